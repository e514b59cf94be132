import type { AdvisedPlay } from '../../../../bots/thargos/advise.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import {
  ATTRIBUTES,
  type Attribute,
  design,
  type Instance,
  type View,
} from '../../../../games/thargos/ui.ts';
import { number, say } from '../../../i18n.ts';
import { shortText } from '../card/text.ts';
import { game } from '../device.ts';
import { CONFLICT_WORDS } from '../table/conflict/conflict-messages.ts';
import { WORDS } from '../table/messages.ts';
import { abilityText } from '../table/moves.ts';
import { ADVICE_WORDS } from './messages.ts';
import { hundredths } from './phrases.ts';

const cardAt = (view: View, card: Instance | null | undefined) => {
  const id = card === null || card === undefined ? null : view.faces[card];
  return id ? design(view.config, id).card : undefined;
};

const pointsOf = (view: View, mission: Instance | null | undefined): string[] => {
  const card = cardAt(view, mission);
  return card?.type === 'mission' ? [say(ADVICE_WORDS).points(card.vp)] : [];
};

type By = readonly (readonly [Attribute, number])[];

const listed = (title: string, by: By): string[] => {
  const { attribute } = say(CONFLICT_WORDS);
  return by.length === 0
    ? []
    : [`${title} ${by.map(([colour, n]) => `${attribute[colour]} ${number(n)}`).join(', ')}`];
};

/** Says who would lead an attempt and by how much, counting only visible cards. */
const openly = (view: View, { command }: AdvisedPlay): string[] => {
  const words = say(WORDS);
  const preview = game.preview(view, command);
  if (isRefusal(preview) || !preview.totals) return [];
  const { totals, lacks = [] } = preview;
  const leads = totals.colours.map(
    colour => [colour, totals.attack[colour] - totals.defence[colour]] as const,
  );
  return [
    ...listed(
      words.youLead,
      leads.filter(([, by]) => by > 0),
    ),
    ...listed(
      words.youLack,
      lacks.map(({ attribute, by }) => [attribute, by] as const),
    ),
  ];
};

/** Says how an Advantage would change the values of its hero. */
const raised = (view: View, { command }: AdvisedPlay): string[] => {
  const { attribute } = say(CONFLICT_WORDS);
  const preview = game.preview(view, command);
  if (isRefusal(preview) || !preview.hero) return [];
  const { before, after } = preview.hero;
  return ATTRIBUTES.filter(colour => before[colour] !== after[colour]).map(
    colour => `${attribute[colour]} ${number(before[colour])} → ${number(after[colour])}`,
  );
};

const textOf = (view: View, instance: Instance): string[] => {
  const card = cardAt(view, instance);
  const text = card ? shortText(card) : '';
  return text === '' ? [] : [text];
};

/** Reasons for an answer other than its chance to win. */
export const speaksFor = (view: View, advised: AdvisedPlay): string[] => {
  const words = say(ADVICE_WORDS);
  const { command, serves } = advised;
  switch (command.type) {
    case 'attempt':
      return [...pointsOf(view, view.missions[command.track]), ...openly(view, advised)];
    case 'attemptNode':
      return [
        ...pointsOf(view, view.story?.missions[command.node] ?? view.story?.secondary),
        ...openly(view, advised),
      ];
    case 'placePam':
    case 'defend': {
      const often = serves === undefined ? [] : [hundredths(serves)];
      return [
        ...often.map(command.type === 'placePam' ? words.succeeds : words.holds),
        ...(command.cards.length > 0 ? [say(WORDS).cards(command.cards.length)] : []),
      ];
    }
    case 'attach': {
      const better = raised(view, advised);
      return better.length > 0 ? better : textOf(view, command.card);
    }
    case 'playAction':
      return textOf(view, command.card);
    case 'useAbility':
      return [abilityText(view, command.card, command.effect)];
    case 'placeMission':
    case 'refill':
      return [...pointsOf(view, command.card), ...textOf(view, command.card)];
    default:
      return [];
  }
};
