import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import {
  type Card,
  type CardType,
  FACTION_NAMES,
  FACTIONS,
  isError,
  PLAY_NAMES,
  REGION_NAMES,
  TYPE_NAMES,
} from '../../../../games/thargos/ui.ts';
import { colon, say, text } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { type CardDraft, checkDraft, NO_DRAFT, typeOfId } from './draft.ts';
import { EffectsField } from './effects-field.tsx';
import { Faces } from './faces.tsx';
import { CardField, Choice, type Form, set, Three, whereOf, wordsFor } from './fields.tsx';
import { FORM_WORDS, SILENT } from './messages.ts';
import { cardWith, withId } from './prefill.ts';
import { previewOf } from './preview.ts';
import { Preview } from './preview-card.tsx';

const FactionField = ({ form }: { readonly form: Form }) => {
  const words = say(FORM_WORDS);
  return (
    <Choice
      label={words.faction}
      value={form.draft.value.faction}
      options={[
        ['', words.noFaction],
        ...FACTIONS.map(faction => [faction, text(FACTION_NAMES[faction])] as const),
      ]}
      onChange={faction => set(form, { faction })}
    />
  );
};

/** What only cards of this type have, as the eye meets it. */
const OwnFields = ({ form, type }: { readonly form: Form; readonly type: CardType }) => {
  const words = say(FORM_WORDS);
  const draft = form.draft.value;
  const places = (['urban', 'wilderness'] as const).map(one => [one, text(REGION_NAMES[one])] as const);
  const number = (key: 'pam' | 'hp' | 'vp', label: string) => (
    <CardField
      form={form}
      label={label}
      place={key}
      value={draft[key]}
      onInput={value => set(form, { [key]: value })}
      isNumber
    />
  );
  const change = (part: Partial<CardDraft>): void => set(form, part);
  if (type === 'hero')
    return (
      <>
        {number('hp', words.hp)}
        <FactionField form={form} />
        <Faces form={form} />
      </>
    );
  return (
    <>
      {number('pam', words.pam)}
      {type === 'advantage' && <FactionField form={form} />}
      {type === 'mission' && number('vp', words.vp)}
      {type === 'action' && (
        <Choice
          label={words.play}
          value={draft.play}
          options={Object.entries(PLAY_NAMES).map(([id, name]) => [id, text(name)])}
          onChange={play => change({ play })}
        />
      )}
      <Three
        form={form}
        legend={type === 'mission' ? words.asks : words.mods}
        place={type === 'mission' ? 'attrs' : 'mods'}
        values={draft}
        onChange={change}
      />
      <EffectsField
        key={type}
        type={type}
        effects={draft.effects}
        onChange={effects => change({ effects })}
      />
      <CardField
        form={form}
        label={words.text}
        place="text"
        value={draft.text}
        onInput={typed => change({ text: typed })}
      />
      {type === 'advantage' && (
        <Choice
          label={words.attachTo}
          value={draft.attachTo || 'ownHero'}
          options={Object.entries(words.attach)}
          onChange={attachTo => change({ attachTo: attachTo === 'ownHero' ? '' : attachTo })}
        />
      )}
      {type === 'action' && (
        <Choice
          label={words.habitat}
          value={draft.habitat}
          options={[['', words.anywhere], ...places]}
          onChange={habitat => change({ habitat })}
        />
      )}
      {type === 'mission' && (
        <>
          <Choice
            label={words.region}
            value={draft.region}
            options={[['', words.anywhere], ...places]}
            onChange={region => change({ region })}
          />
          <Checkbox isOn={draft.isTeam} onToggle={isTeam => change({ isTeam })}>
            {words.team}
          </Checkbox>
          <Checkbox isOn={draft.isPassive} onToggle={isPassive => change({ isPassive })}>
            {words.passive}
          </Checkbox>
        </>
      )}
    </>
  );
};

