import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS } from '../../../../../bots/thargos/index.ts';
import { playMatch } from '../../../../../engine/match.ts';
import { parseSeed } from '../../../../../engine/random.ts';
import { isRefusal } from '../../../../../engine/refusal.ts';
import { updatesIn } from '../../../../../engine/test/updates-in.ts';
import type { ConfigWish } from '../../../../../games/thargos/config.ts';
import type { Event } from '../../../../../games/thargos/events.ts';
import { thargos } from '../../../../../games/thargos/module.ts';
import { STORY_ASSETS } from '../../../../../games/thargos/stories/shipped.ts';
import { duel } from '../../../../../games/thargos/test/table.ts';
import type { LogDetails } from '../../../../../games/thargos/words/log-details.ts';
import { logLine } from '../../../../../games/thargos/words/log-line.ts';

const NAMES = ['Ada', 'Bea', 'Cat', 'Rival'];
const game = thargos.withAssets(STORY_ASSETS);

interface Line {
  readonly event: Event;
  readonly text: string;
  readonly rule: string | undefined;
  /** The seat whose turn it is; undefined before the first turn. */
  readonly turn: number | undefined;
}

/** The log of a whole random game as seat 0 reads it, without lines that cite a card. */
const ruleLines = (seats: number, config: ConfigWish): Line[] => {
  const players = Array.from({ length: seats }, () => BOTS.greedy);
  const match = playMatch(game, { seed: parseSeed('true log'), config, players });
  if (isRefusal(match)) throw new Error(`expected a game to start, got the refusal ${match.refused}`);
  const told = updatesIn(game, 0, match.log);
  const view = game.view(match.state, 0);
  let turn: number | undefined;
  return told.flatMap(({ events: all }) =>
    all.flatMap(({ event, about }) => {
      if (event.type === 'turnBegun') turn = event.seat;
      const reader = { viewer: 0, names: NAMES, language: 'en', config: view.config } as const;
      const line = logLine(event, about as LogDetails | undefined, reader);
      return line && line.card === undefined ? [{ event, text: line.text, rule: line.rule, turn }] : [];
    }),
  );
};

const rulesOf = (lines: readonly Line[], isIt: (line: Line) => boolean): string[] =>
  [...new Set(lines.filter(isIt).map(({ rule }) => rule ?? ''))].sort();

const isMove =
  (why: string) =>
  ({ event }: Line): boolean =>
    event.type === 'moved' && event.why === why;

for (const [seats, config, hands, heroes, missions] of [
  [2, { quickPlay: true }, ['HT-3.4', 'HT-3.8'], ['HT-3.6'], ['HT-3.7']],
  [3, { mode: 'circle', quickPlay: true }, ['HT-3.4', 'HT-3.8'], ['HT-8.1.3'], ['HT-8.1.4']],
  [2, { mode: 'story', quickPlay: true }, ['HT-9.3'], [], []],
  [1, { mode: 'solo', quickPlay: true }, ['HT-11.5.3', 'HT-11.5.4'], ['HT-11.5.2'], ['HT-11.5.4']],
] as const)
  test(`the log of a ${config.mode ?? 'duel'} game cites only rules of this mode`, () => {
    const lines = ruleLines(seats, config);
    const setUp = lines.filter(({ turn }) => turn === undefined);
    assert.deepEqual(rulesOf(setUp, isMove('draw')), hands);
    assert.deepEqual(
      rulesOf(setUp, ({ event }) => event.type === 'heroPlaced'),
      heroes,
    );
    assert.deepEqual(
      rulesOf(setUp, line => isMove('place')(line) || isMove('dig')(line)),
      missions,
    );
    const gains = rulesOf(lines, ({ event }) => event.type === 'won');
    assert.deepEqual(gains, [config.mode === 'story' ? 'HT-9.11' : 'HT-5.9']);
    const draws = lines.filter(line => line.turn !== undefined && isMove('draw')(line));
    const isOwn = ({ event, turn }: Line): boolean =>
      event.type === 'moved' && event.to.zone === 'hand' && event.to.seat === turn;
    assert.deepEqual(rulesOf(draws, isOwn), ['HT-4.1']);
    const redraws = rulesOf(draws, line => !isOwn(line));
    assert.deepEqual(redraws, config.mode === 'story' ? [] : ['HT-5.9']);
  });

const { config } = duel().state;
const told = (event: Event, about: LogDetails = {}) => {
  const reader = { viewer: 0, names: NAMES, config } as const;
  return (['en', 'fr'] as const).map(language => logLine(event, about, { ...reader, language }));
};

test('HT-5.5: the log cites this rule for a defense without cards and for a conceded Mission', () => {
  const none = { power: 0, mind: 0, mysticism: 0 };
  const laid = (side: 'attack' | 'defence') =>
    told({ type: 'committed', side, seat: 1, counts: none, from: 'hand' })[0];
  assert.deepEqual(laid('attack'), { text: 'Bea places no cards.', rule: 'HT-5.3' });
  assert.deepEqual(laid('defence'), { text: 'Bea places no cards.', rule: 'HT-5.5' });
  const [ended] = told({ type: 'resolved', success: true, totals: null });
  assert.deepEqual(ended, { text: 'The attempt succeeds.', rule: 'HT-5.5' });
});

test('the log says whether cards from the discard pile move to the hand, on top of the deck or under it', () => {
  const recovered = (zone: 'hand' | 'deckTop' | 'deckBottom') =>
    told({
      type: 'moved',
      from: { zone: 'discard', seat: 0 },
      to: { zone, seat: 0 },
      why: 'recover',
      count: 5,
    });
  assert.deepEqual(
    (['hand', 'deckBottom', 'deckTop'] as const).flatMap(zone => recovered(zone).map(line => line?.text)),
    [
      'You recover 5 cards.',
      'Vous récupérez 5 cartes.',
      'You put 5 cards from the discard pile under the deck.',
      'Vous remettez 5 cartes de la défausse sous le deck.',
      'You put 5 cards from the discard pile on top of the deck.',
      'Vous remettez 5 cartes de la défausse sur le dessus du deck.',
    ],
  );
});

test('if a player’s points change without a Mission, the log says whether the player gains or loses them', () => {
  const points = (vp: number) => told({ type: 'gained', seat: 1, vp }).map(line => line?.text);
  assert.deepEqual(points(2), ['Bea gains 2 VP.', 'Bea gagne 2 PV.']);
  assert.deepEqual(points(-1), ['Bea loses 1 VP.', 'Bea perd 1 PV.']);
});

test('the English log is in the present tense', () => {
  const past =
    / (drew|placed|attached|played|discarded|burned|took|found|looked|passed|gained|lost|shuffled|rolled|changed|was|were)\b/;
  const lines = [
    [2, { quickPlay: true }],
    [2, { mode: 'story', quickPlay: true }],
    [1, { mode: 'solo', quickPlay: true }],
  ] as const;
  for (const [seats, wish] of lines)
    assert.deepEqual(
      ruleLines(seats, wish)
        .map(({ text }) => text)
        .filter(text => past.test(text) && !/is burned/.test(text)),
      [],
    );
});
