import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import {
  type CardType,
  type Effect,
  faultText,
  type Slot,
  TEMPLATES,
  type Template,
  type TemplateValues,
  usualValues,
} from '../../../../games/thargos/ui.ts';
import { effectText } from '../../../games/thargos/card/text.ts';
import { say, text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/select.tsx';
import { makeEffectsText, parseEffectsText } from './effects-text.ts';
import { JsonOffers } from './json-offers.tsx';
import { FORM_WORDS } from './messages.ts';
import { insideOf } from './offers.ts';
import { optionName, slotName } from './slot-messages.ts';

const ALL: readonly (readonly [string, Template])[] = Object.entries(TEMPLATES);

interface SlotProps {
  readonly name: string;
  readonly slot: Slot;
  readonly value: number | string;
  readonly onChange: (value: number | string) => void;
}

const SlotField = ({ name, slot, value, onChange }: SlotProps) => {
  const label = text(slotName(name));
  return (
    <div>
      <span class="field-name" aria-hidden="true">
        {label}
      </span>
      {slot.kind === 'choice' && (
        <Select
          aria-label={label}
          value={value}
          onValue={chosen => onChange(chosen)}
          options={slot.options.map(option => ({ value: option, name: text(optionName(option)) }))}
        />
      )}
      {slot.kind === 'number' && (
        <Input
          type="number"
          aria-label={label}
          min={slot.least}
          max={slot.most}
          value={value}
          onInput={({ currentTarget }) => {
            const typed = Math.round(Number(currentTarget.value));
            if (typed >= slot.least && typed <= slot.most) onChange(typed);
          }}
        />
      )}
      {slot.kind === 'text' && (
        <Input type="text" aria-label={label} value={value} onValue={typed => onChange(typed)} />
      )}
    </div>
  );
};

interface FieldProps {
  readonly type: CardType;
  readonly effects: readonly Effect[];
  readonly onChange: (effects: readonly Effect[]) => void;
}

/** Effects made from templates with numbers to fill in. */
const FromTemplate = ({ type, effects, onChange }: FieldProps) => {
  const words = say(FORM_WORDS);
  const chosen = useSignal('');
  const values = useSignal<TemplateValues>({});
  const suited = ALL.filter(([, { types }]) => types.includes(type));
  const template = suited.find(([name]) => name === chosen.value)?.[1];
  const isWhole = Object.values(values.value).every(value => value !== '');
  const made = template && isWhole ? template.make(values.value, type) : undefined;
  return (
    <div class="th-box-template">
      <Field label={words.template}>
        <Select
          value={chosen.value}
          onValue={picked => {
            const next = suited.find(([name]) => name === picked)?.[1];
            chosen.value = picked;
            values.value = next ? usualValues(next) : {};
          }}
          options={[
            { value: '', name: words.chooseTemplate },
            ...suited.map(([name, { name: title }]) => ({ value: name, name: text(title) })),
          ]}
        />
      </Field>
      {template &&
        Object.entries(template.slots).map(([name, slot]) => (
          <SlotField
            key={chosen.value + name}
            name={name}
            slot={slot}
            value={values.value[name] ?? slot.usual}
            onChange={value => {
              values.value = { ...values.value, [name]: value };
            }}
          />
        ))}
      {made && <p class="quiet">{effectText(made, type)}</p>}
      {template && (
        <Button
          disabled={!made}
          onClick={() => {
            if (made) onChange([...effects, made]);
            chosen.value = '';
          }}
        >
          <Icon name="plus" /> {words.addEffect}
        </Button>
      )}
    </div>
  );
};

/** The effects as JSON, checked on every input. */
const AsJson = ({ type, effects, onChange }: FieldProps) => {
  const words = say(FORM_WORDS);
  const typed = useSignal<string | undefined>(undefined);
  const value = typed.value ?? makeEffectsText(effects);
  const read = parseEffectsText(value, type);
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  const caret = useSignal(0);
  const follow = (): void => {
    caret.value = area.current?.selectionStart ?? 0;
  };
  return (
    <details class="th-box-json">
      <summary>{words.json}</summary>
      <p class="quiet">{words.jsonNote}</p>
      <textarea
        ref={area}
        aria-label={words.json}
        aria-describedby="box-json-offers"
        aria-invalid={read.faults.length > 0}
        rows={8}
        spellcheck={false}
        value={value}
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value;
          follow();
        }}
        onClick={follow}
        onFocus={follow}
        onKeyUp={follow}
        onKeyDown={event => {
          if (event.key !== ' ' || !event.ctrlKey) return;
          event.preventDefault();
          follow();
          list.current?.focus();
        }}
      />
      <p class="quiet" id="box-json-offers">
        {words.offersNote}
      </p>
      <JsonOffers
        text={value}
        caret={insideOf(value, caret.value)}
        list={list}
        onInsert={(next, at) => {
          typed.value = next;
          caret.value = at;
          // The caret can only be set in the text that is there.
          requestAnimationFrame(() => {
            area.current?.focus();
            area.current?.setSelectionRange(at, at);
          });
        }}
      />
      <div role="status">
        {typed.value !== undefined && read.faults.length === 0 && <p class="quiet">{words.jsonGood}</p>}
        <ul class="error">
          {read.faults.slice(0, 10).map((fault, i) => (
            <li key={i}>
              {words.at(fault.line ?? 1, fault.column ?? 1)} ({fault.place}){' '}
              {faultText(fault, language.value)}
            </li>
          ))}
        </ul>
      </div>
      <Button
        disabled={!read.effects || typed.value === undefined}
        onClick={() => {
          if (read.effects) onChange(read.effects);
          typed.value = undefined;
        }}
      >
        {words.useJson}
      </Button>
    </details>
  );
};

/** What a card, or one face of a hero, does. */
export const EffectsField = ({ type, effects, onChange }: FieldProps) => {
  const words = say(FORM_WORDS);
  return (
    <fieldset class="th-box-effects one-column">
      <legend>{words.effects}</legend>
      {effects.length === 0 && <p class="quiet">{words.noEffects}</p>}
      <ol>
        {effects.map((effect, i) => (
          <li key={i}>
            <span>{effectText(effect, type)}</span>
            <IconButton
              icon="trash"
              look="plain"
              label={words.removeEffect(i + 1)}
              onClick={() => onChange(effects.filter((_, at) => at !== i))}
            />
          </li>
        ))}
      </ol>
      <FromTemplate type={type} effects={effects} onChange={onChange} />
      <AsJson type={type} effects={effects} onChange={onChange} />
    </fieldset>
  );
};
