import * as place from '../../src/bots/cartographers/search/kernel-layout.ts';
import * as at from '../../src/bots/cartographers/search/layout.ts';
import { BASE_CARDS } from './base.ts';
import { HEROES_CARDS } from './heroes.ts';
import { KERNEL_CARDS } from './kernel-cards.ts';
import * as sets from './sets.ts';
import type { WrittenCard } from './text.ts';
import {
  assemble,
  begin,
  block,
  call,
  callOne,
  type Func,
  func,
  go,
  goIf,
  i32,
  i64,
  int,
  keep,
  type Local,
  last,
  load,
  loadShort,
  long,
  loop,
  perform,
  result,
  set,
  store,
  storeShort,
  type Value,
  v128,
  when,
} from './wasm.ts';

/**
 * Writes the inner loop of a rollout as WebAssembly: it finds the best of a few random drawings of an explore card. A
 * test plays games with this code and with `Rollout.draw`, and compares the results.
 */

const { and, andNot, any, keepSet, loadSet, near, or, sheetSet, storeSet } = sets;
const { BATCH, BATCH_AT, BATCH_SIZE, CARD, SET, WAY } = place;

const EMPTY_BIT = 1 << (at.EMPTY / at.STRIDE);
const FIRST_DRAWN = BATCH_AT + BATCH_SIZE;
const word = (address: Value, offset = 0): Value => load('i32', address, offset);
const global = (address: number): Value => load('i32', int(0), address);

/** Returns the terrains that a card's stars depend on and that players can draw. */
const terrainsOf = ({ reads }: WrittenCard): number[] => reads.filter(set => set <= at.HERO);

const drawnFrom = (card: WrittenCard, entry: Value) => {
  const spaces = keepSet(loadSet(entry, BATCH.mask));
  const terrain = keep(word(entry, BATCH.terrain));
  const terrains = terrainsOf(card);
  const isPlain = terrains.length === 1 && !card.reads.includes(at.EMPTY);
  const as = (set: number): sets.Pair =>
    isPlain ? spaces : sets.onlyIf(keep(sets.mask(i32.eq(terrain, int(set)))), spaces);
  return { spaces, as, isBroken: word(entry, BATCH.isBroken) };
};

/**
 * Writes the code that multiplies the stars of one scoring card by its weight, and adds them to the values of the
 * drawings from `from` to `end`.
 */
const writeCard = (card: WrittenCard, clusters: Func): Func =>
  func(['i32', 'i32', 'i32', 'i32'], undefined, (edict, weight, from, end) => {
    const values = card.params.map((_, i) => keep(word(edict!, place.EDICT.values + 4 * i)));
    const stars = KERNEL_CARDS[card.id]!.begin(i => values[i]!, clusters);
    const reads = card.reads.reduce((all, set) => all | (1 << (set / at.STRIDE)), 0);
    const before = keep(int(0));
    const now = keep(int(0));
    loop(next => {
      when(
        i32.and(word(from!, BATCH.bit), int(reads)),
        () => {
          set(now, stars(drawnFrom(card, from!)));
          when(i32.eq(from!, int(BATCH_AT)), () => set(before, now));
        },
        () => set(now, before),
      );
      store(from!, i32.add(word(from!, BATCH.value), i32.mul(weight!, now)), BATCH.value);
      set(from!, i32.add(from!, int(BATCH_SIZE)));
      goIf(next, i32.lt(from!, end!));
    });
  });

const LINES = v128.fill(int(0x7ff));

/**
 * Writes the code that reads the sets of the map sheet. The even row of each word goes to the lower half, the odd row
 * to the upper half.
 */
const writeRead = (): Func =>
  func([], undefined, () => {
    const lines = keep(LINES);
    const spread = (words: Local): Value => {
      const even = v128.and(words, EVEN);
      return v128.and(v128.or(even, v128.andNot(v128.shlWords(words, int(4)), EVEN)), lines);
    };
    for (const base of SETS_READ) {
      const upper = keep(load('v128', int(0), place.SHEET_AT + 4 * base));
      const lower = keep(load('v128', int(0), place.SHEET_AT + 4 * base + 16));
      storeSet(
        int(0),
        { upper: spread(upper), lower: spread(lower) },
        place.SETS_AT + (base / at.STRIDE) * SET,
      );
    }
    const [empty, monster] = [keepSet(sheetSet(at.EMPTY)), keepSet(sheetSet(at.MONSTER))];
    storeSet(int(0), and(empty, near(monster)), place.PREY_AT);
  });
const EVEN: Value = { kind: 'v128', code: [0xfd, 0x0c, ...[0, 1, 2, 3].flatMap(() => [0xff, 0x07, 0, 0])] };
const SETS_READ = [
  ...[at.FOREST, at.VILLAGE, at.FARM, at.WATER, at.MONSTER, at.HERO],
  ...[at.DESTROYED, at.EMPTY, at.PAID, at.DRAGON],
];

