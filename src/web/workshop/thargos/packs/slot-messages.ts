import type { Text } from '../../../../engine/text.ts';
import { ATTRIBUTE_NAMES, ATTRIBUTES, FACTION_NAMES, FACTIONS } from '../../../../games/thargos/ui.ts';

/** What the templates ask for. */
const SLOTS: Readonly<Record<string, Text>> = {
  limit: { en: 'Limit', fr: 'Limite' },
  amount: { en: 'Amount', fr: 'Nombre' },
  uses: { en: 'Uses', fr: 'Utilisations' },
  attr: { en: 'Attribute', fr: 'Attribut' },
  role: { en: 'When', fr: 'Pendant' },
  tag: { en: 'Tag', fr: 'Mot-clé' },
  faction: { en: 'Faction', fr: 'Faction' },
  from: { en: 'Taken from', fr: 'Provenance' },
  by: { en: 'Chosen by', fr: 'Choisi par' },
  hpMax: { en: 'Maximum hero points', fr: 'Points de héros maximum' },
  prompt: { en: 'Instruction', fr: 'Consigne' },
};

const OPTIONS: Readonly<Record<string, Text>> = {
  ...Object.fromEntries(ATTRIBUTES.map(attr => [attr, ATTRIBUTE_NAMES[attr]])),
  ...Object.fromEntries(FACTIONS.map(faction => [faction, FACTION_NAMES[faction]])),
  all: { en: 'all three', fr: 'les trois' },
  mission: { en: 'those of the Mission', fr: 'ceux de la mission' },
  chosen: { en: 'one of your choice', fr: 'un à votre choix' },
  attacking: { en: 'attacking', fr: 'l’attaque' },
  defending: { en: 'defending', fr: 'la défense' },
  random: { en: 'the game, at random', fr: 'le hasard' },
  victim: { en: 'the player who loses the card', fr: 'le joueur qui perd la carte' },
  chooser: { en: 'you', fr: 'vous' },
  hand: { en: 'hand', fr: 'main' },
  deckTop: { en: 'top of the deck', fr: 'dessus du deck' },
  discard: { en: 'discard pile', fr: 'défausse' },
};

const wordOf = (table: Readonly<Record<string, Text>>, key: string): Text =>
  Object.hasOwn(table, key) ? table[key]! : { en: key, fr: key };

export const slotName = (slot: string): Text => wordOf(SLOTS, slot);
export const optionName = (option: string): Text => wordOf(OPTIONS, option);
