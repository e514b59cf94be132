import { readRecord } from '../../../../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../../../../engine/refusal.ts';
import { PRACTICE_MARK, standing } from '../../../../engine/replay.ts';
import { shownSeat } from '../../../../engine/seat-text.ts';
import { foldRecord, type Verdict, verify } from '../../../../engine/verify.ts';
import type { ConfigWish } from '../../../../games/cartographers/config.ts';
import { cartographers as game } from '../../../../games/cartographers/game.ts';
import { makeNotation, parseNotation } from '../../../../games/cartographers/notation.ts';
import { reader } from '../../../../games/cartographers/parse-command.ts';
import { rulesOf } from '../../../../games/cartographers/rules.ts';
import type { Command, Event, State } from '../../../../games/cartographers/types.ts';
import type { SeatedPlayer } from '../../../client/table.ts';
import { say } from '../../../say.ts';
import { drawSmall } from '../art/small.ts';
import type { CartographersRecord } from '../local-table.ts';
import { WORDS } from '../table/words.ts';
import { playbackOf } from './frames.ts';
import { tellEvents } from './tell.ts';

/** A game text or a game file, whichever it is. It is played through once, so that later nothing breaks. */
export const readGame = (content: string): CartographersRecord | Refusal => {
  const isJson = content.trimStart().startsWith('{');
  const record = isJson ? readRecord<Command, Event>(reader, content) : parseNotation(content);
  return isRefusal(record) ? record : checkedGame(record);
};

/** A file may hold events that no rules would have told: what cannot be shown whole is not shown at all. */
export const checkedGame = (record: CartographersRecord): CartographersRecord | Refusal => {
  const end = foldRecord(game, record);
  if (isRefusal(end)) return end;
  const { frames, events, before } = playbackOf(record.log);
  let batch = 0;
  try {
    for (const frame of frames) {
      batch = frame.batch;
      tellEvents(events(frame), before(frame), record.seats);
    }
    const { config, sheets } = end;
    const { map } = rulesOf(config);
    for (const sheet of sheets) drawSmall({ map, sheet });
    if (sheets.length === record.seats.length && frames.length > 0) return record;
  } catch {
    // The moment that cannot be told is named below.
  }
  return refuse('file-bad-batch', { batch, place: `log[${batch}].events` });
};

export const verdictOn = (record: CartographersRecord): Verdict =>
  verify<State, Command, Event, ConfigWish>(game, record);

/** The shortest text that says the whole game: the notation, or the file where there is none. */
export const textOf = (record: CartographersRecord): string => {
  const notation = makeNotation(record);
  return isRefusal(notation) ? JSON.stringify(record) : notation;
};

/** The game up to a batch, as practice; undefined when nobody can play on there. */
export const cutAt = (record: CartographersRecord, batch: number): CartographersRecord | undefined => {
  const log = [...standing(record.log).slice(0, batch + 1), PRACTICE_MARK];
  const cut: CartographersRecord = { ...record, log };
  const end = foldRecord(game, cut);
  if (isRefusal(end) || end.phase.type === 'over') return undefined;
  return verdictOn(cut).verified === true ? cut : undefined;
};

/** Players as the record names them, with the bots of a saved game. Only a saved game may call its player "you". */
export const playersOf = (
  { seats }: Pick<CartographersRecord, 'seats'>,
  bots: readonly string[],
  isSent: boolean,
): readonly SeatedPlayer[] =>
  seats
    .map((seat, i) => shownSeat<SeatedPlayer>(bots[i] ? { ...seat, bot: bots[i] } : seat))
    .map((seat, i) =>
      isSent && seat.bot === undefined ? { name: say(WORDS).person(i + 1), ...seat } : seat,
    );
