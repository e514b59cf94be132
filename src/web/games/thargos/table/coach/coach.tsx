import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isEmptyLost, tieCard } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { useLive } from '../../../../ui/live.ts';
import { focusNext } from '../focus.ts';
import type { TableProps } from '../model.ts';
import './coach.css';
import { decline, type Hint, hintsLeft, tick } from './hints.ts';
import { COACH_WORDS } from './messages.ts';

/** The hints on screen. A hint is stored as shown at its first render, but stays until its question is answered. */
const left = signal<readonly Hint[]>([]);

const letGo = (hint: Hint): void => {
  left.value = left.peek().filter(other => other !== hint);
};

const Tip = ({ children }: { readonly children: string }) => (
  <p {...useLive()}>
    <span>{children}</span>
  </p>
);

/** A hint beside the answers, shown the first time that a kind of question is asked. */
export const Coach = ({ model, names }: TableProps) => {
  const words = say(COACH_WORDS);
  const view = model.view.value;
  const { question, players } = view;
  const viewer = model.viewer.value;
  useEffect(() => {
    left.value = hintsLeft();
  }, []);
  const asked = question?.seat === viewer ? question.type : undefined;
  const hint = left.value.find(other => other === asked);
  const version = model.table.version.value;
  // Removes the hint after an answer, even if the same question is asked again before the next render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next version may ask the same question again.
  useEffect(() => {
    if (!hint) return undefined;
    tick(hint);
    return () => letGo(hint);
  }, [hint, version]);
  // Moves the focus to the question, because the pressed button disappears.
  const away = (hints: readonly Hint[]): void => {
    hints.forEach(letGo);
    requestAnimationFrame(() => focusNext(model));
  };
  if (!hint) return null;
  const other = players.findIndex((_, seat) => seat !== viewer);
  const reach = {
    name: names[other]!,
    own: players[viewer]!.target,
    other: players[other]!.target,
    isTieHeld: tieCard(view) !== undefined,
    needsCards: question?.type === 'defend' && isEmptyLost(view.config, question.rule),
  };
  return (
    <aside class="th-coach row" aria-label={words.coach}>
      <Tip key={hint}>{words.hints[hint](reach)}</Tip>
      <Button onClick={() => away([hint])}>{words.gotIt}</Button>
      <Button
        class="th-coach-off"
        look="plain"
        onClick={() => {
          decline();
          away(left.value);
        }}
      >
        {words.decline}
      </Button>
    </aside>
  );
};
