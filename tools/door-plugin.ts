import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Plugin } from 'vite';

// The bundler uses forward slashes in module names on every system.
const { dirname, join, relative } = posix;

/**
 * Matches a "door": a `ui.ts` that contains only `export { … } from` statements. The page imports the rules of each
 * game and its own UI components through doors.
 */
const DOOR = /\/(?:games\/[^/]+|web\/ui)\/ui\.ts$/;

const REEXPORT = /^export(?: type)? \{([^}]*)\} from '([^']+)';$/gm;
const IMPORT = /\b(import|export)\s*\{([^}]*)\}\s*from\s*(["'])(\.[^"']+)\3;?/g;

/** The module from which a door re-exports a name, and the name in that module. */
interface Origin {
  readonly name: string;
  readonly path: string;
}

interface Specifier {
  readonly name: string;
  /** The name after `as`, or `name` if there is no `as`. */
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

/** Returns the names that a door exports, each with its origin. */
export const originsIn = (door: string, source: string): ReadonlyMap<string, Origin> =>
  new Map(
    [...source.matchAll(REEXPORT)].flatMap(([, list = '', from = '']) =>
      specifiersIn(list).map(({ name, local }): [string, Origin] => [
        local,
        { name, path: join(dirname(door), from) },
      ]),
    ),
  );

/** Returns the code of a module in which imports from the modules behind a door replace each import from the door. */
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
    // The imports are on one line, so that the following lines keep their numbers.
    return direct.join(' ');
  });

/**
 * Replaces imports from a door with imports from the modules behind it. Otherwise, every module that imports one name
 * from a door would depend on everything behind the door, and each page would load all of it.
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
