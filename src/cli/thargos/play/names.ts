import { colon, type Language } from '../../../engine/text.ts';
import { ATTRIBUTES, type Attributes } from '../../../games/thargos/attributes.ts';
import { attributesOf } from '../../../games/thargos/board/evaluate.ts';
import { design } from '../../../games/thargos/board/library.ts';
import type { Card } from '../../../games/thargos/cards/card.ts';
import { hasRival } from '../../../games/thargos/modes.ts';
import { SECONDARY } from '../../../games/thargos/stories/state.ts';
import type { Instance, Position, View } from '../../../games/thargos/types.ts';
import { cardText } from '../../../games/thargos/words/card-text.ts';
import { HUMAN } from '../../terminal/held-table.ts';
import { PLAY_WORDS, type PlayWords } from './words.ts';

/** What things at the table are called. */
export interface Scene {
  readonly view: View;
  readonly language: Language;
  readonly words: PlayWords;
}

export const sceneOf = (view: View, language: Language): Scene => ({
  view,
  language,
  words: PLAY_WORDS[language],
});

/** How everybody at the table is called. */
export const namesIn = ({ config, seats, players }: Position, language: Language): string[] => {
  const words = PLAY_WORDS[language];
  return players.map((_, seat) => {
    if (seat === HUMAN) return words.you;
    return hasRival(config) && seat >= seats ? words.rival : words.seat(seat);
  });
};

export const whoIs = ({ view, language }: Scene, seat: number): string => namesIn(view, language)[seat]!;

export const cardAt = (table: Position, instance: Instance): Card | undefined => {
  const id = table.faces[instance];
  return id ? design(table.config, id).card : undefined;
};

export const cardNameIn = ({ view, language }: Scene, instance: Instance): string =>
  cardAt(view, instance)?.name[language] ?? '?';

export const valuesText = (values: Partial<Attributes>): string =>
  ATTRIBUTES.map(colour => values[colour] ?? '-').join('/');

/** HT-9.1: a place of the story is called by the Mission that lies there. */
export const nodeName = (scene: Scene, node: string): string => {
  if (node === SECONDARY) return scene.words.secondary;
  const mission = scene.view.story?.missions[node];
  return mission === undefined ? node : scene.words.titled(cardNameIn(scene, mission));
};

/** A hero with what he has now. */
export const heroText = (scene: Scene, hero: Instance): string => {
  const { view, words } = scene;
  const wounded = view.heroes[hero]!.face === 'wounded' ? ` (${words.wounded})` : '';
  return `${cardNameIn(scene, hero)} ${valuesText(attributesOf(view, hero))}${wounded}`;
};

/** A card on one line: what it is worth, what it says. */
export const cardLine = (scene: Scene, instance: Instance): string => {
  const card = cardAt(scene.view, instance);
  if (!card) return '?';
  const { language } = scene;
  const name = card.name[language];
  if (card.type === 'hero') return heroText(scene, instance);
  const text = cardText(card, language).replaceAll('\n', ' ');
  const values = card.type === 'mission' ? ` ${valuesText(card.attrs)}, ${card.vp} ${VP[language]}` : '';
  return `${name} [PAM ${card.pam}]${values}${text === '' ? '' : `${colon(language)} ${text}`}`;
};

export const VP = { en: 'VP', fr: 'PV' } as const;
