import { say } from '../../../i18n.ts';
import { HouseRules } from '../../../screens/new-game/house-rules.tsx';
import { appliesIn, type RuleKey } from './applies.ts';
import { type ThargosDraft, withKey } from './draft.ts';
import { ChoiceField, type FormProps, NumberField, plannedGame } from './form.tsx';
import type { NumberKey } from './number-messages.ts';

const GROUPS = ['optional', 'conflict', 'table', 'story'] as const;
type Group = (typeof GROUPS)[number];

/** The group of each choice; `form` is elsewhere on the form. A key without a group doesn't compile. */
const PLACES: { readonly [K in RuleKey]: Group | 'form' } = {
  rules: 'form',
  mode: 'form',
  quickPlay: 'form',
  collection: 'form',
  sets: 'form',
  movement: 'form',
  coop: 'form',
  coopTarget: 'form',
  soloStory: 'form',
  difficulty: 'form',
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
  secondPlayer: 'table',
  allowPass: 'table',
  burnStrict: 'table',
  redrawAfterRefill: 'table',
  stallRounds: 'table',
  standstillRounds: 'table',
  maxRounds: 'table',
  usesReturn: 'table',
  deckLists: 'table',
  farMissions: 'table',
  opposing: 'story',
  placeLimits: 'story',
  actionLists: 'story',
  storyMissionCap: 'story',
  secretMissions: 'story',
  swapM10M16: 'story',
  teamSupport: 'story',
};
const KEYS = Object.keys(PLACES) as readonly RuleKey[];
const NUMBERS: readonly string[] = [
  'balanceMin',
  'stallRounds',
  'standstillRounds',
  'maxRounds',
  'teamSupport',
] satisfies readonly NumberKey[];
const isNumber = (key: RuleKey): key is NumberKey => NUMBERS.includes(key);

const WORDS = {
  en: {
    lead: 'Optional rules, and points where the book is silent or contradicts itself. Change what your table plays differently.',
    groups: {
      optional: 'Optional rules in the book',
      conflict: 'In a conflict',
      table: 'At the table',
      story: 'In a story',
    },
  },
  fr: {
    lead: 'Les Règles Optionnelles, et les points où le livret se tait ou se contredit. Changez ce que votre table joue autrement.',
    groups: {
      optional: 'Règles Optionnelles du livret',
      conflict: 'Dans un conflit',
      table: 'À la table',
      story: 'Dans un récit',
    },
  },
};

/** The rules of a group that can make a difference in this game. */
const keysIn = (form: FormProps, group: Group): readonly RuleKey[] =>
  KEYS.filter(key => PLACES[key] === group && appliesIn(plannedGame(form), key));

const changesOf = (form: FormProps): number =>
  GROUPS.flatMap(group => keysIn(form, group)).filter(key => Object.hasOwn(form.draft.wish, key)).length;

const withoutHouse = (draft: ThargosDraft): ThargosDraft => ({
  ...draft,
  wish: Object.fromEntries(
    Object.entries(draft.wish).filter(
      ([key]) => (PLACES as Readonly<Record<string, string>>)[key] === 'form' || !Object.hasOwn(PLACES, key),
    ),
  ),
});

const KeyField = ({ of, form }: { readonly of: RuleKey; readonly form: FormProps }) =>
  isNumber(of) ? (
    <NumberField
      form={form}
      of={of}
      value={form.config[of]}
      isChanged={Object.hasOwn(form.draft.wish, of)}
      pick={value => form.change(withKey(form.draft, of, value))}
    />
  ) : (
    <ChoiceField of={of} form={form} />
  );

export const House = (form: FormProps) => {
  const words = say(WORDS);
  const { draft, change } = form;
  return (
    <HouseRules
      lead={words.lead}
      changes={changesOf(form)}
      onUsual={() => change(withoutHouse(draft))}
      groups={GROUPS.filter(group => keysIn(form, group).length > 0).map(group => ({
        title: words.groups[group],
        fields: () => keysIn(form, group).map(key => <KeyField key={key} of={key} form={form} />),
      }))}
    />
  );
};
