import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isEmptyLost, tieCard } from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { useLive } from '../../../../ui/live.ts';
import { focusNext } from '../focus.ts';
import type { Model } from '../model.ts';
import './coach.css';
import { decline, type Hint, hintsLeft, tick } from './hints.ts';
import { COACH_WORDS } from './messages.ts';

/** A hint stays until its question is answered, but counts as shown from its first render. */
const left = signal<readonly Hint[]>([]);

const letGo = (hint: Hint): void => {
  left.value = left.peek().filter(other => other !== hint);
};

interface CoachProps {
  readonly model: Model;
  readonly names: readonly string[];
}

const Tip = ({ children }: { readonly children: string }) => (
  <p {...useLive()}>
    <span>{children}</span>
  </p>
);

/** A hint for the first question of its kind, beside the answers. */
export const Coach = ({ model, names }: CoachProps) => {
  const words = say(COACH_WORDS);
  const view = model.view.value;
  const { question, players } = view;
  const eyes = model.viewer.value;
  useEffect(() => {
    left.value = hintsLeft();
  }, []);
  const asked = question?.seat === eyes ? question.type : undefined;
  const hint = left.value.find(other => other === asked);
  const version = model.table.version.value;
  // A quick player may answer before the next render, and the same question may come again.
  useEffect(() => {
    if (!hint) return undefined;
    tick(hint);
    return () => letGo(hint);
  }, [hint, version]);
  // The pressed button disappears with the focus.
  const away = (hints: readonly Hint[]): void => {
    hints.forEach(letGo);
    requestAnimationFrame(() => focusNext(model));
  };
  if (!hint) return null;
  const other = players.findIndex((_, seat) => seat !== eyes);
  const reach = {
    name: names[other]!,
    own: players[eyes]!.target,
    other: players[other]!.target,
    isTieHeld: tieCard(view) !== undefined,
    needsCards: question?.type === 'defend' && isEmptyLost(view.config, question.rule),
  };
  return (
    <aside class="th-coach" aria-label={words.coach}>
      <Tip key={hint}>{words.hints[hint](reach)}</Tip>
      <Button onClick={() => away([hint])}>{words.gotIt}</Button>
      <Button
        class="th-coach-off"
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
