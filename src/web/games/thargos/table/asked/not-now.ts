import {
  type AdvantageCard,
  attachable,
  FACTION_NAMES,
  type Instance,
  isListed,
  mayAttach,
  type Options,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { say, text } from '../../../../i18n.ts';
import { cardOf } from '../cards.ts';

const NNBSP = '\u202f';

export const NOT_NOW_WORDS = {
  en: {
    mission: 'You place a Mission when you lose one as the defender. In a conflict, this card adds its PAM.',
    storyAction: 'This story doesn’t allow this Action. In a conflict, it adds its PAM.',
    storyMission: 'In a story, a Mission in your hand only adds its PAM in a conflict.',
    advantage: 'You can’t attach more Advantages this turn. In a conflict, this card adds its PAM.',
    noAdvantage: 'You can’t attach Advantages now. In a conflict, this card adds its PAM.',
    nobodyTakes: 'No hero can take this Advantage now. In a conflict, it adds its PAM.',
    action: 'This Action can’t be played now. In a conflict, it adds its PAM.',
    actionSpent: 'You have used your action this turn. In a conflict, this card adds its PAM.',
    onlyMissions: 'Only a Mission fits here.',
    factionOnly: (faction: string) =>
      `Factions: only heroes of “${faction}” and Renegades can take this card. In a conflict, it adds its PAM.`,
    renegadesOnly: 'Factions: only Renegades can take this card. In a conflict, it adds its PAM.',
    neutralOnly:
      'Factions: only heroes without a faction and Renegades can take this card. In a conflict, it adds its PAM.',
  },
  fr: {
    mission:
      'Vous placez une mission quand vous en perdez une en défense\u202f; dans un conflit, cette carte ajoute son PAM.',
    storyAction: 'Ce récit n’autorise pas cette action\u202f; dans un conflit, elle ajoute son PAM.',
    storyMission: 'Dans un récit, une mission en main ne fait qu’ajouter son PAM dans un conflit.',
    advantage:
      'Vous ne pouvez plus attacher d’avantage ce tour-ci\u202f; dans un conflit, cette carte ajoute son PAM.',
    noAdvantage:
      'Vous ne pouvez pas attacher d’avantage maintenant\u202f; dans un conflit, cette carte ajoute son PAM.',
    nobodyTakes: 'Aucun héros ne peut recevoir cet avantage maintenant. Dans un conflit, il ajoute son PAM.',
    action: 'Cette action ne peut pas être jouée maintenant\u202f; dans un conflit, elle ajoute son PAM.',
    actionSpent: 'Vous avez déjà agi ce tour-ci\u202f; dans un conflit, cette carte ajoute son PAM.',
    onlyMissions: 'Seule une mission se place ici.',
    factionOnly: (faction: string) =>
      `Factions${NNBSP}: cet avantage ne va qu’aux héros de la faction «${NNBSP}${faction}${NNBSP}» et aux Renégats. Dans un conflit, il ajoute son PAM.`,
    renegadesOnly: `Factions${NNBSP}: cet avantage ne va qu’aux Renégats. Dans un conflit, il ajoute son PAM.`,
    neutralOnly: `Factions${NNBSP}: cet avantage ne va qu’aux héros sans faction et aux Renégats. Dans un conflit, il ajoute son PAM.`,
  },
};

interface NotNowProps {
  readonly view: View;
  readonly options: Options;
  readonly card: Instance;
}

/** HT-4.3, HT-8.5: explains why this Advantage can't be attached to any hero now. */
const whyNotAttached = (view: View, card: AdvantageCard): string => {
  const words = say(NOT_NOW_WORDS);
  const { viewer, config } = view;
  if (viewer === 'spectator' || !mayAttach(view, viewer))
    return view.turn.advantages > 0 ? words.advantage : words.noAdvantage;
  const anyFaction = { ...view, config: { ...config, factions: false } };
  if (!config.factions || attachable(anyFaction, viewer, card).length === 0) return words.nobodyTakes;
  if (card.faction === null) return words.neutralOnly;
  return card.faction === 'renegade'
    ? words.renegadesOnly
    : words.factionOnly(text(FACTION_NAMES[card.faction]));
};

/** Explains why a card in hand can't be played now. */
export const whyNotNow = ({ view, options, card }: NotNowProps): string => {
  const words = say(NOT_NOW_WORDS);
  if (options.type === 'placeMission' || options.type === 'refill') return words.onlyMissions;
  const found = cardOf(view, card);
  if (!found || found.type === 'hero') return '';
  if (found.type === 'advantage') return whyNotAttached(view, found);
  if (found.type === 'action' && !isListed(view, found)) return words.storyAction;
  if (found.type === 'action' && view.turn.actions === 0) return words.actionSpent;
  // HT-9.2: a story has no tracks on which Missions could be placed.
  return found.type === 'mission' && view.story ? words.storyMission : words[found.type];
};
