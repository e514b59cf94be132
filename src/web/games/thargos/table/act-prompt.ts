import { attemptsLeft, mayAttach, type Options, type View } from '../../../../games/thargos/ui.ts';
import { either, say } from '../../../i18n.ts';
import { hasActed } from './moves.ts';

const ACT_WORDS = {
  en: {
    play: 'play an Action',
    attempt: 'attempt a Mission',
    use: 'use a power',
    move: 'move a hero',
    pass: 'pass',
    endTurn: 'end your turn',
    attachThen: (ways: string) => `You may attach an Advantage, then ${ways}.`,
    onlyPass: 'You can only pass.',
    noneToAttach: 'You may attach another Advantage, but none in your hand fits. End your turn.',
    attemptsLeft: (n: number) => (n === 1 ? '1 attempt left.' : `${n} attempts left.`),
  },
  fr: {
    play: 'jouez une action',
    attempt: 'tentez une mission',
    use: 'utilisez un pouvoir',
    move: 'déplacez un héros',
    pass: 'passez',
    endTurn: 'finissez votre tour',
    attachThen: (ways: string) => `Attachez un avantage si vous le souhaitez, puis ${ways}.`,
    onlyPass: 'Vous ne pouvez que passer.',
    noneToAttach:
      'Vous pouvez attacher un autre avantage, mais aucun de votre main ne convient. Finissez votre tour.',
    attemptsLeft: (n: number) => (n < 2 ? `${n} tentative restante.` : `${n} tentatives restantes.`),
  },
};

type ActOptions = Extract<Options, { type: 'act' }>;

/** HT-4: one sentence about what the player may do in this turn. */
export const actPrompt = (view: View, options: ActOptions): string => {
  const acts = say(ACT_WORDS);
  const { actions, attempts, nodes, abilities, moves, shifts, attach, pass } = options;
  const ways = [
    ...(actions.length > 0 ? [acts.play] : []),
    ...(attempts.length + nodes.length > 0 ? [acts.attempt] : []),
    ...(abilities.length > 0 ? [acts.use] : []),
    ...(moves.length + shifts.length > 0 ? [acts.move] : []),
    ...(pass ? [hasActed(view) ? acts.endTurn : acts.pass] : []),
  ];
  const sentence = (): string => {
    if (attach.length > 0) return acts.attachThen(either(ways));
    // HT-A-55: the game asks even if no Advantage can be attached, because skipping the question would reveal the hand.
    if (ways.length === 1 && pass)
      return hasActed(view) && mayAttach(view, view.turn.seat) ? acts.noneToAttach : acts.onlyPass;
    const list = either(ways);
    return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
  };
  // HT-5.1: a turn allows one attempt, and only card effects grant more.
  return view.turn.attempts > 0 ? `${sentence()} ${acts.attemptsLeft(attemptsLeft(view))}` : sentence();
};
