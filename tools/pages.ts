// What each page of the app fetches until it rests: the build puts that into few files, and tools/size.ts counts them.
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Graph, isStyle, laterEntries, type Module, planChunks } from './chunks.ts';

const SRC = fileURLToPath(new URL('../src/', import.meta.url)).replaceAll('\\', '/');

interface Page {
  readonly entries: readonly string[];
  readonly weight: number;
}

/** Where everyone starts; a table that must be there soon; where most visits go; other pages; parts after a click. */
const EVERYONE = 40;
const FIRST = 20;
const OFTEN = 6;
const SOMETIMES = 3;
const SELDOM = 0.1;

const within = (folder: string, ...files: readonly string[]): readonly string[] =>
  files.map(file => `web/${folder}${file}`);
const shared = (...files: readonly string[]) => within('', ...files);
const cartographers = (...files: readonly string[]) => within('games/cartographers/', ...files);
const thargos = (...files: readonly string[]): readonly string[] => [
  'games/thargos/words/english/grammar.ts',
  ...within('games/thargos/', 'thargos.tsx', ...files),
];
const thargosTable = within('games/thargos/', 'thargos.tsx', 'table/table-screen.tsx');

/** By the modules that a page imports later, from the sources. A table is there before all its parts are. */
export const PAGES: Readonly<Record<string, Page>> = {
  home: {
    weight: EVERYONE,
    entries: [...cartographers('home/hero-map.tsx'), ...shared('home/transfer.tsx')],
  },
  online: { weight: OFTEN, entries: shared('online/online-screen.tsx') },
  settings: {
    weight: 1,
    entries: [
      ...shared('screens/settings/settings-screen.tsx'),
      ...shared('games/thargos/home/about.tsx', 'games/thargos/user-content/user-content.ts'),
      ...cartographers('home/about.tsx'),
    ],
  },
  about: {
    weight: 1,
    entries: shared('home/about.tsx', 'games/cartographers/home/about.tsx', 'games/thargos/home/about.tsx'),
  },
  'Cartographers, new game': {
    weight: OFTEN,
    entries: [
      ...shared('screens/new-game/new-game-screen.tsx'),
      ...cartographers('new-game/plan.tsx', 'new-game/draft.ts'),
    ],
  },
  'Cartographers, table': { weight: OFTEN, entries: cartographers('table/table-screen.tsx') },
  'Cartographers, table at rest': {
    weight: OFTEN,
    entries: cartographers(
      ...['table/table-screen.tsx', 'table/alive.tsx', 'table/cards-left.tsx', 'table/move-log.tsx'],
      ...['table/spoken.tsx', 'advice/hint-line.tsx', 'score/why.tsx', 'score/season-end.tsx'],
    ),
  },
  'Cartographers, rules': {
    weight: SOMETIMES,
    entries: [...shared('screens/rules/rules-screen.tsx'), ...cartographers('rules/book.tsx')],
  },
  'Cartographers, lesson': {
    weight: SOMETIMES,
    entries: [...shared('screens/lesson/lesson-screen.tsx'), ...cartographers('lesson/plan.tsx')],
  },
  'Thargos, home': { weight: OFTEN, entries: thargos('home/thargos-home.tsx', 'art/pictures.ts') },
  'Thargos, new game': {
    weight: OFTEN,
    entries: [
      ...shared('screens/new-game/new-game-screen.tsx'),
      ...thargos('new-game/plan.tsx', 'new-game/user-content.ts'),
    ],
  },
  'Thargos, table': { weight: FIRST, entries: thargosTable },
  'Thargos, table at rest': {
    weight: OFTEN,
    entries: [
      ...thargosTable,
      'games/thargos/decide.ts',
      ...thargos(
        ...['art/pictures.ts', 'advice/hint-button.tsx', 'table/asked/prompt.tsx', 'table/asked/not-now.ts'],
        ...['table/board/tabs.tsx', 'table/chronicle/chronicle.ts', 'table/chronicle/chronicle.tsx'],
        ...['table/conflict/conflict.tsx', 'table/moments/result.tsx', 'table/moments/stage.tsx'],
        'table/moments/news.tsx',
      ),
    ],
  },
  'Thargos, rules': {
    weight: SOMETIMES,
    entries: [...shared('screens/rules/rules-screen.tsx'), ...thargos('rules/book.tsx')],
  },
  'Thargos, lesson': {
    weight: SOMETIMES,
    entries: [...shared('screens/lesson/lesson-screen.tsx'), ...thargos('lesson/plan.tsx')],
  },
  'Thargos, decks': {
    weight: SOMETIMES,
    entries: [...shared('workshop/thargos/decks/decks.tsx'), ...thargos('art/pictures.ts')],
  },
};

/** What the bundler tells of a module. */
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
    // The bundler takes the code out of style sheets.
    const size = isStyle(id) ? statSync(id).size : (info.code?.length ?? 0);
    return { imports: info.importedIds, later: info.dynamicallyImportedIds, size };
  };
  return id => {
    const module = known.get(id) ?? read(id);
    known.set(id, module);
    return module;
  };
};

/** A build of anything else than our page is not grouped. */
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
 * Names the file that a module goes into; the first load has a file of its own. All styles of a game are in one: which of
 * two rules wins must not depend on which page was opened first.
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
