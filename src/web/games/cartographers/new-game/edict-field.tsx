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
import { ExplainedField, idOfWhy, Option, SelectField } from '../../../screens/new-game/fields.tsx';
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
  const id = `edict-${letter}`;
  return (
    <ExplainedField
      id={id}
      title={words.letter(letter)}
      why={EDICTS.has(draft.edicts[letter]) && ruleOf(form, draft.edicts[letter])}
      control={
        <SelectGroups
          id={id}
          value={draft.edicts[letter]}
          aria-describedby={idOfWhy(id)}
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
      }
    />
  );
};

const FirstGame = (form: FormProps) => {
  const set = FIRST_GAME[form.config.edition === 'printed' ? 'fr' : 'en'];
  return (
    <dl class="new-first-game">
      {EDICT_LETTERS.map(letter => (
        <div key={letter}>
          <dt>
            {letter} · {text((EDICTS.get(set[letter]) as Edict).name)}
          </dt>
          <dd class="new-why">{ruleOf(form, set[letter])}</dd>
        </div>
      ))}
    </dl>
  );
};

const idsOf = (cards: readonly Edict[]): readonly string[] => cards.map(({ id }) => id);

const POOLS = ['base', 'heroes', 'both'] as const;

/** The cards that chance may take: a box, both, or those one ticks. */
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

/** Which four scoring cards the game is about. */
export const EdictField = (form: FormProps) => {
  const words = say(WORDS);
  const { draft, change } = form;
  const game = gameOf(draft);
  const ways = game === 'base' ? (['random', 'chosen'] as const) : (['random', 'chosen', 'first'] as const);
  return (
    <FieldPanel title={words.title}>
      <div class="new-cards">
        {ways.map(way => (
          <Option
            key={way}
            group="edicts"
            title={words.ways[way][0]!}
            isChosen={draft.edictsBy === way}
            choose={() => change({ ...draft, edictsBy: way })}
          >
            <span class="new-why">{words.ways[way][1]}</span>
          </Option>
        ))}
      </div>
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
