import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currentBatches, PRACTICE_MARK } from '../../../../engine/replay.ts';
import type { Event } from '../../../../games/thargos/events.ts';
import { playedRecord } from '../../../../games/thargos/test/recorded-games.ts';
import { language } from '../../../settings.ts';
import { type CountedGame, deckName, playedOf, statsOf } from './stats.ts';

const record = playedRecord(2, { quickPlay: true }, 'statistics');
const kept = { changed: 1, players: ['', 'greedy'], mine: [0], record };

test("the statistics count a finished game for the player's deck and the bot's level", () => {
  const ended = currentBatches(record.log)
    .flatMap(({ events }) => events)
    .findLast(event => event.type === 'ended');
  assert.ok(ended?.type === 'ended');
  const played = playedOf(kept);
  assert.deepEqual(
    [played?.deck, played?.level, played?.isWon],
    ['imperial-lance', 'greedy', ended.result.places[0] === 1],
  );
  assert.equal(
    playedOf({ ...kept, players: ['greedy', ''], mine: [1] })?.isWon,
    ended.result.places[1] === 1,
  );
});

/** The saved game with some of its events changed. */
const withEvents = (change: (event: Event) => Event): typeof kept => ({
  ...kept,
  record: {
    ...record,
    log: currentBatches(record.log).map(batch => ({ ...batch, events: batch.events.map(change) })),
  },
});

test('HT-6.4: the statistics count a shared victory in a cooperative game as a win, but not a draw', () => {
  const shared = (coop: boolean) =>
    withEvents(event => {
      if (event.type === 'ended') return { ...event, result: { ...event.result, places: [1, 1] } };
      return event.type === 'started' ? { ...event, config: { ...event.config, coop } } : event;
    });
  assert.equal(playedOf(shared(false))?.isWon, false);
  assert.equal(playedOf(shared(true))?.isWon, true);
  assert.equal(
    playedOf(shared(true))?.level,
    'thargos',
    'expected the level to be `thargos`, because bots are allies in a cooperative game',
  );
});

test('the statistics count solo games for the level "rival", and stories without other players for "thargos"', () => {
  const solo = playedRecord(1, { mode: 'solo', quickPlay: true }, 'statistics');
  assert.equal(playedOf({ changed: 1, players: [''], mine: [0], record: solo })?.level, 'rival');
  const story = playedRecord(1, { mode: 'story', quickPlay: true }, 'statistics');
  assert.equal(playedOf({ changed: 1, players: [''], mine: [0], record: story })?.level, 'thargos');
});

test('the statistics exclude practice games, unfinished games and games with several people', () => {
  const { log } = record;
  assert.equal(playedOf({ ...kept, record: { log: [...log, PRACTICE_MARK] } }), undefined);
  assert.equal(playedOf({ ...kept, record: { log: log.slice(0, -1) } }), undefined);
  assert.equal(playedOf({ ...kept, players: ['', ''], mine: [0, 1] }), undefined);
  assert.equal(playedOf({ ...kept, players: ['greedy', 'greedy'], mine: [] }), undefined);
});

test('the statistics exclude online games that this device only watched', () => {
  assert.equal(playedOf({ ...kept, mine: [] }), undefined);
});

test('the statistics count wins by deck and level, and winning streaks in chronological order', () => {
  const game = (changed: number, isWon: boolean, deck = 'a', level = 'greedy'): CountedGame => ({
    changed,
    isWon,
    deck,
    level,
  });
  const stats = statsOf([
    game(5, true, 'b', 'strong'),
    game(1, true),
    game(2, true),
    game(3, false),
    game(4, true),
  ]);
  assert.deepEqual([stats.wins, stats.games, stats.streak, stats.best], [4, 5, 2, 2]);
  assert.deepEqual(
    stats.decks.map(({ id, wins, games }) => [id, wins, games]),
    [
      ['a', 3, 4],
      ['b', 1, 1],
    ],
  );
  assert.deepEqual(
    stats.levels.map(({ id, wins, games }) => [id, wins, games]),
    [
      ['greedy', 3, 4],
      ['strong', 1, 1],
    ],
  );
  assert.deepEqual(statsOf([]), { wins: 0, games: 0, streak: 0, best: 0, decks: [], levels: [] });
});

test('deckName names decks in both languages, and says that a missing deck was deleted', () => {
  const own = new Map([
    ['k1', { title: { en: 'My lance', fr: 'Ma lance' } }],
    ['k2', {}],
  ]);
  const names = ['imperial-lance', 'imperial-lance-easy', 'ford-watch', 'random', 'k1', 'k2', 'k3'];
  const said = (spoken: 'en' | 'fr'): string[] => {
    language.value = spoken;
    return names.map(id => deckName(id, own));
  };
  assert.deepEqual(said('fr'), [
    'La Lance impériale',
    'La Lance impériale (facile)',
    'La Garde du gué',
    'Deck au hasard',
    'Ma lance',
    'Deck sans nom',
    'Deck supprimé',
  ]);
  assert.deepEqual(said('en').slice(-3), ['My lance', 'Unnamed deck', 'Deleted deck']);
});
