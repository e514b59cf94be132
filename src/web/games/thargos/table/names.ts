import { peopleAt } from '../../../client/table.ts';
import type { ThargosTable } from '../local-table.ts';
import type { TableWords } from './messages.ts';

/** The players' names. Players without a name are numbered; a single person at this device is called "you". */
export const namesOf = (
  table: Pick<ThargosTable, 'players' | 'view'>,
  { rival, nameless, you }: Pick<TableWords, 'rival' | 'nameless' | 'you'>,
): string[] => {
  const [first, ...others] = peopleAt(table);
  const { players } = table.view(first ?? 'spectator');
  const alone = others.length === 0 ? first : undefined;
  return players.map((_, seat) => {
    const player = table.players[seat];
    if (!player) return rival;
    return player.name ?? (seat === alone ? you : nameless(seat + 1));
  });
};

/** A player's name; undefined for the reader, who needs a different verb form: "You lead", "Maud leads". */
export const nameUnlessYou = (name: string, { you }: Pick<TableWords, 'you'>): string | undefined =>
  name === you ? undefined : name;

export const RIVAL = { en: 'The Rival', fr: 'Le Rival' };

/** A name for use inside a sentence: the Rival's article is lowercase, and players' names don't change. */
export const inSentence = (name: string): string =>
  name === RIVAL.en || name === RIVAL.fr ? `${name[0]!.toLowerCase()}${name.slice(1)}` : name;
