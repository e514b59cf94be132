import type { Command, Options, View } from '../../../../../games/thargos/ui.ts';
import type { TableWords } from '../messages.ts';
import type { Held } from '../model.ts';
import { nameOf, offeredCopy, shortName } from '../moves.ts';
import { tracksFor } from './track-totals.ts';

/** An empty place on which the held card can be placed. */
export interface Spot {
  readonly track: number;
  readonly part: 'hero' | 'mission';
  /** Says which card would be placed where. */
  readonly label: string;
  /** The digit key for this place. Digits number the tracks from left to right. */
  readonly key: number;
  readonly command: Command;
  readonly isAdvised: boolean;
}

/** The tracks on which the held card can be placed, with the commands that do so. */
const waysOf = (
  view: View,
  options: Options,
  held: Held,
): readonly Omit<Spot, 'label' | 'key' | 'isAdvised'>[] => {
  if (held.type === 'hero' && options.type === 'placeHero' && options.heroes.includes(held.hero))
    return options.tracks.map(track => ({
      track,
      part: 'hero',
      command: { type: 'placeHero', hero: held.hero, track },
    }));
  if (held.type !== 'card') return [];
  if (options.type !== 'placeMission' && options.type !== 'refill') return [];
  const card = offeredCopy(view, options.cards, held.card);
  if (!options.cards.includes(card)) return [];
  if (options.type === 'placeMission')
    return options.tracks.map(track => ({
      track,
      part: 'mission',
      command: { type: 'placeMission', card, track },
    }));
  if (view.question?.type !== 'refill') return [];
  return [{ track: view.question.track, part: 'mission', command: { type: 'refill', card } }];
};

/** HT-3.6, HT-3.7, HT-5.9: the places on which the held card can be placed. */
export const spotsFor = (
  view: View,
  options: Options,
  held: Held | undefined,
  words: TableWords,
): readonly Spot[] => {
  if (!held || view.viewer === 'spectator') return [];
  const own = tracksFor(view, view.viewer);
  const label = (track: number): string => {
    if (held.type === 'hero') return words.place(shortName(view, held.hero), track + 1);
    return held.type === 'card' ? words.placeMission(nameOf(view, held.card), track + 1) : '';
  };
  return waysOf(view, options, held).map(way => ({
    ...way,
    label: label(way.track),
    key: own.indexOf(way.track) + 1,
    isAdvised: 'advised' in held && held.advised === way.track,
  }));
};
