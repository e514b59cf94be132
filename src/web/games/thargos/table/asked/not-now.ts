import { attachable, mayAttach } from '../../../../../games/thargos/asking/legal.ts';
import type { Options } from '../../../../../games/thargos/asking/options.ts';
import { design } from '../../../../../games/thargos/board/library.ts';
import type { AdvantageCard } from '../../../../../games/thargos/cards/card.ts';
import type { Instance, View } from '../../../../../games/thargos/types.ts';
import { FACTION_NAMES } from '../../../../../games/thargos/words/names.ts';
import { say, text } from '../../../../say.ts';

const NNBSP = '\u202f';

export const NOT_NOW_WORDS = {
  en: {
    mission: 'Place Missions when one of your tracks is empty. In a conflict, each adds its PAM.',
    storyMission: 'In a story, a Mission in your hand only adds its PAM in a conflict.',
    advantage: 'You can’t attach more Advantages this turn. In a conflict, it adds its PAM.',
    nobodyTakes: 'No hero can take this Advantage now. In a conflict, it adds its PAM.',
    action: 'This Action has no effect now. In a conflict, it adds its PAM.',
    onlyMissions: 'Only a Mission fits here.',
    factionOnly: (faction: string) =>
      `Factions: only heroes of “${faction}” and Renegades can take it. In a conflict, it adds its PAM.`,
    renegadesOnly: 'Factions: only Renegades can take it. In a conflict, it adds its PAM.',
    neutralOnly:
      'Factions: only heroes without a faction and Renegades can take it. In a conflict, it adds its PAM.',
  },
  fr: {
    mission:
      'Une mission se place quand une de vos pistes est vide\u202f; dans un conflit, elle ajoute son PAM.',
    storyMission: 'Dans un récit, une mission en main ne fait qu’ajouter son PAM dans un conflit.',
    advantage: 'Plus d’avantage à attacher ce tour-ci\u202f; dans un conflit, il ajoute son PAM.',
    nobodyTakes: 'Aucun héros ne peut recevoir cet avantage. Dans un conflit, il ajoute son PAM.',
    action: 'Cette action ne sert à rien maintenant\u202f; dans un conflit, elle ajoute son PAM.',
    onlyMissions: 'Seule une mission se place ici.',
    factionOnly: (faction: string) =>
      `Factions${NNBSP}: il ne va qu’aux héros de la faction «${NNBSP}${faction}${NNBSP}» et aux Renégats. Dans un conflit, il ajoute son PAM.`,
    renegadesOnly: `Factions${NNBSP}: il ne va qu’aux Renégats. Dans un conflit, il ajoute son PAM.`,
    neutralOnly: `Factions${NNBSP}: il ne va qu’aux héros sans faction et aux Renégats. Dans un conflit, il ajoute son PAM.`,
  },
};

interface NotNowProps {
  readonly view: View;
  readonly options: Options;
  readonly card: Instance;
}

/** HT-4.3, HT-8.5: why no hero can take an Advantage now. */
const whyNotAttached = (view: View, card: AdvantageCard): string => {
  const words = say(NOT_NOW_WORDS);
  const { viewer, config } = view;
  if (viewer === 'spectator' || !mayAttach(view, viewer)) return words.advantage;
  const anyFaction = { ...view, config: { ...config, factions: false } };
  if (!config.factions || attachable(anyFaction, viewer, card).length === 0) return words.nobodyTakes;
  if (card.faction === null) return words.neutralOnly;
  return card.faction === 'renegade'
    ? words.renegadesOnly
    : words.factionOnly(text(FACTION_NAMES[card.faction]));
};

/** Why a card in hand can go nowhere now. */
export const whyNotNow = ({ view, options, card }: NotNowProps): string => {
  const words = say(NOT_NOW_WORDS);
  if (options.type === 'placeMission' || options.type === 'refill') return words.onlyMissions;
  const id = view.faces[card];
  const found = id ? design(view.config, id).card : undefined;
  if (!found || found.type === 'hero') return '';
  if (found.type === 'advantage') return whyNotAttached(view, found);
  // HT-9.2: a story has no tracks to place Missions on.
  return found.type === 'mission' && view.story ? words.storyMission : words[found.type];
};
