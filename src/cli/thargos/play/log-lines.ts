import type { Language } from '../../../engine/text.ts';
import type { VisibleEvent } from '../../../engine/update.ts';
import { design } from '../../../games/thargos/board/library.ts';
import type { Event } from '../../../games/thargos/events.ts';
import { isDraw } from '../../../games/thargos/modes.ts';
import type { Result, View } from '../../../games/thargos/types.ts';
import type { LogDetails } from '../../../games/thargos/words/log-details.ts';
import { type LogReader, logLine } from '../../../games/thargos/words/log-line.ts';
import { HUMAN } from '../../terminal/held-table.ts';
import { PLAY_WORDS } from './messages.ts';
import { namesIn } from './names.ts';

/** Returns the log lines of these events, as far as the player may know them. */
export const linesOfEvents = (
  before: View,
  events: readonly VisibleEvent<Event>[],
  language: Language,
): string[] => {
  const reader: LogReader = {
    viewer: HUMAN,
    names: namesIn(before, language),
    language,
    config: before.config,
  };
  return events.flatMap(({ event, about }) => {
    if (isOnTable(event)) return [];
    // Cast: the engine doesn't know the type of `about`.
    const said = logLine(event, about as LogDetails | undefined, reader);
    const line = said ? [`${said.text}${causeText(reader, event)}`] : [];
    return event.type === 'ended' ? ['', ...line, ...resultLines(reader, event.result)] : line;
  });
};

/** Whether the log omits an event because the table, which is printed at the start of the player's turn, shows it. */
const isOnTable = (event: Event): boolean => event.type === 'turnBegun' && event.seat === HUMAN;

/** Returns the name of the card that caused an event in brackets, or an empty text if no card did. */
const causeText = ({ config, language }: LogReader, { cause }: Event): string =>
  cause === undefined ? '' : ` [${design(config, cause).card.name[language]}]`;

const outcome = ({ config, language }: LogReader, places: Result['places']): string => {
  const { won, lost, draw } = PLAY_WORDS[language];
  if (places[HUMAN] !== 1) return lost;
  return isDraw({ config, seats: places.length }, { places }) ? draw : won;
};

const resultLines = (reader: LogReader, { vp, targets, rounds, places }: Result): string[] => {
  const { names, language } = reader;
  const words = PLAY_WORDS[language];
  const points = vp.map((each, seat) => `${names[seat]} ${each}/${targets[seat]}`);
  return [words.over(rounds), words.shared(points.join(', ')), outcome(reader, places)];
};
