import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import type { Rows } from '../../../games/cartographers/board/grid.ts';
import {
  anyCommand,
  type Command,
  cartographers,
  type Options,
  type State,
  type View,
} from '../../../games/cartographers/index.ts';
import { rulesOf } from '../../../games/cartographers/rules.ts';
import type { Sheet } from '../../../games/cartographers/types.ts';
import * as at from './layout.ts';
import { copySolo, loadSolo } from './load.ts';
import * as moves from './moves.ts';
import { CoreRandom } from './random.ts';
import { RandomSolo } from './random-solo.ts';
import { type CoreExplore, type CoreHero, coreEdictOf, coreRules, setOf } from './rules.ts';
import { cellsOfLay, writeLays } from './shapes.ts';
import { loadSheet, makeSheet, newSheet } from './sheet.ts';
import {
  beginSolo,
  type Dealer,
  finalScore,
  newSoloGame,
  playOn,
  type SoloGame,
  type SoloPlayer,
} from './solo.ts';
import { randomWish } from './test/wish.ts';

const GAMES = 300;

/** A decision in a game of the engine, with its answer. */
interface Asked {
  readonly view: View;
  readonly sheet: Sheet;
  readonly card: string;
  readonly options: Options;
  readonly command: Command;
}

/** What happened in a solo game of the engine: the revealed cards, the decisions and the result. */
interface Played {
  readonly first: State;
  readonly last: State;
  readonly revealed: readonly string[];
  readonly asked: readonly Asked[];
}

const playEngine = (seed: number): Played => {
  const random = stream(parseSeed(`equal ${seed}`).seed, 'test');
  const begun = cartographers.setup(1, parseSeed(`game ${seed}`), randomWish(new CoreRandom(seed)));
  if (isRefusal(begun)) throw new Error(`expected a playable config, found ${JSON.stringify(begun)}`);
  const revealed: string[] = [];
  const asked: Asked[] = [];
  let state: State | undefined;
  let first: State | undefined;
  const tell = (events: typeof begun): void => {
    for (const event of events) {
      state = cartographers.evolve(state, event);
      first ??= state;
      if (event.type === 'revealed') revealed.push(event.card);
    }
  };
  tell(begun);
  for (;;) {
    const now = state as State;
    if (now.phase.type === 'over') return { first: first as State, last: now, revealed, asked };
    const view = cartographers.view(now, 0);
    const options = cartographers.options(view);
    const command = anyCommand(options, random);
    if (!command) throw new Error(`expected a legal command in ${JSON.stringify(now.phase)}, found none`);
    asked.push({
      view,
      sheet: now.sheets[0]!,
      card: 'card' in now.phase ? now.phase.card : '',
      options,
      command,
    });
    const decided = cartographers.decide(now, 0, command);
    if (isRefusal(decided))
      throw new Error(`expected a legal answer, but it was refused: ${JSON.stringify(decided)}`);
    tell(decided.events);
  }
};

const comparable = ({ seasons: _, version: __, ...sheet }: Sheet) => sheet;

const rowsOf = (set: Int32Array, offset: number): Rows => at.unpackRows(set, offset);

const kindOf = (card: number): number => (card < at.RUINS_CARD ? card : card & ~31);

/** Checks that loading a view gives the same game, except for ambushes and heroes that the view doesn't show. */
const sameWhenLoaded = (game: SoloGame, card: CoreExplore, view: View): void => {
  const loaded = newSoloGame(game.rules);
  loadSolo(loaded, view, 0, new CoreRandom(1));
  const facts = ({ sheet, edicts, scores, season, deck, left, revealed }: SoloGame) => ({
    sheet,
    edicts: edicts.map(edict => edict.id),
    scores: scores.subarray(0, season * 5),
    season,
    deck: Array.from(deck.subarray(0, left), kindOf).sort((a, b) => a - b),
    revealed,
  });
  assert.deepEqual(facts(loaded), facts(game));
  // In the engine, the time of the current card already counts. The core adds it when the card is drawn.
  assert.equal(loaded.time, game.time + card.time);
  assert.equal(loaded.bound, false);
  const beasts = [
    ...loaded.deck.subarray(0, loaded.left),
    ...loaded.ambushPile.subarray(0, loaded.ambushesLeft),
  ]
    .filter(number => number >= at.AMBUSH_CARD && number < at.HERO_CARD)
    .map(number => game.rules.ambushes[number - at.AMBUSH_CARD]!.id);
  assert.deepEqual([...beasts, ...view.ambushes].sort(), [...view.config.ambushPool].sort());
  const copy = newSoloGame(game.rules);
  copySolo(copy, loaded);
  assert.deepEqual(copy, loaded);
  const by = new RandomSolo(1);
  playOn(copy, by, by);
  assert.equal(copy.season, 3);
};

/** Deals the engine's cards to the core, gives the engine's answers, and compares core and engine after each step. */
class Mirror implements Dealer, SoloPlayer {
  readonly played: Played;
  #revealed = 0;
  #asked = 0;

  constructor(played: Played) {
    this.played = played;
  }

  /** Picks the engine's next card from the pile, because the core's piles have no order. */
  next(pile: Int32Array, left: number): number {
    const { config, secret } = this.played.first;
    const rules = coreRules(config);
    const name = (card: number): string => {
      if (card < at.RUINS_CARD) return rules.explore[card]!.id;
      if (card < at.AMBUSH_CARD) return 'ruins';
      return card < at.HERO_CARD
        ? rules.ambushes[card - at.AMBUSH_CARD]!.id
        : rules.heroes[card - at.HERO_CARD]!.id;
    };
    const names = Array.from(pile.subarray(0, left), name);
    const joining = pile.length === rules.ambushes.length || pile.length === rules.heroes.length;
    const wanted = joining ? this.#joining(names, secret) : this.played.revealed[this.#revealed++]!;
    const i = names.indexOf(wanted.endsWith('-ruins') ? 'ruins' : wanted);
    assert.ok(i >= 0, `expected the core to have ${wanted} among its cards, found ${names}`);
    return i;
  }

