"""Icons and diagrams as shapes: the screens draw them with Kivy, the rule pages as SVG."""
