import type { Language } from '../../../engine/text.ts';
import { design } from '../../../games/thargos/board/library.ts';
import type { Event } from '../../../games/thargos/events.ts';
import type { Result, State } from '../../../games/thargos/types.ts';
import { about } from '../../../games/thargos/words/about.ts';
import { happened, type Reader } from '../../../games/thargos/words/happened.ts';
import { thargos } from '../game.ts';
import { HUMAN, namesIn } from './names.ts';
import { PLAY_WORDS } from './words.ts';

/** What has happened, as the person may know it. */
export const tellEvents = (before: State, events: readonly Event[], language: Language): string[] => {
  let state = before;
  const reader: Reader = {
    viewer: HUMAN,
    names: namesIn(before, language),
    language,
    config: before.config,
  };
  return events.flatMap(event => {
    const shown = thargos.redact(event, HUMAN, state);
    state = thargos.evolve(state, event);
    if (!shown || isOnTable(shown)) return [];
    const told = happened(shown, about(shown, HUMAN, state), reader);
    const line = told ? [`${told.text}${causeText(reader, shown)}`] : [];
    return shown.type === 'ended' ? ['', ...line, ...resultLines(reader, shown.result)] : line;
  });
};

/** The table is shown when the person's turn begins, and says so. */
const isOnTable = (event: Event): boolean => event.type === 'turnBegun' && event.seat === HUMAN;

/** The card whose effect it was. */
const causeText = ({ config, language }: Reader, { cause }: Event): string =>
  cause === undefined ? '' : ` [${design(config, cause).card.name[language]}]`;

const resultLines = ({ names, language }: Reader, { vp, targets, rounds, places }: Result): string[] => {
  const words = PLAY_WORDS[language];
  const points = vp.map((each, seat) => `${names[seat]} ${each}/${targets[seat]}`);
  return [words.over(rounds), words.shared(points.join(', ')), places[HUMAN] === 1 ? words.won : words.lost];
};
