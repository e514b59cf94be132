// `npm run capacity`: what servers carry (docs/capacity.md). Prints its tables, computed from tools/capacity/figures.ts.
//   --players N, --games-per-player N, --minutes-per-game N, …    other assumptions (ASSUMED in figures.ts)
//   --core-price N, --memory-price N, --disk-price N, --traffic-price N, --request-price N    your prices per month
//   --simulate       the simulation of the fan-out
//   --seed TEXT, --nodes N, --tables N, --hot-spectators N, --lobby-batch N, …    another simulation (FAN_OUT)
//   --games          moves and bytes per game, played by a bot: one JSON object per mode
//   --bot NAME       this bot (default: greedy)
//   --measure        starts servers and measures them under load: one JSON object per scenario (Linux)
//   --only PREFIX    only scenarios with this prefix
//   --seconds N      how long to measure each scenario (default: 20)
//   --load=FLAGS     more flags for `alidade load`, such as --load="--seats 3"
import { parseArgs } from 'node:util';
import { FAN_OUT } from './capacity/fan-out.ts';
import { ASSUMED, MEASURED, PRICES } from './capacity/figures.ts';
import { gameSizes } from './capacity/games.ts';
import { measure } from './capacity/measure.ts';
import {
  assumedTable,
  costTable,
  dayTable,
  fanOutTable,
  machinesTable,
  measuredTable,
} from './capacity/tables.ts';

const GAMES = 20;

const flagOf = (key: string): string => key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** Ends with a message if a flag is wrong. */
const fail = (reason: string): never => {
  process.stderr.write(`capacity: ${reason}\n`);
  process.exit(2);
};

const options = {
  ...Object.fromEntries(
    [...Object.keys({ ...ASSUMED, ...PRICES, ...FAN_OUT }), 'only', 'seconds', 'load', 'bot'].map(key => [
      flagOf(key),
      { type: 'string' } as const,
    ]),
  ),
  measure: { type: 'boolean' },
  games: { type: 'boolean' },
  simulate: { type: 'boolean' },
} as const;

const readFlags = (): Readonly<Record<string, unknown>> => {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};

const values = readFlags();

const text = (flag: string, usual: string): string => {
  const value = values[flag];
  return typeof value === 'string' ? value : usual;
};

const count = (flag: string, usual: number, least: number, isWhole: boolean): number => {
  const said = text(flag, String(usual));
  const value = said.trim() === '' ? Number.NaN : Number(said);
  if (value >= least && value <= 1e12 && (!isWhole || Number.isInteger(value))) return value;
  return fail(`--${flag} ${said}: expected a ${isWhole ? 'whole ' : ''}number of at least ${least}`);
};

/** The numbers that must be whole, and their least value. All others only must not be negative. */
const WHOLE: Readonly<Record<string, number>> = { nodes: 2, tables: 1, hotSpectators: 0, coresPerMachine: 1 };

/** The values of the flags instead of the defaults. */
const said = <T extends object>(defaults: T): T => ({
  ...defaults,
  ...Object.fromEntries(
    Object.entries(defaults).map(([key, usual]) => [
      key,
      typeof usual === 'number'
        ? count(flagOf(key), usual, WHOLE[key] ?? 0, Object.hasOwn(WHOLE, key))
        : text(flagOf(key), usual),
    ]),
  ),
});

const print = (table: string): void => void process.stdout.write(`${table}\n\n`);

if (values.measure) await measure(text('only', ''), text('load', ''), count('seconds', 20, 1, true));
else if (values.games)
  for await (const size of gameSizes(text('bot', 'greedy'), GAMES)) console.log(JSON.stringify(size));
else {
  const [assumed, prices, fanOut] = [said(ASSUMED), said(PRICES), said(FAN_OUT)];
  if (values.simulate) print(fanOutTable(fanOut));
  else {
    print(measuredTable());
    print(assumedTable(assumed));
    print(machinesTable(MEASURED, assumed));
    print(dayTable(MEASURED, assumed));
    print(costTable(MEASURED, assumed, prices));
  }
}
