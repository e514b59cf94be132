import { useSignal } from '@preact/signals';
import { FACE_NAMES, isError } from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import type { DraftFace, FaceDraft } from './draft.ts';
import { EffectsField } from './effects-field.tsx';
import { CardField, type Form, isAt, set, Three } from './fields.tsx';
import { FORM_WORDS } from './messages.ts';

const FACES: readonly DraftFace[] = ['active', 'wounded'];

/** HT-1.7.1: two faces, one tab each. */
export const Faces = ({ form }: { readonly form: Form }) => {
  const words = say(FORM_WORDS);
  const shown = useSignal<DraftFace>('active');
  const name = shown.value;
  const face = form.draft.value.faces[name];
  const change = (part: Partial<FaceDraft>): void => {
    const { faces } = form.draft.value;
    set(form, { faces: { ...faces, [name]: { ...faces[name], ...part } } });
  };
  const isWrong = (one: DraftFace): boolean =>
    form.isTold && form.faults.some(fault => isError(fault) && isAt(fault.place, `faces.${one}`));
  return (
    <div class="th-box-faces one-column">
      <div class="row" role="group" aria-label={words.faces}>
        {FACES.map(one => (
          <Button
            key={one}
            aria-pressed={name === one}
            onClick={() => {
              shown.value = one;
            }}
          >
            {text(FACE_NAMES[one])}
            {isWrong(one) && <span class="error"> !</span>}
          </Button>
        ))}
      </div>
      <Three
        form={form}
        legend={`${words.attrs} (${text(FACE_NAMES[name])})`}
        place={`faces.${name}.attrs`}
        values={face}
        onChange={change}
      />
      <CardField
        form={form}
        label={words.roll}
        hint={words.rollHint}
        place={`faces.${name}.attrs.roll`}
        value={face.roll}
        onInput={roll => change({ roll })}
      />
      <EffectsField key={name} type="hero" effects={face.effects} onChange={effects => change({ effects })} />
      <CardField
        form={form}
        label={words.text}
        place={`faces.${name}.text`}
        value={face.text}
        onInput={typed => change({ text: typed })}
      />
    </div>
  );
};
