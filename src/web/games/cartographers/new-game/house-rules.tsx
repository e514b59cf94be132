import { Field, idOfWhy } from '../../../new-game/fields.tsx';
import { HouseRules } from '../../../new-game/house-rules.tsx';
import { say } from '../../../say.ts';
import type { ChoiceKey } from './choice-words.ts';
import { BLANK, type CartographersDraft, gameOf } from './draft.ts';
import { FACT_WORDS } from './fact-words.ts';
import { ChoiceField, Fault, type FormProps, withKey } from './form.tsx';

const GROUPS = ['table', 'drawing', 'scoring', 'monsters', 'solo'] as const;
type Group = (typeof GROUPS)[number];

/** Where each choice stands; `form` is elsewhere on the form. A key without a place does not compile. */
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
    lead: 'Where the rulebooks are silent or differ, this is what we play, and what you may change.',
    groups: {
      table: 'At the table',
      drawing: 'Drawing',
      scoring: 'Coins and stars',
      monsters: 'Heroes and monsters',
      solo: 'Alone',
    },
    facts: 'Printed facts',
    coinCapWhy: 'Coins beyond it are lost. Printed: 14.',
    thresholdsWhy: 'Spring, summer, fall, winter, such as 8 8 7 6. Empty: those of the box.',
    correctionsWhy:
      'If your printed card says otherwise: an object by card id, such as {"silos": {"solo": 28}}. The map and value editor writes it for you.',
  },
  fr: {
    lead: 'Là où les livrets se taisent ou diffèrent, voici ce que nous jouons, et ce que vous pouvez changer.',
    groups: {
      table: 'À la table',
      drawing: 'Dessin',
      scoring: 'Pièces et étoiles',
      monsters: 'Héros et monstres',
      solo: 'En solo',
    },
    facts: 'Données imprimées',
    coinCapWhy: 'Les pièces au-delà sont perdues. Imprimé\u202f: 14.',
    thresholdsWhy: 'Printemps, été, automne, hiver, par exemple 8 8 7 6. Vide\u202f: celles de la boîte.',
    correctionsWhy:
      'Si votre carte imprimée dit autre chose\u202f: un objet par identifiant de carte, par exemple {"silos": {"solo": 28}}. L’éditeur «\u202fFeuille et valeurs\u202f» l’écrit pour vous.',
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
  const invalid = (key: string): boolean => form.refusal?.key === key;
  return (
    <>
      <Field
        id="coin-cap"
        title={facts.coinCap}
        why={words.coinCapWhy}
        control={
          <input
            id="coin-cap"
            type="number"
            min={0}
            max={1000}
            aria-describedby={idOfWhy('coin-cap')}
            value={draft.wish.coinCap ?? config.coinCap}
            onChange={event => change(withKey(draft, 'coinCap', event.currentTarget.valueAsNumber))}
          />
        }
      >
        <Fault of="coinCap" form={form} />
      </Field>
      <Field
        id="thresholds"
        title={facts.thresholds}
        why={words.thresholdsWhy}
        control={
          <input
            id="thresholds"
            aria-describedby={idOfWhy('thresholds')}
            aria-invalid={invalid('thresholds')}
            placeholder="8 8 7 6"
            value={draft.thresholds}
            onInput={event => change({ ...draft, thresholds: event.currentTarget.value })}
          />
        }
      >
        <Fault of="thresholds" form={form} />
      </Field>
      <Field
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
      >
        <Fault of="corrections" form={form} />
      </Field>
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
