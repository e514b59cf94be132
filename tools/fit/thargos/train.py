# Fits a network for each mode to the positions that `npm run fit -- --positions FOLDER` wrote. Needs PyTorch; uses a
# GPU if there is one. One game in ten is held out for validation.
import glob
import json
import sys

import numpy as np
import torch
from torch import nn

TABLE, PLACES, PLACE = 42, 8, 22
SEEN, FIRST, SECOND = 24, 32, 16
PLAYERS = {"duel": 2, "circle": 3, "story": 2, "solo": 2}
BATCH, PASSES, RATE, DECAY = 4096, 12, 0.004, 0.001


class Net(nn.Module):
    """Rates a position for one player, from the table features and the sum of the outputs for the places."""

    def __init__(self):
        super().__init__()
        self.p = nn.Linear(PLACE, SEEN)
        self.a = nn.Linear(TABLE + SEEN, FIRST)
        self.b = nn.Linear(FIRST, SECOND)
        self.c = nn.Linear(SECOND, 1)

    def forward(self, players):
        table, rest = players[..., :TABLE], players[..., TABLE:]
        places = rest.reshape(*rest.shape[:2], PLACES, PLACE)
        # The first number of a place is 1 if the place exists, and 0 if it doesn't.
        seen = (torch.relu(self.p(places)) * places[..., :1]).sum(2)
        first = torch.relu(self.a(torch.cat([table, seen], -1)))
        return self.c(torch.relu(self.b(first)))[..., 0]


def train(mode, folder, device):
    width = TABLE + PLACES * PLACE
    files = sorted(glob.glob(f"{folder}/{mode}.*.bin"))
    rows = np.concatenate([np.fromfile(file, np.float32).reshape(-1, 2 + PLAYERS[mode] * width) for file in files])
    is_held_out = rows[:, 0].astype(int) % 10 == 0
    players = torch.tensor(rows[:, 2:].reshape(len(rows), -1, width)).to(device)
    winner = torch.tensor(rows[:, 1].astype(int)).to(device)
    training = torch.tensor(np.flatnonzero(~is_held_out)).to(device)
    net = Net().to(device)
    cross_entropy = nn.CrossEntropyLoss()
    steps = PASSES * -(-len(training) // BATCH)
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps)
    for _ in range(PASSES):
        for batch in training[torch.randperm(len(training), device=device)].split(BATCH):
            loss = cross_entropy(net(players[batch]), winner[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            pace.step()
    validation = torch.tensor(np.flatnonzero(is_held_out)).to(device)
    with torch.no_grad():
        held = cross_entropy(net(players[validation]), winner[validation]).item()
    print(f"{mode}: {len(training)} positions, cross-entropy in held-out games {held:.4f}", flush=True)
    with open(f"{folder}/{mode}.json", "w", encoding="utf-8") as out:
        json.dump({name: value.tolist() for name, value in net.state_dict().items()}, out)


torch.manual_seed(1)
for each in PLAYERS:
    train(each, sys.argv[1], "cuda" if torch.cuda.is_available() else "cpu")
