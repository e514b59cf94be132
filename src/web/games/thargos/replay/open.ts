import type { Supplies } from '../../../../engine/module.ts';
import { readRecord } from '../../../../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../../../../engine/refusal.ts';
import { PRACTICE_MARK, standing } from '../../../../engine/replay.ts';
import { foldRecord, type Verdict, verify } from '../../../../engine/verify.ts';
import type { ConfigWish } from '../../../../games/thargos/config.ts';
import type { Event } from '../../../../games/thargos/events.ts';
import { parseNotation } from '../../../../games/thargos/notation/notation.ts';
import { reader } from '../../../../games/thargos/notation/parse-command.ts';
import { STORY_SUPPLIES } from '../../../../games/thargos/stories/shipped.ts';
import type { Command, State } from '../../../../games/thargos/types.ts';
import { heldBy, holdFor, keepOnly, lackOf } from '../device.ts';
import type { ThargosRecord } from '../local-table.ts';
import { loadShelf } from '../packs.ts';
import { game } from '../rules.ts';
import { playbackOf } from './frames.ts';
import { linesOf } from './tell.ts';

const REPLAY = 'replay';

const NOT_TO_BE_TOLD = refuse('file-bad-batch', { batch: 0, place: 'log' });

/** It may have been played with cards that somebody typed in; a browser that keeps nothing has none. */
export const readyToRead = async (): Promise<void> =>
  holdFor(REPLAY, await loadShelf().catch((): Supplies => new Map()));

/** Which of them is told is known when the game was read. */
const bringStories = (): void => holdFor(REPLAY, new Map([...heldBy(REPLAY), ...STORY_SUPPLIES]));

/** A game text or a game file, whichever it is. It is played through once, so that later nothing breaks. */
export const readGame = (content: string): ThargosRecord | Refusal => {
  bringStories();
  const isJson = content.trimStart().startsWith('{');
  const record = isJson ? readRecord<Command, Event>(reader, content) : parseNotation(content, game);
  return isRefusal(record) ? record : checkedGame(record);
};

/** A file may hold events that no rules would have told: what cannot be shown whole is not shown at all. */
export const checkedGame = (record: ThargosRecord): ThargosRecord | Refusal => {
  bringStories();
  // Without the cards nothing could be told.
  const lacking = lackOf(record.config, heldBy(REPLAY));
  if (lacking) return lacking;
  const end = foldRecord(game, record);
  if (isRefusal(end)) return end;
  try {
    const playback = playbackOf(record.log);
    const names = record.seats.map((_, seat) => `${seat}`);
    linesOf(playback, { seat: 0, isOpen: true }, { names, language: 'en' });
    if (playback.frames.length === 0) return NOT_TO_BE_TOLD;
    keepOnly(REPLAY, record.config);
    return record;
  } catch {
    return NOT_TO_BE_TOLD;
  }
};

export const verdictOn = (record: ThargosRecord): Verdict =>
  verify<State, Command, Event, ConfigWish>(game, record);

/** The game up to a batch, as practice; undefined when nobody can play on there. */
export const cutAt = (record: ThargosRecord, batch: number): ThargosRecord | undefined => {
  const log = [...standing(record.log).slice(0, batch + 1), PRACTICE_MARK];
  const cut: ThargosRecord = { ...record, log };
  const end = foldRecord(game, cut);
  if (isRefusal(end) || end.result !== null) return undefined;
  return verdictOn(cut).verified === true ? cut : undefined;
};
