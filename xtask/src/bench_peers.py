"""Plays random four-player games with Catanatron and prints what happened as JSON."""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer

count, seed = int(sys.argv[1]), int(sys.argv[2])
actions = turns = unfinished = 0
begun = time.perf_counter()
for number in range(count):
    game = Game([RandomPlayer(color) for color in Color], seed=seed + number)
    game.play()
    actions += len(game.state.actions)
    turns += game.state.num_turns
    unfinished += game.winning_color() is None
seconds = time.perf_counter() - begun
print(json.dumps(dict(seconds=seconds, count=count, actions=actions, turns=turns, unfinished=unfinished)))
