"""The rules appendix: short pages of every game, shown on a phone by way of a QR code.

`site` renders the pages, `server` serves them to the local network, `qr` draws their address.
"""
