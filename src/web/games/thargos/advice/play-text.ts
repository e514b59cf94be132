import type { Command, View } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { labelOf } from '../table/asked/prompt.tsx';
import { PAM_WORDS } from '../table/conflict/pam-messages.ts';
import { WORDS } from '../table/messages.ts';
import { hasActed, missionAt, nameOf, shortName } from '../table/moves.ts';
import { ADVICE_WORDS } from './messages.ts';
import { laidText, leadText } from './phrases.ts';

/** The label of the button that passes on the current question. */
const passText = (view: View): string => {
  const words = say(WORDS);
  const { question } = view;
  if (question?.type === 'oppose') return words.noOpposition;
  if (question?.type === 'beforeReveal') return words.done;
  if (question?.type === 'shift') return words.stay;
  return question?.type === 'act' && hasActed(view) ? words.endTurn : words.pass;
};

const picksText = (view: View, picks: readonly number[], names: readonly string[]): string => {
  const { question } = view;
  if (question?.type !== 'choose' || picks.length === 0) return say(WORDS).none;
  return picks.map(pick => labelOf(view, question.prompt, pick, view.from.indexOf(pick), names)).join(', ');
};

/** Describes an answer with the same words as its button at the table. */
export const playText = (view: View, command: Command, names: readonly string[]): string => {
  const words = say(WORDS);
  const conflict = say(PAM_WORDS);
  const advice = say(ADVICE_WORDS);
  switch (command.type) {
    case 'attempt':
      return `${words.attempt(command.track + 1)} · ${nameOf(view, view.missions[command.track])}`;
    case 'attemptNode':
      return leadText(view, command.hero, command.node);
    case 'attach':
      return advice.attach(nameOf(view, command.card), shortName(view, command.hero));
    case 'playAction':
      return command.hero === undefined
        ? words.play(nameOf(view, command.card))
        : advice.put(nameOf(view, command.card), shortName(view, command.hero));
    case 'placePam':
      return command.cards.length === 0 ? conflict.attackNone : advice.lay(laidText(view, command.cards));
    case 'defend':
      return command.cards.length === 0 ? conflict.defendNone : advice.lay(laidText(view, command.cards));
    case 'concede':
      return conflict.letGo;
    case 'placeHero':
      return words.place(shortName(view, command.hero), command.track + 1);
    case 'placeMission':
      return words.placeMission(nameOf(view, command.card), command.track + 1);
    case 'refill':
      return words.refill(nameOf(view, command.card));
    case 'useAbility':
      return words.use(shortName(view, command.card));
    case 'oppose':
      return words.oppose(shortName(view, command.hero));
    case 'shift':
      return words.moveTo(shortName(view, command.hero), command.track + 1);
    case 'move':
      return words.walkTo(shortName(view, command.hero), missionAt(view, command.node));
    case 'chooseHandLimit':
      return words.draw(command.cards);
    case 'choose':
      return picksText(view, command.picks, names);
    case 'pass':
      return passText(view);
    case 'agree':
      return words.agree;
    case 'object':
      return words.object;
    case 'propose':
      return words.done;
  }
};
