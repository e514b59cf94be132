import { useRef } from 'preact/hooks';
import { say } from '../../../i18n.ts';
import { lazy } from '../../../lazy.tsx';
import { ExplainedField } from '../../../screens/new-game/fields.tsx';
import { HouseRules } from '../../../screens/new-game/house-rules.tsx';
import { Input } from '../../../ui/field.tsx';
import { type ChoiceKey, FACT_WORDS } from './choice-messages.ts';
import { BLANK, correctionsIn, correctionsText, gameOf } from './draft.ts';
import { ChoiceField, Fault, type FormProps, withKey } from './form.tsx';

const CardValues = lazy(async () => (await import('./card-values.tsx')).CardValues);

/** The group that shows each option; `form`: it is elsewhere on the form. An option without a group doesn't compile. */
const PLACES: {
  readonly [K in ChoiceKey | 'coinCap']: keyof (typeof WORDS)['en']['groups'] | 'form';
} = {
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
  coinCap: 'facts',
};

const WORDS = {
  en: {
    lead: 'Where the rulebooks are silent or differ, you can choose. The defaults are ours.',
    groups: {
      table: 'At the table',
      drawing: 'Drawing',
      scoring: 'Coins and stars',
      monsters: 'Heroes and monsters',
      solo: 'Solo',
      facts: 'Printed values',
    },
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
      facts: 'Valeurs imprimées',
    },
    coinCapWhy: 'Les pièces au-delà de ce nombre sont perdues. La piste imprimée en contient 14.',
    thresholdsWhy:
      'Pour le printemps, l’été, l’automne et l’hiver, par exemple 8 8 7 6. Laissez vide pour les durées de la boîte.',
    cardsWhy: 'Si votre carte imprimée diffère de la nôtre, réglez ses valeurs pour cette partie.',
    advanced: 'Avancé',
    correctionsWhy:
      'Un objet dont les clés sont les identifiants des cartes, par exemple {"silos": {"solo": 28}}.',
  },
};

const Facts = (form: FormProps) => {
  const [words, facts] = [say(WORDS), say(FACT_WORDS)];
  const { draft, change, config } = form;
  const corrections = correctionsIn(draft);
  // While the JSON is invalid, the fields above it show the last valid values, so that the JSON field
  // doesn't move under the cursor.
  const last = useRef(corrections ?? {});
  if (corrections) last.current = corrections;
  const invalid = (key: string): boolean => form.refusal?.key === key;
  return (
    <>
      <ExplainedField
        id="coin-cap"
        title={facts.coinCap}
        why={words.coinCapWhy}
        control={its => (
          <Input
            {...its}
            type="number"
            min={0}
            max={1000}
            aria-invalid={invalid('coinCap')}
            value={draft.wish.coinCap ?? config.coinCap}
            onChange={event => change(withKey(draft, 'coinCap', event.currentTarget.valueAsNumber))}
          />
        )}
      >
        <Fault of="coinCap" form={form} />
      </ExplainedField>
      <ExplainedField
        id="thresholds"
        title={facts.thresholds}
        why={words.thresholdsWhy}
        control={its => (
          <Input
            {...its}
            aria-invalid={invalid('thresholds')}
            placeholder="8 8 7 6"
            value={draft.thresholds}
            onValue={typed => change({ ...draft, thresholds: typed })}
          />
        )}
      >
        <Fault of="thresholds" form={form} />
      </ExplainedField>
      <div class="new-pool-values stack">
        <span class="new-label">{facts.cards}</span>
        <span class="new-why note">{words.cardsWhy}</span>
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
            control={its => (
              <textarea
                {...its}
                rows={4}
                spellcheck={false}
                aria-invalid={invalid('corrections')}
                value={draft.corrections}
                onInput={event => change({ ...draft, corrections: event.currentTarget.value })}
              />
            )}
          />
        </details>
        {/* Placed below the text field: above it, the error would move the field away from the cursor. */}
        <Fault of="corrections" form={form} />
      </div>
    </>
  );
};

export const House = (form: FormProps) => {
  const { lead, groups } = say(WORDS);
  const isCombined = gameOf(form.draft) === 'combined';
  return (
    <HouseRules
      form={form}
      lead={lead}
      groups={groups}
      places={PLACES}
      // If both boxes are combined, a field beside the boxes chooses the seasons.
      isShown={key => !(key === 'seasonSet' && isCombined)}
      field={key =>
        key === 'coinCap' ? <Facts key={key} {...form} /> : <ChoiceField key={key} of={key} form={form} />
      }
      typed={{ thresholds: BLANK.thresholds, corrections: BLANK.corrections }}
    />
  );
};
