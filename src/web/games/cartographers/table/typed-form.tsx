import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../../../i18n.ts';
import { isFinger } from '../../../ui/dom.ts';
import { Input } from '../../../ui/field.tsx';
import { shapesFor, terrainsFor } from './hand.ts';
import { gridFor, type Model } from './model.ts';
import { terrainsNamed, terrainWord } from './question.ts';
import { parseTyped } from './typed.ts';
import { TYPED_WORDS } from './typed-messages.ts';

export const TypedForm = ({ model }: { readonly model: Model }) => {
  const words = say(TYPED_WORDS);
  const [wrong, setWrong] = useState('');
  const [isHelped, setHelped] = useState(false);
  const terrains = terrainsFor(model.options.value);
  const example = terrainWord(terrains[0]!);
  const onSubmit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const line = String(new FormData(form).get('line') ?? '');
    const [view, options] = [model.view.value, model.options.value];
    const typed = parseTyped({ grid: gridFor(view), terrains, shapes: shapesFor(view, options) }, line);
    const named = terrainsNamed(terrains);
    const undoTurn = model.undoTurn.value;
    const fault = typed.type === 'undo' && !undoTurn ? 'no-undo' : typed.type;
    const faults: Readonly<Record<string, (example: string, named: string) => string>> = words.typedWrong;
    setWrong(faults[fault]?.(example, named) ?? '');
    setHelped(typed.type === 'help');
    if (typed.type === 'ink') void model.ink();
    if (typed.type === 'undo') undoTurn?.();
    if (typed.type === 'back') model.drop();
    if (typed.type === 'hand') {
      model.hand.value = typed.hand;
      model.isPinned.value = true;
    }
    if (['ink', 'undo', 'back', 'hand'].includes(typed.type)) form.reset();
  };
  return (
    <form onSubmit={onSubmit}>
      <label>
        {words.typedHelp(example)}
        <Input
          name="line"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={wrong !== ''}
        />
      </label>
      <p role="alert" class="error">
        {wrong}
      </p>
      <p role="status">{isHelped && words.typedAnswer(example)}</p>
      {!isFinger() && <p>{words.keys}</p>}
    </form>
  );
};
