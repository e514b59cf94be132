import { useRef } from 'preact/hooks';
import { say } from '../../../i18n.ts';
import { lazy } from '../../../lazy.tsx';
import { ExplainedField, idOfWhy } from '../../../screens/new-game/fields.tsx';
import { HouseRules } from '../../../screens/new-game/house-rules.tsx';
import { Input } from '../../../ui/field.tsx';
import type { ChoiceKey } from './choice-messages.ts';
import { BLANK, type CartographersDraft, correctionsIn, correctionsText, gameOf } from './draft.ts';
import { FACT_WORDS } from './fact-messages.ts';
import { ChoiceField, Fault, type FormProps, withKey } from './form.tsx';

const CardValues = lazy(async () => (await import('./card-values.tsx')).CardValues);

const GROUPS = ['table', 'drawing', 'scoring', 'monsters', 'solo'] as const;
type Group = (typeof GROUPS)[number];

/** The group of each choice; `form` is elsewhere on the form. A key without a group doesn't compile. */
const PLACES: { readonly [K in ChoiceKey]: Group | 'form' } = {
  game: 'form',
  edition: 'form',
  exploreSet: 'form',
  heroes: 'form',
  firstGameSet: 'form',
  seasonSet: 'table',
  ruins: 'table',
  edictOrder: 'table',
  reveal: 'table',
  openSheets: 'table',
  fallbackTerrain: 'drawing',
  ruinsFallbackTerrain: 'drawing',
  ruinsMiss: 'drawing',
  fallbackHero: 'drawing',
  fallbackCoin: 'drawing',
  ambushMountainCoin: 'scoring',
  seasonFloor: 'scoring',
  clusterChoice: 'scoring',
  destroyedRuins: 'scoring',
  greatCity: 'scoring',
  shieldgateTie: 'scoring',
  heroOrientation: 'monsters',
  trollChooser: 'monsters',
  gorgonChooser: 'monsters',
  gorgonTiming: 'monsters',
  gorgonTarget: 'monsters',
  winterEffects: 'monsters',
  soloAnchor: 'solo',
  soloGorgon: 'solo',
  belowTable: 'solo',
  titleSet: 'solo',
};
const KEYS = Object.keys(PLACES) as readonly ChoiceKey[];

const WORDS = {
  en: {
    lead: 'Where the rulebooks are silent or differ, you can choose. The defaults are ours.',
    groups: {
      table: 'At the table',
      drawing: 'Drawing',
      scoring: 'Coins and stars',
      monsters: 'Heroes and monsters',
      solo: 'Solo',
    },
    facts: 'Printed values',
    coinCapWhy: 'Coins beyond this number are lost. The printed track holds 14.',
    thresholdsWhy: 'For spring, summer, fall and winter, such as 8 8 7 6. Leave empty for the box’s values.',
    cardsWhy: 'If your printed card differs from ours, set its values for this game.',
    advanced: 'Advanced',
    correctionsWhy: 'An object with card ids as keys, such as {"silos": {"solo": 28}}.',
  },
  fr: {
    lead: 'Là où les livrets se taisent ou diffèrent, vous avez le choix. Les réglages par défaut sont les nôtres.',
    groups: {
      table: 'À la table',
      drawing: 'Dessin',
      scoring: 'Pièces et étoiles',
      monsters: 'Héros et monstres',
      solo: 'En solo',
    },
    facts: 'Valeurs imprimées',
    coinCapWhy: 'Les pièces au-delà de ce nombre sont perdues. La piste imprimée en contient 14.',
    thresholdsWhy:
      'Pour le printemps, l’été, l’automne et l’hiver, par exemple 8 8 7 6. Laissez vide pour les durées de la boîte.',
    cardsWhy: 'Si votre carte imprimée diffère de la nôtre, réglez ses valeurs pour cette partie.',
    advanced: 'Avancé',
    correctionsWhy:
      'Un objet dont les clés sont les identifiants des cartes, par exemple {"silos": {"solo": 28}}.',
  },
};

