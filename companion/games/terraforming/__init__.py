"""What the games of terraforming share: the global parameters, the pace, icons and colours."""
