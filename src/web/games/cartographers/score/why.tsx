import { useEffect, useRef } from 'preact/hooks';
import {
  coinsOf,
  EDICT_LETTERS,
  type EdictScore,
  edictsOfSeason,
  type Grid,
  landOf,
  preyedCells,
  rulesOf,
  type Sheet,
  type View,
} from '../../../../games/cartographers/ui.ts';
import { number, say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Art } from '../../../ui/art.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { RuleMark } from '../../../ui/rule-mark.tsx';
import { beastEmblem, coinEmblem, starEmblem } from '../art/emblems.ts';
import { Gloss } from '../table/gloss.tsx';
import { ExampleMaps } from './example-maps.tsx';
import { SCORE_WORDS } from './messages.ts';
import { cellNames, starsText } from './people.tsx';
import { closedMountains, edictNow, type WhyAbout } from './why-scene.ts';
import './score.css';
import './why.css';

const WORDS = {
  en: {
    close: 'Close',
    counts: (seasons: string) => `Counts in ${seasons}.`,
    seasons: ['spring', 'summer', 'fall', 'winter'],
    and: ' and in ',
    now: 'Right now',
    nothing: 'Nothing yet.',
    award: (stars: string, cells: string) => `${stars}: ${cells}`,
    each: (stars: string) => `${stars} each`,
    monsters:
      'Each empty space beside a living monster costs a star at the end of every season. It counts once, however many monsters touch it.',
    coins: 'Every coin on the track is worth a star at the end of each remaining season.',
    mountains: (cells: string) => `Mountains surrounded: ${cells}`,
    preyed: (cells: string) => `Empty spaces beside monsters: ${cells}`,
  },
  fr: {
    close: 'Fermer',
    counts: (seasons: string) => `Compte ${seasons}.`,
    seasons: ['au printemps', 'en été', 'en automne', 'en hiver'],
    and: ' et ',
    now: 'En ce moment',
    nothing: 'Rien pour l’instant.',
    award: (stars: string, cells: string) => `${stars}\u202f: ${cells}`,
    each: (stars: string) => `${stars} par case`,
    monsters:
      'Chaque case vide adjacente à un monstre vivant coûte une étoile à la fin de chaque saison. Elle ne compte qu’une fois, même touchée par plusieurs monstres.',
    coins: 'Chaque pièce de la piste vaut une étoile à la fin de chaque saison à venir.',
    mountains: (cells: string) => `Montagnes entourées\u202f: ${cells}`,
    preyed: (cells: string) => `Cases vides adjacentes à un monstre\u202f: ${cells}`,
  },
};

interface Said {
  readonly sign: string;
  /** A drawing that replaces `sign` if the explanation is not about an edict letter. */
  readonly svg?: string;
  readonly name: string;
  readonly rule: string;
  readonly text: string;
  readonly when: string;
  readonly stars: number;
  readonly list: readonly string[];
}

const awardLine = (grid: Grid, { stars, cells, each }: EdictScore['awards'][number]): string => {
  const names = cellNames(grid, cells);
  const words = say(WORDS);
  return words.award(each === undefined ? starsText(stars) : words.each(starsText(each)), names);
};

const edictSaid = (view: View, sheet: Sheet, index: number): Said => {
  const rules = rulesOf(view.config);
  const { card, values } = rules.edict(view.edicts[index]!);
  const now = edictNow(rules, landOf(rules.map, sheet), card.id);
  const seasons = say(WORDS).seasons.filter((_, season) => edictsOfSeason(season).includes(index));
  return {
    sign: EDICT_LETTERS[index]!,
    name: text(card.name),
    rule: card.rule,
    text: text(card.text(values)),
    when: say(WORDS).counts(seasons.join(say(WORDS).and)),
    stars: now.stars,
    list: now.awards.map(award => awardLine(rules.map.grid, award)),
  };
};

const saidOf = (view: View, sheet: Sheet, about: WhyAbout): Said => {
  if (about.type === 'edict') return edictSaid(view, sheet, about.index);
  const words = say(WORDS);
  const { map } = rulesOf(view.config);
  const land = landOf(map, sheet);
  if (about.type === 'monsters') {
    const preyed = preyedCells(land).list();
    const list = preyed.length === 0 ? [] : [words.preyed(cellNames(map.grid, preyed))];
    const name = say(SCORE_WORDS).monsters;
    const said = { name, rule: 'CA-45', text: words.monsters, when: '', stars: 0 - preyed.length, list };
    return { sign: '', svg: beastEmblem(), ...said };
  }
  const closed = closedMountains(land);
  return {
    sign: '',
    svg: coinEmblem(),
    name: say(SCORE_WORDS).coins,
    rule: 'CA-37',
    text: words.coins,
    when: '',
    stars: coinsOf(sheet),
    list: closed.length === 0 ? [] : [words.mountains(cellNames(map.grid, closed))],
  };
};

/** Moves the focus into the panel when it opens and back when it closes. Escape closes the panel. */
const usePanel = (onClose: () => void) => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return { panel, onKeyDown };
};

export interface WhyPanelProps {
  readonly view: View;
  readonly sheet: Sheet;
  readonly about: WhyAbout;
  readonly onClose: () => void;
}

/** Explains a number of the score: the rule in our words, what counts now, and examples. */
export const WhyPanel = ({ view, sheet, about, onClose }: WhyPanelProps) => {
  const words = say(WORDS);
  const said = saidOf(view, sheet, about);
  const { panel, onKeyDown } = usePanel(onClose);
  const card =
    about.type === 'edict' ? rulesOf(view.config).edict(view.edicts[about.index]!).card : undefined;
  return (
    <section class="why panel" ref={panel} tabIndex={-1} aria-label={said.name} onKeyDown={onKeyDown}>
      <header class="why-head in-line">
        {said.svg ? (
          <Art class="why-sign" svg={said.svg} />
        ) : (
          <span class="score-letter why-sign">{said.sign}</span>
        )}
        <h2>
          {said.name}
          <Gloss card={card} />
        </h2>
        <b class={`why-stars sign ${said.stars < 0 ? 'error' : ''}`}>
          {number(said.stars)} <Art svg={starEmblem()} />
        </b>
        <IconButton icon="close" look="plain" class="why-close" label={words.close} onClick={onClose} />
      </header>
      <p>
        {said.text} {said.when} <RuleMark id={said.rule} href={linkTo('rules', said.rule)} />
      </p>
      <h3>{words.now}</h3>
      {said.list.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <ul class="why-list bare-list">
          {said.list.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
      {card && <ExampleMaps card={card} config={view.config} />}
    </section>
  );
};