/** Converts 32 random bits to a number below a limit. */
const scaled = (bits: Value, limit: Value): Value =>
  i32.wrap(i64.shr(i64.mul(i64.extend(bits), i64.extend(limit)), long(32n)));

const FEW_TRIES = 6;
const SINGLE_SPACE = 0x8000;

/**
 * CA-21 to CA-26: writes the code that lists where a card fits, or where it fits on ruins if `onRuins` is true. The
 * code returns the length of the list.
 */
const writeList = (): Func =>
  func(['i32', 'i32'], 'i32', (card, onRuins) => {
    const empty = keepSet(sheetSet(at.EMPTY));
    const ruins = keepSet(and(empty, loadSet(int(0), place.RUINS_AT)));
    const height = keep(word(card!, CARD.height));
    const row = keep(int(0));
    loop(next => {
      const to = keep(i32.mul(row, int(SET)));
      storeSet(to, empty, place.EMPTY_BELOW_AT);
      storeSet(to, ruins, place.RUINS_BELOW_AT);
      sets.assign(empty, sets.upOne(empty));
      sets.assign(ruins, sets.upOne(ruins));
      set(row, i32.add(row, int(1)));
      goIf(next, i32.lt(row, height));
    });
    const listed = keep(int(place.LISTED_AT));
    const way = keep(word(card!, CARD.ways));
    const ways = keep(word(card!, CARD.wayCount));
    const number = keep(int(0));
    const fits = keepSet(sets.ALL);
    const touches = keepSet(sets.NONE);
    const space = keep(int(0));
    const end = keep(int(0));
    const line = keep(v128.low(fits.upper));
    loop(next => {
      sets.assign(fits, sets.ALL);
      sets.assign(touches, sets.NONE);
      set(space, word(way, WAY.spaces));
      set(end, i32.add(space, i32.shl(word(way, WAY.spaceCount), int(2))));
      loop(nextSpace => {
        const below = keep(loadShort(space));
        const column = keep(loadShort(space, 2));
        const moved = (from: number): sets.Pair => {
          const { upper, lower } = loadSet(below, from);
          return { upper: v128.shr(upper, column), lower: v128.shr(lower, column) };
        };
        sets.assign(fits, and(fits, moved(place.EMPTY_BELOW_AT)));
        when(onRuins!, () => sets.assign(touches, or(touches, moved(place.RUINS_BELOW_AT))));
        set(space, i32.add(space, int(4)));
        goIf(nextSpace, i32.lt(space, end));
      });
      when(onRuins!, () => sets.assign(fits, and(fits, touches)));
      for (const [i, part] of [v128.low(fits.upper), v128.high(fits.upper), v128.low(fits.lower)].entries()) {
        set(line, part);
        block(out =>
          loop(nextBit => {
            goIf(out, i64.eqz(line));
            const lay = i32.add(i32.wrap(i64.ctz(line)), i32.add(i32.shl(number, int(8)), int(64 * i)));
            storeShort(listed, lay);
            set(listed, i32.add(listed, int(2)));
            set(line, i64.and(line, i64.sub(line, long(1n))));
            go(nextBit);
          }),
        );
      }
      set(way, i32.add(way, int(place.WAY_SIZE)));
      set(number, i32.add(number, int(1)));
      goIf(next, i32.lt(number, ways));
    });
    last(i32.shr(i32.sub(listed, int(place.LISTED_AT)), int(1)));
  });

/** Writes the code for the coins that the drawing would give, like `gain` in words.generated.ts. */
const coinsFrom = (empty: sets.Pair, monsters: sets.Pair, coins: Local): void => {
  const open = keepSet(near(empty));
  const closed = andNot(andNot(loadSet(int(0), place.MOUNTAIN_AT), sheetSet(at.PAID)), open);
  set(coins, i32.add(coins, sets.countOf(closed)));
  when(i32.eqz(global(place.SHEET_AT + 4 * at.BOUNTY_PAID)), () => {
    const dragon = keepSet(sheetSet(at.DRAGON));
    when(any(dragon), () => {
      when(i32.eqz(any(and(and(dragon, monsters), open))), () =>
        set(coins, i32.add(coins, global(place.BOUNTY_AT))),
      );
    });
  });
};

