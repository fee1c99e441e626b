// SPDX-License-Identifier: GPL-2.0
// The backlight of a panel: /sys/class/backlight/simulated. Nothing shines.
#include <linux/backlight.h>
#include <linux/err.h>
#include <linux/module.h>
#include <linux/platform_device.h>

static struct platform_device *panel;
static struct backlight_device *backlight;

static int update_status(struct backlight_device *device)
{
	return 0;
}

static const struct backlight_ops ops = { .update_status = update_status };

static const struct backlight_properties properties = {
	.type = BACKLIGHT_RAW,
	.max_brightness = 255,
	.brightness = 255,
};

static int __init begin(void)
{
	panel = platform_device_register_simple("backlight-simulated", PLATFORM_DEVID_NONE, NULL, 0);
	if (IS_ERR(panel))
		return PTR_ERR(panel);
	backlight = backlight_device_register("simulated", &panel->dev, NULL, &ops, &properties);
	if (IS_ERR(backlight)) {
		platform_device_unregister(panel);
		return PTR_ERR(backlight);
	}
	return 0;
}

static void __exit end(void)
{
	backlight_device_unregister(backlight);
	platform_device_unregister(panel);
}

module_init(begin);
module_exit(end);
MODULE_LICENSE("GPL");
MODULE_DESCRIPTION("A backlight that only says how bright it is");
