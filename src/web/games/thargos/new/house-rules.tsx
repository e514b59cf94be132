import { useSignal } from '@preact/signals';
import { isStoryMode } from '../../../../games/thargos/config.ts';
import { plural, say } from '../../../say.ts';
import type { ChoiceKey, NumberKey } from './choice-words.ts';
import { type ThargosDraft, withKey } from './draft.ts';
import { ChoiceField, type FormProps, NumberField } from './form.tsx';

const GROUPS = ['optional', 'conflict', 'table', 'story'] as const;
type Group = (typeof GROUPS)[number];

/** Where each choice stands; `form` is elsewhere on the form. A key without a place does not compile. */
const PLACES: { readonly [K in ChoiceKey | NumberKey]: Group | 'form' } = {
  mode: 'form',
  quickPlay: 'form',
  collection: 'form',
  sets: 'form',
  movement: 'form',
  coop: 'form',
  soloStory: 'form',
  rivalDeck: 'form',
  factions: 'optional',
  neutralAdvantage: 'optional',
  undead: 'optional',
  undeadStripFirst: 'optional',
  lastDitch: 'optional',
  mirror: 'optional',
  balanceMin: 'optional',
  uniqueHeroes: 'optional',
  spread: 'conflict',
  mirrorSingle: 'conflict',
  shortMirror: 'conflict',
  trackCountsAsPam: 'conflict',
  allowConcede: 'conflict',
  zeroCardDefence: 'conflict',
  diceHero: 'conflict',
  firstPlayer: 'table',
  missionOrder: 'table',
  allowPass: 'table',
  burnStrict: 'table',
  redrawAfterRefill: 'table',
  stallRounds: 'table',
  standstillRounds: 'table',
  maxRounds: 'table',
  swapM10M16: 'story',
  teamSupport: 'story',
};
const KEYS = Object.keys(PLACES) as readonly (ChoiceKey | NumberKey)[];
const NUMBERS: readonly string[] = [
  'balanceMin',
  'stallRounds',
  'standstillRounds',
  'maxRounds',
  'teamSupport',
] satisfies readonly NumberKey[];
const isNumber = (key: ChoiceKey | NumberKey): key is NumberKey => NUMBERS.includes(key);

const WORDS = {
  en: {
    title: 'House rules',
    lead: 'Optional rules, and what we play where the book is silent or says two things. Change what your table plays otherwise.',
    changed: (n: number) => `${n} changed`,
    usual: 'Back to the usual rules',
    groups: {
      optional: 'Optional rules of the book',
      conflict: 'In a conflict',
      table: 'At the table',
      story: 'In a story',
    },
  },
  fr: {
    title: 'Règles maison',
    lead: 'Les règles facultatives, et ce que nous jouons là où le livret se tait ou dit deux choses. Changez ce que votre table joue autrement.',
    changed: (n: number) => `${n} ${plural(n, 'changée', 'changées')}`,
    usual: 'Revenir aux règles habituelles',
    groups: {
      optional: 'Règles facultatives du livret',
      conflict: 'Dans un conflit',
      table: 'À la table',
      story: 'Dans un récit',
    },
  },
};

const changesOf = ({ wish }: ThargosDraft): number =>
  KEYS.filter(key => PLACES[key] !== 'form' && Object.hasOwn(wish, key)).length;

const withoutHouse = (draft: ThargosDraft): ThargosDraft => ({
  ...draft,
  wish: Object.fromEntries(
    Object.entries(draft.wish).filter(
      ([key]) => (PLACES as Readonly<Record<string, string>>)[key] === 'form' || !Object.hasOwn(PLACES, key),
    ),
  ),
});

const KeyField = ({ of, form }: { readonly of: ChoiceKey | NumberKey; readonly form: FormProps }) =>
  isNumber(of) ? (
    <NumberField
      of={of}
      value={form.config[of]}
      isChanged={Object.hasOwn(form.draft.wish, of)}
      pick={value => form.change(withKey(form.draft, of, value))}
    />
  ) : (
    <ChoiceField of={of} form={form} />
  );

/** Every choice of the rules that stands nowhere else, explained. */
export const HouseRules = (form: FormProps) => {
  const words = say(WORDS);
  const { draft, change } = form;
  const changes = changesOf(draft);
  const isOpen = useSignal(false);
  const groups = GROUPS.filter(group => group !== 'story' || isStoryMode(draft));
  return (
    <details
      class="panel th-new-house"
      onToggle={event => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>
        {words.title}
        {changes > 0 && <span class="th-new-why"> · {words.changed(changes)}</span>}
      </summary>
      {isOpen.value && (
        <>
          <p class="th-new-why">{words.lead}</p>
          {changes > 0 && (
            <button type="button" onClick={() => change(withoutHouse(draft))}>
              {words.usual}
            </button>
          )}
          {groups.map(group => (
            <section key={group}>
              <h3>{words.groups[group]}</h3>
              <div class="th-new-choices">
                {KEYS.filter(key => PLACES[key] === group).map(key => (
                  <KeyField key={key} of={key} form={form} />
                ))}
              </div>
            </section>
          ))}
        </>
      )}
    </details>
  );
};
