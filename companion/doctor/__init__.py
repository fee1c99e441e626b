"""Checks what works on this machine, and what to do about the rest.

`machine` is everything that a check may look at, so that tests can fake it. The modules of checks
have one function for each part, which `checkup` lists; `row` makes a row of the table of machines.
"""
