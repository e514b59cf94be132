import { stream } from '../../../engine/random.ts';
import { hashKey, newKey, newSeed } from '../../keys.ts';
import type { Client, Json } from '../client.ts';
import { ANY, type Sitting, sitDown } from '../players.ts';
import { MARK } from './wishes.ts';

/** Two tables of other players, one running and one waiting, and their secrets. */
export interface World {
  /** Replaces the placeholders in a value with current values. */
  readonly fill: (value: unknown) => Promise<unknown>;
  /** Returns the texts that no response may contain. */
  readonly secrets: () => Promise<readonly string[]>;
  readonly id: string;
}

const GAMES = [
  ['cartographers', {}],
  ['thargos', { quickPlay: true }],
] as const;

/**
 * Returns one function for each part of a JSON value. It returns a copy of the value in which this part is replaced.
 */
const placesIn = (value: unknown): ((to: unknown) => unknown)[] => {
  const here = (to: unknown): unknown => to;
  if (typeof value !== 'object' || value === null) return [here];
  const within = Object.entries(value).flatMap(([key, part]) =>
    placesIn(part).map(put => (to: unknown) => {
      const changed = put(to);
      return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
    }),
  );
  return [here, ...within];
};

export const makeWorld = async (api: Client, n: number): Promise<World> => {
  const [game, config] = GAMES[n % GAMES.length]!;
  const seed = newSeed();
  const table: Sitting = await sitDown(api, game, 2, { config, seed });
  const foreign = await sitDown(api, 'cartographers', 1);
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { body: waiting } = await api.post('tables', { game: 'cartographers', seats });
  const random = stream(newSeed(), 'fuzz');

  const ask = async (): Promise<Json> => (await api.get(`tables/${table.id}`, table.tokens[0])).body;
  const legal = async (): Promise<unknown> => {
    const { options } = await ask();
    return options ? ANY[game]!(options as never, random) : { type: 'pass' };
  };
  const STANDS: Readonly<Record<string, () => unknown>> = {
    'running table': () => table.id,
    'waiting table': () => waiting.id,
    invite: () => waiting.invite,
    'seat key': () => table.tokens[0],
    'other key': () => waiting.token,
    'watch key': () => table.watch,
    'foreign key': () => foreign.tokens[0],
    decision: async () => (await ask()).decision ?? 'none',
    command: legal,
  };
  const fill = async (value: unknown): Promise<unknown> => {
    if (typeof value === 'string' && value.startsWith(MARK))
      return (await STANDS[value.slice(1)]?.()) ?? value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return Promise.all(value.map(fill));
    const spoilt = (value as Json)[`${MARK}spoilt`];
    if (spoilt) {
      const command = await legal();
      const places = placesIn(command);
      return places[spoilt.at % places.length]!(spoilt.to);
    }
    const parts = await Promise.all(
      Object.entries(value).map(async ([key, part]) => [key, await fill(part)] as const),
    );
    return Object.fromEntries(parts);
  };
  const keys = [...table.tokens, table.watch, waiting.token, waiting.invite, waiting.watch, newKey()];
  const always = [...keys, ...keys.map(hashKey)];
  return {
    fill,
    secrets: async () => ((await ask()).status === 'over' ? always : [...always, seed]),
    id: table.id,
  };
};
