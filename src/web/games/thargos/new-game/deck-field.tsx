import { useSignal } from '@preact/signals';
import { BUILDS } from '../../../../games/thargos/ui.ts';
import { number, say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Checks, ExplainedField } from '../../../screens/new-game/fields.tsx';
import { ChoiceButtons } from '../../../ui/button.tsx';
import { Input } from '../../../ui/field.tsx';
import { FieldPanel } from '../../../ui/panel.tsx';
import { withCap } from './draft.ts';
import { ChoiceField, Fault, type FormProps, Why } from './form.tsx';

const WORDS = {
  en: {
    title: 'Cards',
    points: 'Points build: maximum PAM per deck',
    pointsWhy:
      'PAM is what a card adds as a modifier. Enter a whole number from 60 to 240, or leave empty for no limit. 60 is weak, 120 medium, 180 strong.',
    presets: 'Deck strength',
    none: 'No limit',
    weak: 'Weak',
    medium: 'Medium',
    strong: 'Strong',
    packs: 'Card packs',
    packsWhy:
      'Packs apply in this order. They stay on this device unless you share them with an online table.',
    noPacks: 'Own the game? Enter its cards as a card pack to play with the printed values.',
    box: 'Create a pack',
  },
  fr: {
    title: 'Cartes',
    points: 'Construction par points\u202f: total de PAM maximal d’un deck',
    pointsWhy:
      'Le PAM est ce qu’une carte ajoute comme modificateur. Entrez un nombre entier de 60 à 240, ou rien pour jouer sans limite. 60 est faible, 120 moyen, 180 fort.',
    presets: 'Force des decks',
    none: 'Sans limite',
    weak: 'Faible',
    medium: 'Moyenne',
    strong: 'Forte',
    packs: 'Packs de cartes',
    packsWhy:
      'Les packs s’appliquent dans cet ordre. Ils restent sur cet appareil, sauf si vous les partagez avec une table en ligne.',
    noPacks:
      'Vous avez le jeu\u202f? Saisissez ses cartes dans un pack pour jouer avec les valeurs imprimées.',
    box: 'Créer un pack',
  },
};

const Points = (form: FormProps) => {
  const words = say(WORDS);
  const { draft, change } = form;
  const cap = draft.wish.pointsCap ?? null;
  const typed = useSignal<string | undefined>(undefined);
  const set = (value: number | null): void => change(withCap(draft, value));
  return (
    <div class="new-choices">
      <ExplainedField
        id="points-cap"
        title={words.points}
        why={<Why why={words.pointsWhy} rule="HT-2.6" />}
        isChanged={cap !== null}
        control={its => (
          <Input
            {...its}
            type="number"
            min={60}
            max={240}
            aria-invalid={form.refusal?.key === 'pointsCap'}
            value={typed.value ?? cap ?? ''}
            onInput={event => {
              typed.value = event.currentTarget.value;
              set(typed.value === '' ? null : event.currentTarget.valueAsNumber);
            }}
            onBlur={() => {
              typed.value = undefined;
            }}
          />
        )}
      />
      <ChoiceButtons
        label={words.presets}
        options={[
          [null, words.none],
          ...BUILDS.map(([name, most]) => [most, `${words[name]} (${number(most)})`] as const),
        ]}
        value={cap}
        onValue={set}
      />
      <Fault form={form} isMine={({ key }) => key === 'pointsCap'} />
    </div>
  );
};

const Packs = ({ draft, change, own }: FormProps) => {
  const words = say(WORDS);
  if (own.packs.length === 0)
    return (
      <p class="new-why note">
        {words.noPacks} <a href={linkTo('thargos', 'box')}>{words.box}</a>
      </p>
    );
  return (
    <Checks
      title={words.packs}
      options={own.packs.map(({ id, pack: { pack } }) => ({
        id,
        name: `${pack.title ? text(pack.title) : pack.id} ${pack.version}`,
      }))}
      chosen={draft.packs}
      toggle={(id, isOn) =>
        change({ ...draft, packs: isOn ? [...draft.packs, id] : draft.packs.filter(each => each !== id) })
      }
    >
      <p class="new-why note">{words.packsWhy}</p>
    </Checks>
  );
};

export const DeckField = (form: FormProps) => (
  <FieldPanel title={say(WORDS).title}>
    <div class="new-choices">
      <ChoiceField of="sets" form={form} />
      <ChoiceField of="collection" form={form} />
    </div>
    <Points {...form} />
    <Packs {...form} />
    <Fault
      form={form}
      isMine={({ refused, seat }) => refused === 'lacking' || (refused === 'deck-bad' && seat === undefined)}
    />
  </FieldPanel>
);
