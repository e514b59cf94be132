import { useEffect, useRef, useState } from 'preact/hooks';
import { entriesOf } from '../../../../engine/util.ts';
import {
  BADGE_WORDS,
  badgeOf,
  type Card,
  type CardType,
  FACE_NAMES,
  FACTION_NAMES,
  FACTIONS,
  isError,
  PLAY_NAMES,
  partName,
  REGION_NAMES,
  TYPE_NAMES,
} from '../../../../games/thargos/ui.ts';
import { CardFace } from '../../../games/thargos/card/card-face.tsx';
import { listed, say, text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { Button } from '../../../ui/button.tsx';
import { WORDS as SHARED } from '../shared/messages.ts';
import {
  type CardDraft,
  cardWith,
  checkDraft,
  type DraftFace,
  type FaceDraft,
  NO_DRAFT,
  previewOf,
  typeOfId,
  withId,
} from './draft.ts';
import { EffectsField } from './effects-field.tsx';
import {
  CardField,
  Choice,
  errorsAt,
  Flag,
  type Form,
  Three,
  type WholeForm,
  whereOf,
  wordsFor,
} from './fields.tsx';
import { FORM_WORDS, SILENT } from './messages.ts';

interface FormProps {
  readonly form: WholeForm;
}

const Faces = ({ form }: FormProps) => {
  const words = say(FORM_WORDS);
  const [name, setName] = useState<DraftFace>('active');
  const { faces } = form.draft;
  const change = (part: Partial<FaceDraft>): void =>
    form.change({ faces: { ...faces, [name]: { ...faces[name], ...part } } });
  const face: Form = {
    draft: faces[name],
    change,
    path: `faces.${name}.`,
    faults: form.faults,
  };
  return (
    <div class="th-box-faces one-column">
      <div class="row" role="group" aria-label={words.faces}>
        {(['active', 'wounded'] as const).map(one => (
          <Button key={one} aria-pressed={name === one} onClick={() => setName(one)}>
            {text(FACE_NAMES[one])}
            {errorsAt(form.faults, `faces.${one}`).length > 0 && <span class="error"> !</span>}
          </Button>
        ))}
      </div>
      <Three
        form={face}
        legend={`${partName('attrs', language.value)} (${text(FACE_NAMES[name])})`}
        at="attrs"
      />
      <CardField form={face} at="roll" path="attrs.roll" hint={words.rollHint} />
      <EffectsField
        key={name}
        type="hero"
        effects={faces[name].effects}
        onChange={effects => change({ effects })}
      />
      <CardField form={face} at="text" />
    </div>
  );
};

/** The fields that only cards of this type have, in the same order as on the printed card. */
const OwnFields = ({ form, type }: FormProps & { readonly type: CardType }) => {
  const words = say(FORM_WORDS);
  const isHero = type === 'hero';
  const isMission = type === 'mission';
  const places = [
    ['', words.anywhere] as const,
    ...(['urban', 'wilderness'] as const).map(one => [one, text(REGION_NAMES[one])] as const),
  ];
  return (
    <>
      <CardField form={form} at={isHero ? 'hp' : 'pam'} isNumber />
      {(isHero || type === 'advantage') && (
        <Choice
          form={form}
          at="faction"
          options={[
            ['', words.noFaction],
            ...FACTIONS.map(faction => [faction, text(FACTION_NAMES[faction])] as const),
          ]}
        />
      )}
      {isMission && <CardField form={form} at="vp" isNumber />}
      {type === 'action' && (
        <Choice
          form={form}
          at="play"
          options={Object.entries(PLAY_NAMES).map(([id, name]) => [id, text(name)])}
        />
      )}
      {isHero ? (
        <Faces form={form} />
      ) : (
        <>
          <Three
            form={form}
            legend={isMission ? words.asks : partName('mods', language.value)}
            at={isMission ? 'attrs' : 'mods'}
          />
          <EffectsField
            key={type}
            type={type}
            effects={form.draft.effects}
            onChange={effects => form.change({ effects })}
          />
          <CardField form={form} at="text" />
        </>
      )}
      {type === 'advantage' && <Choice form={form} at="attachTo" options={entriesOf(words.attach)} />}
      {type === 'action' && <Choice form={form} at="habitat" options={places} />}
      {isMission && (
        <>
          <Choice form={form} at="region" options={places} />
          <Flag form={form} at="isTeam" />
          <Flag form={form} at="isPassive" />
        </>
      )}
    </>
  );
};

const MoreFields = ({ form, type }: FormProps & { readonly type: CardType }) => {
  const words = say(FORM_WORDS);
  return (
    <details>
      <summary>{words.more}</summary>
      <CardField form={form} at="nameFr" />
      {type === 'hero' && <CardField form={form} at="person" hint={words.personHint} />}
      <CardField form={form} at="tags" />
      <CardField form={form} at="replaces" />
      <Choice form={form} at="set" options={[['', words.setUnsaid], ...entriesOf(say(SHARED).sets)]} />
    </details>
  );
};

interface PreviewProps {
  readonly card: Card;
  readonly isWhole: boolean;
}

/** A preview of the card that changes with every input. */
const Preview = ({ card, isWhole }: PreviewProps) => {
  const words = say(FORM_WORDS);
  const badge = badgeOf(card);
  return (
    <figure class="th-box-preview in-lines">
      <figcaption class="quiet">{isWhole ? words.preview : words.previewPart}</figcaption>
      <CardFace card={card} size="small" />
      {card.type === 'hero' && <CardFace card={card} size="small" face="wounded" />}
      {badge && <p class="quiet">{text(BADGE_WORDS[badge])}</p>}
    </figure>
  );
};

interface CardFormProps {
  /** The cards that the pack extends. If one has the typed id, its values are filled in. */
  readonly base: readonly Card[];
  /** The card to correct. If undefined, the form starts empty. */
  readonly start: CardDraft | undefined;
  readonly onKeep: (card: Card) => void;
  readonly onLeave: () => void;
}

/** The form for one card. The card type, which follows from the id, determines its fields. */
export const CardForm = ({ base, start, onKeep, onLeave }: CardFormProps) => {
  const words = say(FORM_WORDS);
  const [draft, setDraft] = useState(start ?? NO_DRAFT);
  const [isTold, setTold] = useState(false);
  const [said, setSaid] = useState('');
  const first = useRef<HTMLDivElement>(null);
  const focusFirst = (): void => first.current?.querySelector('input')?.focus();
  useEffect(() => {
    if (start) first.current?.querySelector('input')?.focus();
  }, [start]);
  const type = typeOfId(draft.id);
  const under = cardWith(base, draft.id);
  const { card, faults } = checkDraft(draft);
  const form: WholeForm = {
    draft,
    change: part => setDraft(old => ({ ...old, ...part })),
    path: '',
    faults: isTold ? faults : [],
  };
  const odd = faults.filter(fault => !isError(fault) && !SILENT.includes(fault.code));
  const clear = (): void => {
    setTold(false);
    setDraft(NO_DRAFT);
    focusFirst();
  };
  const keep = (): void => {
    setTold(true);
    if (!card) return;
    onKeep(card);
    setSaid(words.kept(card.id));
    clear();
  };
  return (
    <form
      class="th-box-form one-column full-fields"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        keep();
      }}
    >
      <div class="one-column">
        <h2>{start ? words.change(start.id) : words.add}</h2>
        <div ref={first}>
          <CardField
            form={form}
            at="id"
            hint={type ? text(TYPE_NAMES[type]) : words.idHint}
            onValue={id => setDraft(withId(draft, id, base))}
          />
        </div>
        {under && <p class="quiet">{words.under(text(under.name))}</p>}
        {!type && draft.id.trim() !== '' && <p class="error">{words.badLetter}</p>}
        {type && (
          <>
            <CardField form={form} at="name" />
            <Flag form={form} at="isLocked" />
            <OwnFields key={type} form={form} type={type} />
            <Flag form={form} at="isPlain" />
            <CardField form={form} at="boxCopies" isNumber />
            <MoreFields form={form} type={type} />
            {isTold && !card && (
              <div role="alert" class="error">
                <p>{words.faults}</p>
                <ul>
                  {faults.filter(isError).map((fault, i) => (
                    <li key={i}>{listed(whereOf(fault), wordsFor(fault))}</li>
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
        <p role="status">{said}</p>
      </div>
      {type && <Preview card={card ?? previewOf(draft, type)} isWhole={card !== undefined} />}
    </form>
  );
};
