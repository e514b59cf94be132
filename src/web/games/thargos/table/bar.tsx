import type { ComponentChildren } from 'preact';
import { heroAt } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { useLive } from '../../../ui/live.ts';
import { Mark } from '../card/pieces.tsx';
import { actPrompt } from './act-prompt.ts';
import { pickableIn } from './asked/picking.ts';
import { defendPrompt, isAtFault, pamOptions } from './conflict/pam-moves.ts';
import { WORDS } from './messages.ts';
import type { Model } from './model.ts';
import { isStuck, type LegalMove, nameOf, shortName, whereTo } from './moves.ts';
import { Confirm, Fault, hasRolled, NotNow, RolledHeroes } from './parts.ts';

interface StatusProps {
  readonly model: Model;
  readonly names: readonly string[];
}

/** HT-4: the steps of the turn. Attaching and acting are one question, so both are open at once. */
const Steps = ({ model }: Pick<StatusProps, 'model'>) => {
  const words = say(WORDS);
  const { turn, question } = model.view.value;
  const options = model.options.value;
  const mayAttach = options.type === 'act' && options.attach.length > 0;
  const now = question?.type === 'handLimit' ? 0 : 2;
  const sign = (i: number): string => {
    if (i === now) return `${i + 1} `;
    if (i === 1 && mayAttach) return '2 ';
    if (i === 1 && now > 1) return turn.advantages > 0 ? '✓ ' : '– ';
    return i < now ? '✓ ' : `${i + 1} `;
  };
  return (
    <ol class="th-steps bare-list">
      {words.steps.map((step, i) => (
        <li key={step} aria-current={i === now || (i === 1 && mayAttach) ? 'step' : undefined}>
          <span aria-hidden="true">{sign(i)}</span>
          {step}
        </li>
      ))}
    </ol>
  );
};

/** One sentence: whose turn it is and what to do. */
export const Status = ({ model, names }: StatusProps) => {
  const words = say(WORDS);
  const live = useLive();
  const view = model.view.value;
  const { question, turn, conflict } = view;
  const held = model.held.value;
  // Spectators are never asked.
  const eyes = model.people.length > 0 ? model.viewer.value : -1;
  const isMine = question?.seat === eyes;
  const placing = pamOptions(model.options.value);
  const laid = model.laid.value;
  const isFault = placing !== undefined && isAtFault(placing, laid);
  const isGoing = held?.type === 'card' && pickableIn(model).length > 0;
  const asks = (): ComponentChildren => {
    if (!question) return '';
    if (!isMine) return words.waiting(names[question.seat]!);
    if (isGoing) return whereTo(view, model.options.value, held.card, words);
    const options = model.options.value;
    if (held?.type === 'card' && isStuck(view, options, held.card))
      return <NotNow view={view} options={options} card={held.card} />;
    if (question.type === 'act') return options.type === 'act' ? actPrompt(view, options) : '';
    if (question.type === 'defend') return placing ? defendPrompt(view, placing) : '';
    if (question.type === 'oppose')
      return words.mayOppose(
        shortName(view, heroAt(view, conflict?.post ?? null)),
        nameOf(view, conflict?.mission),
      );
    return words.asks[question.type];
  };
  const isOpening = question?.type === 'placeHero' || question?.type === 'placeMission';
  const isAnswer = isMine && turn.seat !== eyes && turn.number > 0;
  // Before the first turn, the player who is asked places heroes.
  const doer = isMine ? eyes : turn.number > 0 ? turn.seat : (question?.seat ?? turn.seat);
  // Players around one device all read it, so it names the player.
  const isAlone = model.people.length < 2;
  const whose = isAlone && doer === eyes ? words.yourTurn : words.turnOf(names[doer] ?? '');
  const isTurn = turn.seat === eyes && isMine && !conflict && !isOpening && !isGoing;
  return (
    <div class={`th-status ${isMine ? 'is-mine' : ''}`}>
      <b>
        <Mark name="open" /> {isAnswer ? words.yourAnswer : whose}
        {model.back.isPractice.value && ` · ${words.practice}`}
      </b>
      {isTurn && <Steps model={model} />}
      {hasRolled(view) && <RolledHeroes view={view} />}
      <span {...live} class={isFault ? 'is-fault' : ''}>
        <span>{isFault ? <Fault view={view} options={placing} laid={laid} /> : asks()}</span>
      </span>
    </div>
  );
};

interface ButtonsProps {
  readonly model: Model;
  readonly moves: readonly LegalMove[];
  /** Shows the held card. */
  readonly onLook: (() => void) | undefined;
  /** Shows what the others did meanwhile. */
  readonly onRecap: () => void;
}

export const Buttons = ({ model, moves, onLook, onRecap }: ButtonsProps) => {
  const words = say(WORDS);
  const options = model.options.value;
  const isRecap = model.recap.value.length > 0 && options.type !== 'none' && !model.held.value;
  return (
    <div class="th-buttons" data-part="buttons">
      {onLook && <Button onClick={onLook}>{words.lookHeld}</Button>}
      {model.back.can.value && <Button onClick={() => void model.back.takeBack()}>{words.undo}</Button>}
      {moves.map(({ label, command, isMain, isBarred, note }) => (
        <Button
          key={`${label}:${note ?? ''}`}
          data-main={isMain}
          class={`${isMain ? 'th-go' : ''} ${note ? 'th-noted' : ''}`}
          disabled={isBarred}
          onClick={() => void model.submit(command)}
        >
          <span>{label}</span>
          {note && <small title={note}>{note}</small>}
        </Button>
      ))}
      {options.type === 'choose' && <Confirm model={model} options={options} />}
      {isRecap && (
        <Button class="th-recap" onClick={onRecap}>
          {words.recap}
        </Button>
      )}
    </div>
  );
};
