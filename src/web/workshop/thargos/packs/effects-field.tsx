import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import {
  type CardType,
  type Effect,
  faultText,
  partName,
  type Slot,
  TEMPLATES,
  type Template,
  type TemplateValues,
  usualValues,
} from '../../../../games/thargos/ui.ts';
import { effectText } from '../../../games/thargos/card/text.ts';
import { say, text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { Button, Field, Icon, IconButton, Input, NumberField, SelectField } from '../../../ui/ui.ts';
import { makeEffectsText, parseEffectsText } from './effects-text.ts';
import { FORM_WORDS, optionName, slotName } from './messages.ts';
import { endsWhole, insideOf, offersAt } from './offers.ts';

const ALL: readonly (readonly [string, Template])[] = Object.entries(TEMPLATES);

interface SlotProps {
  readonly name: string;
  readonly slot: Slot;
  readonly value: number | string;
  readonly onChange: (value: number | string) => void;
}

const SlotField = ({ name, slot, value, onChange }: SlotProps) => {
  const label = text(slotName(name));
  if (slot.kind === 'choice')
    return (
      <SelectField
        label={label}
        value={value}
        onValue={onChange}
        options={slot.options.map(option => [option, text(optionName(option))])}
      />
    );
  if (slot.kind === 'text')
    return (
      <Field label={label}>
        <Input type="text" value={value} onValue={onChange} />
      </Field>
    );
  return (
    <NumberField label={label} least={slot.least} most={slot.most} value={Number(value)} onValue={onChange} />
  );
};

interface FieldProps {
  readonly type: CardType;
  readonly effects: readonly Effect[];
  readonly onChange: (effects: readonly Effect[]) => void;
}

/** Lets the user compose effects from templates with numbers to fill in. */
const FromTemplate = ({ type, effects, onChange }: FieldProps) => {
  const words = say(FORM_WORDS);
  const [chosen, setChosen] = useState('');
  const [values, setValues] = useState<TemplateValues>({});
  const suited = ALL.filter(([, { types }]) => types.includes(type));
  const named = (wanted: string): Template | undefined => suited.find(([name]) => name === wanted)?.[1];
  const template = named(chosen);
  const isWhole = Object.values(values).every(value => value !== '');
  const made = template && isWhole ? template.make(values, type) : undefined;
  return (
    <div class="th-box-template row">
      <SelectField
        label={words.template}
        value={chosen}
        onValue={picked => {
          const next = named(picked);
          setChosen(picked);
          setValues(next ? usualValues(next) : {});
        }}
        options={[
          ['', words.chooseTemplate],
          ...suited.map(([name, { name: title }]) => [name, text(title)] as const),
        ]}
      />
      {template &&
        Object.entries(template.slots).map(([name, slot]) => (
          <SlotField
            key={chosen + name}
            name={name}
            slot={slot}
            value={values[name] ?? slot.usual}
            onChange={value => setValues({ ...values, [name]: value })}
          />
        ))}
      {made && <p class="quiet">{effectText(made, type)}</p>}
      {template && (
        <Button
          disabled={!made}
          onClick={() => {
            if (made) onChange([...effects, made]);
            setChosen('');
          }}
        >
          <Icon name="plus" /> {words.addEffect}
        </Button>
      )}
    </div>
  );
};

interface OffersProps {
  readonly text: string;
  readonly caret: number;
  /** The list of completions. Ctrl+Space in the text field moves the focus to it. */
  readonly list: RefObject<HTMLSelectElement | null>;
  /** Called with the completed text and the new caret position. */
  readonly onInsert: (text: string, caret: number) => void;
}

/** The completions at the caret as a list, which also works with a keyboard and screen readers. */
const JsonOffers = ({ text, caret, list, onInsert }: OffersProps) => {
  const words = say(FORM_WORDS);
  const [chosen, setChosen] = useState('');
  const offers = offersAt(text, caret);
  const offer = offers.list.find(({ name }) => name === chosen) ?? offers.list[0];
  const insert = (): void => {
    if (!offer) return;
    const before = text.slice(0, offers.from);
    // Inserts the comma that is required between a complete part and the next one, because players often forget it.
    const comma = endsWhole(before) ? ', ' : '';
    const after = text.slice(offers.to);
    const next = /^\s*["{[]/.test(after) ? ', ' : '';
    onInsert(
      `${before}${comma}${offer.insert}${next}${after}`,
      before.length + comma.length + offer.insert.length,
    );
    setChosen('');
  };
  return (
    <div class="row">
      <SelectField
        label={words.offers[offers.what](offers.of)}
        ref={list}
        disabled={offers.list.length === 0}
        value={offer?.name ?? ''}
        onValue={setChosen}
        onKeyDown={event => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          insert();
        }}
        options={offers.list.map(({ name }) => [name, name])}
      />
      <Button disabled={!offer} onClick={insert}>
        {words.insert}
      </Button>
    </div>
  );
};

/** Lets the user write effects as JSON, which is checked on every input. */
const AsJson = ({ type, effects, onChange }: FieldProps) => {
  const words = say(FORM_WORDS);
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [caret, setCaret] = useState(0);
  const value = typed ?? makeEffectsText(effects);
  const read = parseEffectsText(value, type);
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  const updateCaret = (): void => setCaret(area.current?.selectionStart ?? 0);
  return (
    <details class="th-box-json">
      <summary>{words.json}</summary>
      <p class="quiet">{words.jsonNote}</p>
      <textarea
        class="th-box-code"
        ref={area}
        aria-label={words.json}
        aria-describedby="box-json-offers"
        aria-invalid={read.faults.length > 0}
        rows={8}
        spellcheck={false}
        value={value}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          updateCaret();
        }}
        onClick={updateCaret}
        onFocus={updateCaret}
        onKeyUp={updateCaret}
        onKeyDown={event => {
          if (event.key !== ' ' || !event.ctrlKey) return;
          event.preventDefault();
          updateCaret();
          list.current?.focus();
        }}
      />
      <p class="quiet" id="box-json-offers">
        {words.offersNote}
      </p>
      <JsonOffers
        text={value}
        caret={insideOf(value, caret)}
        list={list}
        onInsert={(next, at) => {
          setTyped(next);
          setCaret(at);
          // Waits, because the caret can be set only after the new text was rendered.
          requestAnimationFrame(() => {
            area.current?.focus();
            area.current?.setSelectionRange(at, at);
          });
        }}
      />
      <div role="status">
        {typed !== undefined && read.faults.length === 0 && <p class="quiet">{words.jsonGood}</p>}
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
        disabled={!read.effects || typed === undefined}
        onClick={() => {
          if (read.effects) onChange(read.effects);
          setTyped(undefined);
        }}
      >
        {words.useJson}
      </Button>
    </details>
  );
};

export const EffectsField = ({ type, effects, onChange }: FieldProps) => {
  const words = say(FORM_WORDS);
  return (
    <fieldset class="th-box-effects stack">
      <legend>{partName('effects', language.value)}</legend>
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
