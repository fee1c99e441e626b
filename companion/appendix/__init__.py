"""The rules appendix: short pages for every game, opened on a phone by a QR code.

`site` provides the pages, `server` serves them to the local network, `qr` draws their URL.
"""