/** With both boxes the seasons are chosen beside them. */
const shownIn = (draft: CartographersDraft, group: Group): readonly ChoiceKey[] =>
  KEYS.filter(key => PLACES[key] === group && !(key === 'seasonSet' && gameOf(draft) === 'combined'));

const changesOf = ({ wish, thresholds, corrections }: CartographersDraft): number =>
  KEYS.filter(key => PLACES[key] !== 'form' && Object.hasOwn(wish, key)).length +
  [Object.hasOwn(wish, 'coinCap'), thresholds.trim() !== '', corrections.trim() !== ''].filter(Boolean)
    .length;

const withoutHouse = (draft: CartographersDraft): CartographersDraft => {
  const wish = Object.fromEntries(
    Object.entries(draft.wish).filter(([key]) => PLACES[key as ChoiceKey] === 'form' || !(key in PLACES)),
  ) as Record<string, unknown>;
  delete wish.coinCap;
  return { ...draft, wish, thresholds: BLANK.thresholds, corrections: BLANK.corrections };
};

const Facts = (form: FormProps) => {
  const [words, facts] = [say(WORDS), say(FACT_WORDS)];
  const { draft, change, config } = form;
  const corrections = correctionsIn(draft);
  // While the JSON cannot be read, the form above it stays as it was: the field must not jump under the cursor.
  const last = useRef(corrections ?? {});
  if (corrections) last.current = corrections;
  const invalid = (key: string): boolean => form.refusal?.key === key;
  return (
    <>
      <ExplainedField
        id="coin-cap"
        title={facts.coinCap}
        why={words.coinCapWhy}
        control={
          <Input
            id="coin-cap"
            type="number"
            min={0}
            max={1000}
            aria-describedby={idOfWhy('coin-cap')}
            aria-invalid={invalid('coinCap')}
            value={draft.wish.coinCap ?? config.coinCap}
            onChange={event => change(withKey(draft, 'coinCap', event.currentTarget.valueAsNumber))}
          />
        }
      >
        <Fault of="coinCap" form={form} />
      </ExplainedField>
      <ExplainedField
        id="thresholds"
        title={facts.thresholds}
        why={words.thresholdsWhy}
        control={
          <Input
            id="thresholds"
            aria-describedby={idOfWhy('thresholds')}
            aria-invalid={invalid('thresholds')}
            placeholder="8 8 7 6"
            value={draft.thresholds}
            onValue={typed => change({ ...draft, thresholds: typed })}
          />
        }
      >
        <Fault of="thresholds" form={form} />
      </ExplainedField>
      <div class="new-pool-values stack">
        <span class="new-label">{facts.cards}</span>
        <span class="new-why">{words.cardsWhy}</span>
        <div class="stack" inert={!corrections}>
          <CardValues
            corrections={last.current}
            onCorrect={next => change({ ...draft, corrections: correctionsText(next) })}
          />
        </div>
        <details>
          <summary>{words.advanced}</summary>
          <ExplainedField
            id="corrections"
            title={facts.corrections}
            why={words.correctionsWhy}
            isWide
            control={
              <textarea
                id="corrections"
                rows={4}
                spellcheck={false}
                aria-describedby={idOfWhy('corrections')}
                aria-invalid={invalid('corrections')}
                value={draft.corrections}
                onInput={event => change({ ...draft, corrections: event.currentTarget.value })}
              />
            }
          />
        </details>
        {/* Below the field: above it, the error would push the field away from the cursor. */}
        <Fault of="corrections" form={form} />
      </div>
    </>
  );
};

export const House = (form: FormProps) => {
  const words = say(WORDS);
  const { draft, change } = form;
  const groups = GROUPS.map(group => ({
    title: words.groups[group],
    fields: () => shownIn(draft, group).map(key => <ChoiceField key={key} of={key} form={form} />),
  }));
  return (
    <HouseRules
      lead={words.lead}
      changes={changesOf(draft)}
      onUsual={() => change(withoutHouse(draft))}
      groups={[...groups, { title: words.facts, fields: () => <Facts {...form} /> }]}
    />
  );
};
