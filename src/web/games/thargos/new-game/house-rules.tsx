import { say } from '../../../i18n.ts';
import { HouseRules } from '../../../screens/new-game/house-rules.tsx';
import { appliesIn, type RuleKey } from './applies.ts';
import { isChoiceKey } from './choice-messages.ts';
import { withKey } from './draft.ts';
import { ChoiceField, type FormProps, NumberField, plannedGame } from './form.tsx';

/** The group that shows each house rule. `form`: a different field shows it. A rule without a group doesn't compile. */
const PLACES: { readonly [K in RuleKey]: keyof (typeof WORDS)['en']['groups'] | 'form' } = {
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

export const House = (form: FormProps) => {
  const { draft, change, config } = form;
  return (
    <HouseRules
      form={form}
      {...say(WORDS)}
      places={PLACES}
      isShown={key => appliesIn(plannedGame(form), key)}
      field={key =>
        isChoiceKey(key) ? (
          <ChoiceField key={key} of={key} form={form} />
        ) : (
          <NumberField
            key={key}
            form={form}
            of={key}
            value={config[key]}
            isChanged={Object.hasOwn(draft.wish, key)}
            pick={value => change(withKey(draft, key, value))}
          />
        )
      }
    />
  );
};