/** Writes the code that adds a drawing to the batch. Its value doesn't contain the stars of the edicts yet. */
const writeEnter = (): Func =>
  func(['i32', 'i32', 'i32', 'i32', 'i32'], undefined, (entry, card, lay, terrain, seasons) => {
    const way = keep(i32.add(word(card!, CARD.ways), i32.mul(i32.shr(lay!, int(8)), int(place.WAY_SIZE))));
    const spaces = keepSet(maskOf(way, lay!));
    const coins = keep(word(way, WAY.coin));
    const saved = keep(sets.countOf(and(spaces, loadSet(int(0), place.PREY_AT))));
    const isMonster = i32.eq(terrain!, int(at.MONSTER));
    const touching = any(and(spaces, loadSet(int(0), place.BESIDE_MOUNTAIN_AT)));
    when(i32.or(i32.or(global(place.ALWAYS_SETTLE_AT), touching), isMonster), () => {
      const empty = keepSet(andNot(sheetSet(at.EMPTY), spaces));
      const monsters = keepSet(or(sheetSet(at.MONSTER), sets.onlyIf(keep(sets.mask(isMonster)), spaces)));
      when(i32.or(global(place.ALWAYS_SETTLE_AT), touching), () => coinsFrom(empty, monsters, coins));
      when(isMonster, () => {
        const before = sets.countOf(loadSet(int(0), place.PREY_AT));
        set(saved, i32.sub(before, sets.countOf(and(empty, near(monsters)))));
      });
    });
    const room = keep(i32.sub(global(place.COIN_CAP_AT), global(place.SHEET_AT + 4 * at.COINS)));
    set(coins, i32.select(coins, room, i32.lt(coins, room)));
    storeSet(entry!, spaces, BATCH.mask);
    store(entry!, terrain!, BATCH.terrain);
    const bit = i32.shl(int(1), i32.shr(terrain!, int(3)));
    store(entry!, i32.or(bit, int(EMPTY_BIT)), BATCH.bit);
    store(entry!, lay!, BATCH.lay);
    store(entry!, word(way, WAY.isBroken), BATCH.isBroken);
    store(entry!, i32.mul(seasons!, i32.add(coins, saved)), BATCH.value);
  });

/** Returns the spaces of a placement. */
const maskOf = (way: Value, lay: Value): sets.Pair => {
  const line = keep(i32.add(way, i32.shl(i32.and(lay, int(0xf0)), int(1))));
  const column = keep(i32.and(lay, int(15)));
  const { upper, lower } = loadSet(line, WAY.masks);
  return { upper: v128.shl(upper, column), lower: v128.shl(lower, column) };
};

/** Takes the next random number for a try, and converts it to a number below a limit. */
const below = (tried: Local, limit: Value): Value => {
  const bits = keep(
    word(i32.shl(i32.and(tried, int(place.TRIED - 1)), int(2)), place.BITS_AT + 4 * place.DEALT),
  );
  set(tried, i32.add(tried, int(1)));
  return scaled(bits, limit);
};

/**
 * Writes the code that adds the stars of the edicts to all drawings of the batch up to `end`. The code returns the
 * terrain and placement of the best drawing.
 */
const writeChoose = (scoring: Func): Func =>
  func(['i32', 'i32', 'i32'], 'i32', (card, end, season) => {
    const bits = keep(word(card!, CARD.bits));
    const looked = keep(i32.or(bits, int(EMPTY_BIT)));
    const weights = keep(i32.shl(season!, int(4)));
    for (let i = 0; i < 4; i++) {
      const weight = keep(word(weights, place.WEIGHTS_AT + 4 * i));
      const edict = place.EDICTS_AT + i * place.EDICT_SIZE;
      const reads = keep(global(edict + place.EDICT.reads));
      when(weight, () =>
        when(i32.and(reads, looked), () => {
          // If an edict doesn't depend on the terrain of a drawing, the drawing gets the stars of the sheet without a
          // drawing. So the first entry of the batch, which stands for no drawing, is scored, too.
          const isSure = i32.or(
            i32.and(reads, int(EMPTY_BIT)),
            i32.eqz(i32.and(bits, i32.sub(int(-1), reads))),
          );
          const from = i32.select(int(FIRST_DRAWN), int(BATCH_AT), isSure);
          callOne(scoring, global(edict + place.EDICT.card), int(edict), weight, from, end!);
        }),
      );
    }
    const best = keep(int(FIRST_DRAWN));
    const most = keep(word(best, BATCH.value));
    const other = keep(int(FIRST_DRAWN));
    loop(next => {
      const value = keep(word(other, BATCH.value));
      when(i32.gt(value, most), () => {
        set(most, value);
        set(best, other);
      });
      set(other, i32.add(other, int(BATCH_SIZE)));
      goIf(next, i32.lt(other, end!));
    });
    last(i32.or(i32.shl(word(best, BATCH.terrain), int(16)), word(best, BATCH.lay)));
  });

interface Parts {
  readonly read: Func;
  readonly list: Func;
  readonly enter: Func;
  readonly choose: Func;
}

