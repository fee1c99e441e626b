"""What works on this machine, what does not, and what to do about it.

`machine` is all that a check may look at, so that a test can make one up. The modules of checks
have one function for each part; `checkup` lists them, and `report` writes what they found.
"""
