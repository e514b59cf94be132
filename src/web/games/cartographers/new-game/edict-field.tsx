import {
  boxesOf,
  EDICT_LETTERS,
  EDICTS,
  type Edict,
  type EdictLetter,
  FIRST_GAME,
  rulesOf,
  SETS,
  SUITS,
  type Suit,
} from '../../../../games/cartographers/ui.ts';
import { say, text } from '../../../i18n.ts';
import { ExplainedField, Options, SelectField } from '../../../screens/new-game/fields.tsx';
import { FieldPanel } from '../../../ui/panel.tsx';
import { SelectGroups } from '../../../ui/select.tsx';
import { glossedName } from '../table/gloss.tsx';
import { type CartographersDraft, gameOf, withEdict } from './draft.ts';
import { Fault, type FormProps, Pool, withKey } from './form.tsx';

const WORDS = {
  en: {
    title: 'Edicts',
    ways: {
      random: ['Random', 'One scoring card of each suit, in any order.'],
      chosen: ['Chosen', 'Choose all four cards.'],
      first: ['First game', 'The four cards that Heroes recommends first.'],
    },
    letter: (letter: string) => `Edict ${letter}`,
    suits: { forest: 'Forest', village: 'Village', 'farm-water': 'Farm and water', borders: 'Borders' },
    from: 'Draw cards from',
    pools: { base: 'Cartographers', heroes: 'Heroes', both: 'both boxes', own: 'cards I select' },
    all: 'all cards',
  },
  fr: {
    title: 'Décrets',
    ways: {
      random: ['Au hasard', 'Une carte Décompte de chaque famille, dans n’importe quel ordre.'],
      chosen: ['Choisis', 'Choisissez les quatre cartes.'],
      first: ['Première partie', 'Les quatre cartes que Heroes conseille pour débuter.'],
    },
    letter: (letter: string) => `Décret ${letter}`,
    suits: { forest: 'Forêt', village: 'Village', 'farm-water': 'Ferme et lac', borders: 'Frontières' },
    from: 'Cartes tirées parmi',
    pools: {
      base: 'Cartographers',
      heroes: 'Heroes',
      both: 'les deux boîtes',
      own: 'les cartes que je coche',
    },
    all: 'toutes les cartes',
  },
};

const cardsOf = (draft: CartographersDraft): readonly Edict[] =>
  boxesOf(gameOf(draft)).flatMap(box => SETS[box].edicts);

const ofSuit = (cards: readonly Edict[], suit: Suit): readonly Edict[] =>
  cards.filter(card => card.suit === suit);

const ruleOf = ({ config }: FormProps, id: string): string => {
  const { card, values } = rulesOf(config).edict(id);
  return text(card.text(values));
};

const LetterField = ({ letter, form }: { readonly letter: EdictLetter; readonly form: FormProps }) => {
  const words = say(WORDS);
  const { draft, change } = form;
  const cards = cardsOf(draft);
  return (
    <ExplainedField
      id={`edict-${letter}`}
      title={words.letter(letter)}
      why={EDICTS.has(draft.edicts[letter]) ? ruleOf(form, draft.edicts[letter]) : undefined}
      control={its => (
        <SelectGroups
          {...its}
          value={draft.edicts[letter]}
          onValue={chosen => change(withEdict(draft, letter, chosen))}
        >
          {SUITS.map(suit => (
            <optgroup key={suit} label={words.suits[suit]}>
              {ofSuit(cards, suit).map(card => (
                <option key={card.id} value={card.id}>
                  {glossedName(card)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectGroups>
      )}
    />
  );
};

const FirstGame = (form: FormProps) => {
  const set = FIRST_GAME[form.config.edition === 'printed' ? 'fr' : 'en'];
  return (
    <dl class="new-choices">
      {EDICT_LETTERS.map(letter => (
        <div key={letter}>
          <dt class="as-heading">
            {letter} · {text(EDICTS.get(set[letter])!.name)}
          </dt>
          <dd class="new-why note">{ruleOf(form, set[letter])}</dd>
        </div>
      ))}
    </dl>
  );
};

const idsOf = (cards: readonly Edict[]): readonly string[] => cards.map(({ id }) => id);

const POOLS = ['base', 'heroes', 'both'] as const;

/** Chooses which cards random edicts are drawn from: those of one box, of both, or selected cards. */
const PoolField = (form: FormProps) => {
  const words = say(WORDS);
  const { draft, change, config } = form;
  const game = gameOf(draft);
  const cards = cardsOf(draft);
  const pool = draft.wish.scoringPool ?? config.scoringPool;
  const isOwn = typeof pool !== 'string';
  return (
    <>
      <SelectField
        id="scoring-pool"
        title={words.from}
        value={isOwn ? 'own' : pool}
        options={[
          ...(game === 'combined' ? POOLS : [game]).map(box => ({
            value: box,
            name: game === 'combined' ? words.pools[box] : words.all,
          })),
          { value: 'own' as const, name: words.pools.own },
        ]}
        pick={picked => change(withKey(draft, 'scoringPool', picked === 'own' ? idsOf(cards) : picked))}
      />
      {isOwn &&
        SUITS.map(suit => (
          <Pool
            key={suit}
            title={words.suits[suit]}
            cards={ofSuit(cards, suit)}
            chosen={pool}
            choose={ids => {
              const others = pool.filter(id => EDICTS.get(id)?.suit !== suit);
              change(withKey(draft, 'scoringPool', [...others, ...ids]));
            }}
          />
        ))}
      <Fault of="scoringPool" form={form} />
    </>
  );
};

const WAYS = ['random', 'chosen', 'first'] as const;

export const EdictField = (form: FormProps) => {
  const words = say(WORDS);
  const { draft, change } = form;
  const game = gameOf(draft);
  return (
    <FieldPanel title={words.title}>
      <Options
        group="edicts"
        values={WAYS.filter(way => game !== 'base' || way !== 'first')}
        wordsOf={way => words.ways[way]}
        chosen={draft.edictsBy}
        choose={way => change({ ...draft, edictsBy: way })}
      />
      {draft.edictsBy === 'random' && <PoolField {...form} />}
      {draft.edictsBy === 'first' && <FirstGame {...form} />}
      {draft.edictsBy === 'chosen' && (
        <div class="new-choices">
          {EDICT_LETTERS.map(letter => (
            <LetterField key={letter} letter={letter} form={form} />
          ))}
        </div>
      )}
      <Fault of="edicts" form={form} />
    </FieldPanel>
  );
};
