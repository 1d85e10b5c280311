"""Random numbers that are the same in every Python, which promises that of random() only."""

import random


class Dice:
    def __init__(self, seed):
        self.random = random.Random(seed).random

    def randrange(self, end):
        return int(self.random() * end)

    def randint(self, low, high):
        return low + self.randrange(high - low + 1)

    def uniform(self, low, high):
        return low + self.random() * (high - low)

    def choice(self, items):
        return items[self.randrange(len(items))]
