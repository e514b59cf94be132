import { useSignal } from '@preact/signals';
import { plural, say } from '../../../say.ts';
import type { ChoiceKey } from './choice-words.ts';
import { BLANK, type CartographersDraft, gameOf } from './draft.ts';
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
    title: 'House rules',
    lead: 'Where the rulebooks are silent or differ, this is what we play, and what you may change.',
    changed: (n: number) => `${n} changed`,
    usual: 'Back to the usual rules',
    groups: {
      table: 'At the table',
      drawing: 'Drawing',
      scoring: 'Coins and stars',
      monsters: 'Heroes and monsters',
      solo: 'Alone',
    },
    facts: 'Printed facts',
    coinCap: 'Length of the coin track',
    coinCapWhy: 'Coins beyond it are lost. Printed: 14.',
    thresholds: 'Length of the seasons, in numbers',
    thresholdsWhy: 'Spring, summer, fall, winter, such as 8 8 7 6. Empty: those of the box.',
    corrections: 'Corrections of cards (JSON)',
    correctionsWhy:
      'If your printed card says otherwise: an object by card id, such as {"silos": {"solo": 28}}. The map and value editor writes it for you.',
  },
  fr: {
    title: 'Règles maison',
    lead: 'Là où les livrets se taisent ou diffèrent, voici ce que nous jouons, et ce que vous pouvez changer.',
    changed: (n: number) => `${n} ${plural(n, 'changée', 'changées')}`,
    usual: 'Revenir aux règles habituelles',
    groups: {
      table: 'À la table',
      drawing: 'Dessin',
      scoring: 'Pièces et étoiles',
      monsters: 'Héros et monstres',
      solo: 'En solo',
    },
    facts: 'Faits imprimés',
    coinCap: 'Longueur de la piste de pièces',
    coinCapWhy: 'Les pièces au-delà sont perdues. Imprimé\u202f: 14.',
    thresholds: 'Durée des saisons, en nombres',
    thresholdsWhy: 'Printemps, été, automne, hiver, par exemple 8 8 7 6. Vide\u202f: celles de la boîte.',
    corrections: 'Corrections de cartes (JSON)',
    correctionsWhy:
      'Si votre carte imprimée dit autre chose\u202f: un objet par identifiant de carte, par exemple {"silos": {"solo": 28}}. L’éditeur de cartes et de valeurs l’écrit pour vous.',
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
  const words = say(WORDS);
  const { draft, change, config } = form;
  const invalid = (key: string): boolean => form.refusal?.key === key;
  return (
    <div class="new-choices">
      <div class="new-choice">
        <label for="coin-cap">{words.coinCap}</label>
        <input
          id="coin-cap"
          type="number"
          min={0}
          max={1000}
          aria-describedby="why-coin-cap"
          value={draft.wish.coinCap ?? config.coinCap}
          onChange={event => change(withKey(draft, 'coinCap', event.currentTarget.valueAsNumber))}
        />
        <p class="new-why" id="why-coin-cap">
          {words.coinCapWhy}
        </p>
        <Fault of="coinCap" form={form} />
      </div>
      <div class="new-choice">
        <label for="thresholds">{words.thresholds}</label>
        <input
          id="thresholds"
          aria-describedby="why-thresholds"
          aria-invalid={invalid('thresholds')}
          placeholder="8 8 7 6"
          value={draft.thresholds}
          onInput={event => change({ ...draft, thresholds: event.currentTarget.value })}
        />
        <p class="new-why" id="why-thresholds">
          {words.thresholdsWhy}
        </p>
        <Fault of="thresholds" form={form} />
      </div>
      <div class="new-choice new-wide">
        <label for="corrections">{words.corrections}</label>
        <textarea
          id="corrections"
          rows={4}
          spellcheck={false}
          aria-describedby="why-corrections"
          aria-invalid={invalid('corrections')}
          value={draft.corrections}
          onInput={event => change({ ...draft, corrections: event.currentTarget.value })}
        />
        <p class="new-why" id="why-corrections">
          {words.correctionsWhy}
        </p>
        <Fault of="corrections" form={form} />
      </div>
    </div>
  );
};

/** Every choice of the rules, explained. */
export const HouseRules = (form: FormProps) => {
  const words = say(WORDS);
  const isOpen = useSignal(false);
  const { draft, change } = form;
  const changes = changesOf(draft);
  return (
    <details
      class="panel new-house"
      onToggle={event => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>
        {words.title}
        {changes > 0 && <span class="new-why"> · {words.changed(changes)}</span>}
      </summary>
      {isOpen.value && (
        <>
          <p class="new-why">{words.lead}</p>
          {changes > 0 && (
            <button type="button" onClick={() => change(withoutHouse(draft))}>
              {words.usual}
            </button>
          )}
          {GROUPS.map(group => (
            <section key={group}>
              <h3>{words.groups[group]}</h3>
              <div class="new-choices">
                {shownIn(draft, group).map(key => (
                  <ChoiceField key={key} of={key} form={form} />
                ))}
              </div>
            </section>
          ))}
          <section>
            <h3>{words.facts}</h3>
            <Facts {...form} />
          </section>
        </>
      )}
    </details>
  );
};
