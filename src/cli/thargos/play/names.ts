import { colon, type Language } from '../../../engine/text.ts';
import { ATTRIBUTES, type Attributes } from '../../../games/thargos/attributes.ts';
import { attributesOf } from '../../../games/thargos/board/evaluate.ts';
import { design } from '../../../games/thargos/board/library.ts';
import type { Card } from '../../../games/thargos/cards/card.ts';
import { hasRival } from '../../../games/thargos/modes.ts';
import type { ThargosTypes } from '../../../games/thargos/readonly-game.ts';
import { SECONDARY } from '../../../games/thargos/stories/state.ts';
import type { Instance, Position, View } from '../../../games/thargos/types.ts';
import { cardText } from '../../../games/thargos/words/card-text.ts';
import type { Io } from '../../io.ts';
import { type HeldTable, HUMAN } from '../../terminal/held-table.ts';
import type { Saving } from '../../terminal/save.ts';
import { PLAY_WORDS, type PlayWords } from './messages.ts';

/** What functions that print a game need: the view, the language and the texts. */
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

/** Returns the names of all players. */
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

/** HT-9.1: returns the name of a place of a story, which is that of the Mission there. */
export const nodeName = (scene: Scene, node: string): string => {
  if (node === SECONDARY) return scene.words.secondary;
  const mission = scene.view.story?.missions[node];
  return mission === undefined ? node : scene.words.titled(cardNameIn(scene, mission));
};

/** Describes a hero with its current values. */
export const heroText = (scene: Scene, hero: Instance): string => {
  const { view, words } = scene;
  const wounded = view.heroes[hero]!.face === 'wounded' ? ` (${words.wounded})` : '';
  return `${cardNameIn(scene, hero)} ${valuesText(attributesOf(view, hero))}${wounded}`;
};

/** Describes a card on one line: its values and its text. */
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

/** A terminal game and the functions that print it. */
export interface TerminalSession {
  readonly io: Io;
  readonly table: HeldTable<ThargosTypes>;
  /** Prints lines to the player, wrapped at the width of the screen. */
  readonly say: (lines: readonly string[]) => void;
}

/** The terminal session of a player, who can type commands and save the game. */
export interface PlayerSession extends TerminalSession, Saving {
  readonly table: TerminalSession['table'];
}

export const sceneIn = ({ table, io }: TerminalSession): Scene => sceneOf(table.seen().view, io.language);
