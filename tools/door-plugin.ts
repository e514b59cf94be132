import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Plugin } from 'vite';

// The bundler names modules with forward slashes on every system.
const { dirname, join, relative } = posix;

/** The file through which the page imports the rules of a game. It contains only `export { … } from` statements. */
const DOOR = /\/games\/[^/]+\/ui\.ts$/;

const REEXPORT = /^export(?: type)? \{([^}]*)\} from '([^']+)';$/gm;
const IMPORT = /\b(import|export)\s*\{([^}]*)\}\s*from\s*(["'])(\.[^"']+)\3;?/g;

/** Where a name of a door comes from. */
interface Origin {
  readonly name: string;
  readonly path: string;
}

interface Specifier {
  readonly name: string;
  /** The name after `as`, or the same name. */
  readonly local: string;
}

const specifiersIn = (list: string): Specifier[] =>
  list
    .split(',')
    .map(part => part.trim().replace(/^type /, ''))
    .filter(part => part !== '')
    .map(part => {
      const [name = '', local = name] = part.split(/\s+as\s+/);
      return { name, local };
    });

/** The names of a door, from its source. */
export const originsIn = (door: string, source: string): ReadonlyMap<string, Origin> =>
  new Map(
    [...source.matchAll(REEXPORT)].flatMap(([, list = '', from = '']) =>
      specifiersIn(list).map(({ name, local }): [string, Origin] => [
        local,
        { name, path: join(dirname(door), from) },
      ]),
    ),
  );

/** The code of a module, with each import from a door replaced by imports from the modules behind it. */
export const throughDoors = (
  id: string,
  code: string,
  originsOf: (door: string) => ReadonlyMap<string, Origin>,
): string =>
  code.replace(IMPORT, (statement: string, verb: string, list: string, _: string, from: string) => {
    const door = join(dirname(id), from);
    if (!DOOR.test(door)) return statement;
    const origins = originsOf(door);
    const direct = specifiersIn(list).map(({ name, local }) => {
      const origin = origins.get(name);
      if (!origin) throw new Error(`expected ${name} in ${door}, imported by ${id}, found none`);
      return `${verb} { ${origin.name} as ${local} } from '${relative(dirname(id), origin.path)}';`;
    });
    // On one line, so that the lines below keep their numbers.
    return direct.join(' ');
  });

/**
 * Replaces imports from a game's door with imports from the modules behind it. Otherwise every module that imports one
 * name from the door would depend on all rules of the game, and each page would load them.
 */
export const doors = (): Plugin => ({
  name: 'alidade-doors',
  transform(code, id) {
    if (!/\/src\/web\/.*\.tsx?$/.test(id) || !code.includes('/ui.ts')) return undefined;
    const originsOf = (door: string) => {
      this.addWatchFile(door);
      return originsIn(door, readFileSync(door, 'utf8'));
    };
    return { code: throughDoors(id, code, originsOf), map: null };
  },
});
