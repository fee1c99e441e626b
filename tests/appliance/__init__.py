"""The companion on machines that boot: virtual ones, run by ``deploy/test --appliance``."""
