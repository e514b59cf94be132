// The modules that each page loads before it is idle. The build bundles them, and tools/size.ts counts them.
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Graph, isStyle, laterEntries, type Module, planChunks } from './chunks.ts';

const SRC = fileURLToPath(new URL('../src/', import.meta.url)).replaceAll('\\', '/');

interface Page {
  readonly entries: readonly string[];
  readonly weight: number;
}

/**
 * How much each page counts, by how often it is opened: the start page, a table that must appear quickly, frequent
 * pages, other pages, and parts that are loaded after a click.
 */
const EVERYONE = 40;
const FIRST = 40;
const OFTEN = 6;
const SOMETIMES = 3;
const SELDOM = 0.1;

const inGame = (game: string, files: readonly string[]): readonly string[] =>
  files.map(file => `web/games/${game}/${file}`);

/** The screens that all games have. Each loads a part of the game from the folder with the name of the screen. */
const SHARED: Readonly<Record<string, { readonly part: string; readonly weight: number }>> = {
  'new-game': { part: 'plan.tsx', weight: OFTEN },
  rules: { part: 'book.tsx', weight: SOMETIMES },
  lesson: { part: 'plan.tsx', weight: SOMETIMES },
};

interface GameParts {
  /** The entry modules of a game whose start page has its own address. */
  readonly start: readonly string[];
  /** Other modules that the pages of the game load, but not the first paint of its table. */
  readonly always: readonly string[];
  /** Modules that the table of the game loads without a click, after its first paint. */
  readonly atRest: readonly string[];
  /** A weight for how often the table of the game is opened and how quickly it must appear. */
  readonly weight: number;
}

// This list is needed because the sources don't say which dynamic imports wait for a click. The build fails if a listed
// module doesn't exist.
const PARTS: Readonly<Record<'cartographers' | 'thargos', GameParts>> = {
  cartographers: {
    start: [],
    always: [],
    atRest: inGame('cartographers', [
      ...['table/alive.tsx', 'table/cards-left.tsx', 'table/move-log.tsx', 'table/spoken.tsx'],
      ...['advice/hint-line.tsx', 'score/why.tsx', 'score/season-end.tsx'],
    ]),
    weight: OFTEN,
  },
  thargos: {
    start: inGame('thargos', ['thargos.tsx']),
    always: ['games/thargos/words/english/grammar.ts'],
    atRest: [
      'games/thargos/decide.ts',
      ...inGame('thargos', [
        ...['art/pictures.ts', 'advice/hint-button.tsx', 'table/asked/prompt.tsx', 'table/asked/not-now.ts'],
        ...['table/board/tabs.tsx', 'table/chronicle/chronicle.ts', 'table/chronicle/chronicle.tsx'],
        ...['table/conflict/conflict.tsx', 'table/moments/result.tsx', 'table/moments/stage.tsx'],
        'table/moments/event-text.tsx',
      ]),
    ],
    weight: FIRST,
  },
};

const pagesOf = ([game, parts]: readonly [string, GameParts]): readonly (readonly [string, Page])[] => {
  const { start, always, atRest } = parts;
  const table = [...start, ...inGame(game, ['table/table-screen.tsx'])];
  const shared = Object.entries(SHARED).map(([folder, { part, weight }]): readonly [string, Page] => {
    const screen = `web/screens/${folder}/${folder}-screen.tsx`;
    const entries = [screen, ...start, ...always, ...inGame(game, [`${folder}/${part}`])];
    return [`${game}, ${folder}`, { weight, entries }];
  });
  return [
    ...shared,
    [`${game}, table`, { weight: parts.weight, entries: table }],
    [`${game}, table at rest`, { weight: OFTEN, entries: [...table, ...always, ...atRest] }],
  ];
};

const THARGOS = [...PARTS.thargos.start, ...PARTS.thargos.always];
const ABOUT = Object.keys(PARTS).flatMap(game => inGame(game, ['home/about.tsx']));

/**
 * The modules that each page imports dynamically. Each table is listed twice: with the modules of its first paint, and
 * with all modules that it has loaded when it is idle.
 */
export const PAGES: Readonly<Record<string, Page>> = {
  home: { weight: EVERYONE, entries: ['web/games/cartographers/home/hero-map.tsx', 'web/home/transfer.tsx'] },
  online: { weight: 4 * FIRST, entries: ['web/online/online-screen.tsx'] },
  challenge: { weight: SOMETIMES, entries: ['web/challenge/challenge-screen.tsx'] },
  groups: { weight: 1, entries: ['web/groups/groups-screen.tsx'] },
  tournaments: { weight: 1, entries: ['web/tournaments/tournament-screen.tsx'] },
  profile: { weight: 1, entries: ['web/profile/profile-screen.tsx'] },
  settings: { weight: 1, entries: ['web/screens/settings/settings-screen.tsx', ...ABOUT] },
  about: { weight: 1, entries: ['web/home/about.tsx', ...ABOUT] },
  'thargos, home': {
    weight: OFTEN,
    entries: [...THARGOS, ...inGame('thargos', ['home/thargos-home.tsx', 'art/pictures.ts'])],
  },
  'thargos, decks': {
    weight: OFTEN,
    entries: [...THARGOS, 'web/workshop/thargos/decks/decks.tsx'],
  },
  ...Object.fromEntries(Object.entries(PARTS).flatMap(pagesOf)),
};

/** What the bundler says about a module. */
interface Info {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code: string | null;
}
type InfoOf = (id: string) => Info | null;

const graphOf = (infoOf: InfoOf): Graph => {
  const known = new Map<string, Module>();
  const read = (id: string): Module => {
    const info = infoOf(id);
    if (!info) throw new Error(`expected a module of the page, found none: ${id} (see tools/pages.ts)`);
    // The bundler has no code of style sheets, so their size is that of the file.
    const size = isStyle(id) ? statSync(id).size : (info.code?.length ?? 0);
    return { imports: info.importedIds, later: info.dynamicallyImportedIds, size };
  };
  return id => {
    const module = known.get(id) ?? read(id);
    known.set(id, module);
    return module;
  };
};

/** The entry module of the page. Modules are grouped only if the build contains it. */
const MAIN = `${SRC}web/main.tsx`;

const namesFor = (infoOf: InfoOf): ReadonlyMap<string, string> => {
  const graph = graphOf(infoOf);
  const pages = Object.values(PAGES).map(({ weight, entries }) => ({
    weight,
    entries: entries.map(entry => SRC + entry),
  }));
  const parts = laterEntries(graph, MAIN).map(entry => ({ weight: SELDOM, entries: [entry] }));
  return new Map(
    planChunks(graph, MAIN, [...pages, ...parts]).flatMap(({ modules, game = 'shared' }, i) =>
      modules.map(id => [id, isStyle(id) ? `${game}-styles` : `${game}-${i}`]),
    ),
  );
};

/**
 * Returns a function that returns the name of the file for a module. The first load has a file of its own. All styles
 * of a game are in one file, so that their order doesn't depend on which page was opened first.
 */
export const chunkNames = () => {
  let names: ReadonlyMap<string, string> | undefined;
  return (id: string, bundler: { getModuleInfo(id: string): Info | null }): string | undefined => {
    names ??= bundler.getModuleInfo(MAIN)
      ? namesFor(module => bundler.getModuleInfo(module))
      : new Map<string, string>();
    return names.get(id);
  };
};
