import { peopleAt } from '../../../client/table.ts';
import type { ThargosTable } from '../local-table.ts';
import type { TableWords } from './words.ts';

/** Whoever gave no name and is alone at this device is `you` here; everybody else has a number. */
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

/** A player by name; undefined for the reader, to whom the verb is in another form: "You lead", "Maud leads". */
export const nameUnlessYou = (name: string, { you }: Pick<TableWords, 'you'>): string | undefined =>
  name === you ? undefined : name;

export const RIVAL = { en: 'The Rival', fr: 'Le Rival' };

/** A name inside a sentence: the article of the Rival has no capital. The names of players stay as they are. */
export const inSentence = (name: string): string =>
  name === RIVAL.en || name === RIVAL.fr ? `${name[0]!.toLowerCase()}${name.slice(1)}` : name;
