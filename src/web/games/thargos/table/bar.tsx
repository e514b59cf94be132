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
import type { Model, TableProps } from './model.ts';
import { isStuck, type LegalMove, nameOf, shortName, whereTo } from './moves.ts';
import { Confirm, Fault, hasRolled, NotNow, RolledHeroes } from './parts.ts';

/** HT-4: the steps of a turn. Steps 2 and 3 are one question, so both may be marked as current. */
const Steps = ({ model }: Pick<TableProps, 'model'>) => {
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
    <ol class="th-steps in-lines bare-list">
      {words.steps.map((step, i) => (
        <li key={step} aria-current={i === now || (i === 1 && mayAttach) ? 'step' : undefined}>
          <span aria-hidden="true">{sign(i)}</span>
          {step}
        </li>
      ))}
    </ol>
  );
};

/** One sentence that says whose turn it is and what they can do. */
export const Status = ({ model, names }: TableProps) => {
  const words = say(WORDS);
  const live = useLive();
  const view = model.view.value;
  const { question, turn, conflict } = view;
  const held = model.held.value;
  // A spectator is never asked.
  const viewer = model.people.length > 0 ? model.viewer.value : -1;
  const isMine = question?.seat === viewer;
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
  const isAnswer = isMine && turn.seat !== viewer && turn.number > 0;
  // Heroes are placed before the first turn. Until then, the acting player is the one who is asked.
  const doer = isMine ? viewer : turn.number > 0 ? turn.seat : (question?.seat ?? turn.seat);
  // On a shared device the text must name the player, because everyone reads it.
  const isAlone = model.people.length < 2;
  const whose = isAlone && doer === viewer ? words.yourTurn : words.turnOf(names[doer] ?? '');
  const isTurn = turn.seat === viewer && isMine && !conflict && !isOpening && !isGoing;
  return (
    <div class={`th-status row ${isMine ? 'is-mine' : ''}`}>
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
  readonly onLook: (() => void) | undefined;
  /** Shows what other players did since this player's last answer. */
  readonly onRecap: () => void;
}

export const Buttons = ({ model, moves, onLook, onRecap }: ButtonsProps) => {
  const words = say(WORDS);
  const options = model.options.value;
  const isRecap = model.recap.value.length > 0 && options.type !== 'none' && !model.held.value;
  return (
    <div class="th-buttons in-lines" data-part="buttons">
      {onLook && <Button onClick={onLook}>{words.lookHeld}</Button>}
      {model.back.can.value && <Button onClick={() => void model.back.undo()}>{words.undo}</Button>}
      {moves.map(({ label, command, isMain, isBarred, note }) => (
        <Button
          key={`${label}:${note ?? ''}`}
          data-main={isMain}
          class={`${isMain ? 'th-go' : ''} ${note ? 'th-noted' : ''}`}
          disabled={isBarred}
          onClick={() => void model.submit(command)}
        >
          <span>{label}</span>
          {note && (
            <small class="clamped" title={note}>
              {note}
            </small>
          )}
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