const MoreFields = ({ form, type }: { readonly form: Form; readonly type: CardType }) => {
  const words = say(FORM_WORDS);
  const draft = form.draft.value;
  const line = (key: 'nameFr' | 'person' | 'tags' | 'replaces', label: string, hint?: string) => (
    <CardField
      form={form}
      label={label}
      {...(hint && { hint })}
      place={key}
      value={draft[key]}
      onInput={value => set(form, { [key]: value })}
    />
  );
  return (
    <details>
      <summary>{words.more}</summary>
      {line('nameFr', words.nameFr)}
      {type === 'hero' && line('person', words.person, words.personHint)}
      {line('tags', words.tags)}
      {line('replaces', words.replaces)}
      <Choice
        label={words.set}
        value={draft.set}
        options={[['', words.setUnsaid], ...Object.entries(words.sets)]}
        onChange={value => set(form, { set: value })}
      />
    </details>
  );
};

interface CardFormProps {
  /** The cards under the pack: one with the same id fills in the form. */
  readonly base: readonly Card[];
  /** The card to correct; without it the form starts empty. */
  readonly start: CardDraft | undefined;
  readonly onKeep: (card: Card) => void;
  readonly onLeave: () => void;
}

/** One card, typed in: the id decides what is asked for. */
export const CardForm = ({ base, start, onKeep, onLeave }: CardFormProps) => {
  const words = say(FORM_WORDS);
  const draft = useSignal<CardDraft>(start ?? NO_DRAFT);
  const isTold = useSignal(false);
  const said = useSignal('');
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (start) first.current?.querySelector('input')?.focus();
  }, [start]);
  const type = typeOfId(draft.value.id);
  const under = cardWith(base, draft.value.id);
  const { card, faults } = checkDraft(draft.value);
  const form: Form = { draft, faults, isTold: isTold.value };
  const odd = faults.filter(fault => !isError(fault) && !SILENT.includes(fault.code));
  const clear = (): void => {
    isTold.value = false;
    draft.value = NO_DRAFT;
    first.current?.querySelector('input')?.focus();
  };
  const keep = (): void => {
    isTold.value = true;
    if (!card) return;
    onKeep(card);
    said.value = words.kept(card.id);
    clear();
  };
  return (
    <form
      class="th-box-form one-column"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        keep();
      }}
    >
      <div class="th-box-fields one-column">
        <h2>{start ? words.change(start.id) : words.add}</h2>
        <div ref={first}>
          <CardField
            form={form}
            label={words.id}
            hint={type ? text(TYPE_NAMES[type]) : words.idHint}
            place="id"
            value={draft.value.id}
            onInput={id => set(form, withId(draft.value, id, base))}
          />
        </div>
        {under && <p class="quiet">{words.under(text(under.name))}</p>}
        {!type && draft.value.id.trim() !== '' && <p class="error">{words.badLetter}</p>}
        {type && (
          <>
            <CardField
              form={form}
              label={words.name}
              place="name"
              value={draft.value.name}
              onInput={name => set(form, { name })}
            />
            <Checkbox isOn={draft.value.isLocked} onToggle={isLocked => set(form, { isLocked })}>
              {words.locked}
            </Checkbox>
            <OwnFields key={type} form={form} type={type} />
            <Checkbox isOn={draft.value.isPlain} onToggle={isPlain => set(form, { isPlain })}>
              {words.isPlain}
            </Checkbox>
            <CardField
              form={form}
              label={words.copies}
              place="boxCopies"
              value={draft.value.copies}
              onInput={copies => set(form, { copies })}
              isNumber
            />
            <MoreFields form={form} type={type} />
            {isTold.value && !card && (
              <div role="alert">
                <p class="error">{words.faults}</p>
                <ul class="error">
                  {faults.filter(isError).map((fault, i) => (
                    <li key={i}>
                      {whereOf(fault)}
                      {colon()} {wordsFor(fault)}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {odd.length > 0 && (
              <div role="status">
                <p>{words.odd}</p>
                <ul>
                  {odd.map((fault, i) => (
                    <li key={i}>{wordsFor(fault)}</li>
                  ))}
                </ul>
              </div>
            )}
            <div class="row">
              <Button type="submit" look="main">
                {words.keep}
              </Button>
              <Button
                onClick={() => {
                  clear();
                  onLeave();
                }}
              >
                {words.cancel}
              </Button>
            </div>
          </>
        )}
        <p role="status">{said.value}</p>
      </div>
      {type && <Preview card={card ?? previewOf(draft.value, type)} isWhole={card !== undefined} />}
    </form>
  );
};