/** CA-25, CA-26: writes the code that chooses a single space. `card` is the card for single spaces. */
const writeSingle = ({ list, enter, choose }: Parts): Func =>
  func(['i32', 'i32', 'i32'], 'i32', (card, tried, season) => {
    const empty = keep(call(list, card!, int(0)));
    store(int(0), tried!, place.TRIED_AT);
    when(i32.eqz(empty), () => result(int(-1)));
    const choices = keep(word(card!, CARD.choices));
    const seasons = keep(i32.sub(int(4), season!));
    const entry = keep(int(FIRST_DRAWN));
    const end = FIRST_DRAWN + FEW_TRIES * BATCH_SIZE;
    loop(next => {
      const lay = keep(loadShort(i32.shl(below(tried!, empty), int(1)), place.LISTED_AT));
      const choice = i32.shl(below(tried!, choices), int(2));
      const terrain = word(i32.add(card!, choice), CARD.terrains);
      perform(call(enter, entry, card!, lay, terrain, seasons));
      set(entry, i32.add(entry, int(BATCH_SIZE)));
      goIf(next, i32.lt(entry, int(end)));
    });
    store(int(0), tried!, place.TRIED_AT);
    store(int(0), int(FEW_TRIES), place.NODES_AT);
    last(i32.or(call(choose, card!, int(end), season!), int(SINGLE_SPACE)));
  });

/**
 * Writes the code that chooses a drawing. Its parameters are the address of the card, whether it must cover ruins, the
 * offset of its random numbers, the season, and the number of tries. Each try is a random one from a different part of
 * the list. The code returns the set of the terrain × 65536 + the placement, or a single space, or -1 if the sheet is
 * full.
 */
const writeDraw = (parts: Parts, single: Func): Func =>
  func(['i32', 'i32', 'i32', 'i32', 'i32'], 'i32', (card, bound, tried, season, looks) => {
    const { read, list, enter, choose } = parts;
    perform(call(read));
    const seasons = keep(i32.sub(int(4), season!));
    const choices = keep(word(card!, CARD.choices));
    const listed = keep(call(list, card!, bound!));
    const alone = (which: number): void => result(call(single, word(card!, which), tried!, season!));
    when(i32.and(i32.eqz(listed), i32.ne(bound!, int(0))), () => {
      when(
        global(place.FREE_SHAPE_AT),
        () => set(listed, call(list, card!, int(0))),
        () => alone(CARD.ruinsSingle),
      );
    });
    when(i32.eqz(listed), () => alone(CARD.single));
    const all = keep(i32.mul(listed, choices));
    const isAll = keep(i32.le(all, looks!));
    const tries = keep(i32.select(all, looks!, isAll));
    const k = keep(int(0));
    const which = keep(int(0));
    const entry = keep(int(FIRST_DRAWN));
    loop(next => {
      when(
        isAll,
        () => set(which, i32.div(k, choices)),
        () => set(which, i32.div(i32.add(i32.mul(k, listed), below(tried!, listed)), tries)),
      );
      const lay = keep(loadShort(i32.shl(which, int(1)), place.LISTED_AT));
      const choice = keep(int(0));
      when(i32.gt(choices, int(1)), () =>
        when(
          isAll,
          () => set(choice, i32.rem(k, choices)),
          () => set(choice, below(tried!, choices)),
        ),
      );
      const terrain = word(i32.add(card!, i32.shl(choice, int(2))), CARD.terrains);
      perform(call(enter, entry, card!, lay, terrain, seasons));
      set(entry, i32.add(entry, int(BATCH_SIZE)));
      set(k, i32.add(k, int(1)));
      goIf(next, i32.lt(k, tries));
    });
    store(int(0), tried!, place.TRIED_AT);
    store(int(0), tries, place.NODES_AT);
    last(call(choose, card!, entry, season!));
  });

/** Writes the code for the stars of one edict on the map sheet that was read last. */
const writeStars = (scoring: Func): Func =>
  func(['i32'], 'i32', edict => {
    const address = keep(i32.add(i32.mul(edict!, int(place.EDICT_SIZE)), int(place.EDICTS_AT)));
    store(int(BATCH_AT), int(0), BATCH.value);
    const card = word(address, place.EDICT.card);
    callOne(scoring, card, address, int(1), int(BATCH_AT), int(FIRST_DRAWN));
    last(word(int(BATCH_AT), BATCH.value));
  });

/** Returns the bytes of the module. Its function table has the scoring cards in the order of WRITTEN_CARDS. */
export const writeKernel = (): Uint8Array => {
  begin();
  const clusters = sets.writeClusters();
  const scoring = [...BASE_CARDS, ...HEROES_CARDS].map(card => writeCard(card, clusters));
  const [like] = scoring;
  const read = writeRead();
  const parts = { read, list: writeList(), enter: writeEnter(), choose: writeChoose(like!) };
  const draw = writeDraw(parts, writeSingle(parts));
  return assemble({ draw, read, stars: writeStars(like!) }, scoring, place.PAGES);
};