  #joining(names: readonly string[], { ambushDeck, heroDeck }: State['secret']): string {
    const wanted = [...ambushDeck, ...heroDeck].find(id => names.includes(id));
    return wanted ?? names[0]!;
  }

  #ask(game: SoloGame, card: string): Asked {
    const asked = this.played.asked[this.#asked++];
    assert.ok(asked, `expected the engine to have a decision about ${card}, found none`);
    assert.deepEqual(makeSheet(game.sheet, game.rules), comparable(asked.sheet));
    if (card !== '') assert.equal(card, asked.card);
    const loaded = newSheet(game.rules.map);
    loadSheet(loaded, game.rules, asked.sheet);
    assert.deepEqual(loaded, game.sheet);
    return asked;
  }

  draw(game: SoloGame, card: CoreExplore): void {
    const { rules, sheet, bound } = game;
    // CA-29: the engine doesn't ask a player whose sheet is full.
    if (!moves.hasRoom(sheet)) return;
    const { view, options, command } = this.#ask(game, card.id);
    sameWhenLoaded(game, card, view);
    assert.equal(command.type, 'draw');
    if (command.type !== 'draw') return;
    const terrain = setOf(command.terrain);
    const n = moves.listDraws(rules, sheet, card, bound);
    const terrains = n > 0 ? card.terrains : n === at.NOTHING_FITS ? card.single : card.ruinsSingle;
    if (options.type === 'drawSingle') {
      assert.ok(n <= 0);
      assert.deepEqual([...terrains], options.terrains.map(setOf));
      assert.deepEqual(rowsOf(sheet, at.EMPTY), options.cells);
      moves.drawSingle(rules, sheet, card, at.placeOfCell(command.cells[0]!), terrain);
      return;
    }
    assert.equal(options.type, 'draw');
    if (options.type !== 'draw') return;
    assert.deepEqual([...terrains], options.terrains.map(setOf));
    const ways = card.ways.ways.map((way, w) => ({ way, shape: card.ways.shape[w], w }));
    const listed = ways
      .map(({ way, shape, w }) => ({
        shape,
        spaces: way.spaces,
        anchors: rowsOf(card.ways.places, w * at.STRIDE),
      }))
      .filter(({ anchors }) => anchors.some(row => row !== 0));
    const offered = options.shapes.flatMap(({ shape, lays }) =>
      lays.map(({ spaces, anchors }) => ({ shape, spaces, anchors })),
    );
    assert.deepEqual(listed, offered);
    const lays = new Int32Array(4000);
    const wanted = [...command.cells].sort((a, b) => a - b).join();
    const lay = lays
      .subarray(0, writeLays(card.ways, lays))
      .find(l => cellsOfLay(card.ways, l).join() === wanted);
    assert.ok(lay !== undefined);
    moves.draw(rules, sheet, card, lay, terrain);
  }

  hero(game: SoloGame, card: CoreHero): void {
    const { options, command } = this.#ask(game, card.id);
    assert.ok(options.type === 'drawHero' && command.type === 'drawHero');
    assert.deepEqual(rowsOf(game.sheet, at.EMPTY), options.cells);
    assert.deepEqual(card.attacks, options.attacks);
    moves.drawHero(game.rules, game.sheet, at.placeOfCell(command.cell), card.attacks[command.orientation]!);
  }

  victim(game: SoloGame, size: number): number {
    const { options, command } = this.#ask(game, '');
    assert.ok(options.type === 'gaze' || options.type === 'ravage');
    assert.ok(command.type === options.type);
    assert.deepEqual(rowsOf(moves.victimSet, 0), options.cells);
    assert.equal(moves.sizeOf(moves.victimSet, 0), size);
    return at.placeOfCell(command.cell);
  }

  done(): void {
    assert.equal(this.#revealed, this.played.revealed.length);
    assert.equal(this.#asked, this.played.asked.length);
  }
}

const compare = (seed: number): void => {
  const played = playEngine(seed);
  const { config, edicts } = played.first;
  const game = newSoloGame(coreRules(config));
  for (const [i, id] of edicts.entries()) game.edicts[i] = coreEdictOf(rulesOf(config), id);
  const mirror = new Mirror(played);
  beginSolo(game, mirror);
  playOn(game, mirror, mirror);
  mirror.done();
  const sheet = played.last.sheets[0]!;
  assert.deepEqual(makeSheet(game.sheet, game.rules), comparable(sheet));
  const seasons = sheet.seasons.flatMap(({ first, second, coins, monsters, total }) => [
    first,
    second,
    coins,
    monsters,
    total,
  ]);
  assert.deepEqual([...game.scores], seasons);
  assert.equal(finalScore(game), played.last.result?.totals[0]);
};

test('the search core plays the same solo games as the engine, step by step', () => {
  for (let seed = 1; seed <= GAMES; seed++)
    try {
      compare(seed);
    } catch (error) {
      throw new Error(
        `expected core and engine to play equal games with seed ${seed} and ${JSON.stringify(randomWish(new CoreRandom(seed)))}`,
        {
          cause: error,
        },
      );
    }
});
