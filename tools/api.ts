import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest } from './build.ts';
import { ROOT } from './steps.ts';

/** Writes the page of the API: what every door exports, as it is declared in the sources, with the words above it. */

interface Exported {
  readonly name: string;
  readonly from: string;
  /** As it is called there. */
  readonly there: string;
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const sourceOf = (types: string): string => types.replace(/^\.\/dist\//, 'src/').replace(/\.d\.ts$/, '.ts');

const exportsIn = (path: string): Exported[] => {
  const text = read(path);
  const passedOn = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)';/gms)].flatMap(
    ([, names, from]) =>
      names!
        .split(',')
        .map(name => name.trim().replace(/^type /, ''))
        .filter(name => name !== '')
        .map(name => {
          const [there, as] = name.split(' as ');
          return { name: as ?? there!, there: there!, from: join(dirname(path), from!) };
        }),
  );
  const own = [...text.matchAll(/^export (?:const|function\*?|class|interface|type) (\w+)/gm)].map(
    ([, name]) => ({ name: name!, there: name!, from: path }),
  );
  return [...passedOn, ...own];
};

/** Where this text is left at depth 0 by one of these ends; its length when it is not. */
const endOf = (text: string, ends: readonly string[], start: number): number => {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    if (depth === 0 && ends.some(end => text.startsWith(end, i))) return i;
    const isArrow = text[i] === '>' && text[i - 1] === '=';
    if ('([{<'.includes(text[i]!)) depth += 1;
    else if (')]}>'.includes(text[i]!) && !isArrow) depth -= 1;
  }
  return text.length;
};

const headOfConst = (text: string): string => {
  const value = endOf(text, [' ='], 0);
  const head = text.slice(0, value);
  if (head.includes(':')) return head;
  const isFunction = /^ = (?:async )?\s*[(<]/.test(text.slice(value));
  return isFunction ? text.slice(0, endOf(text, [' =>'], value + 3)) : head;
};

const headOf = (text: string): string => {
  if (text.startsWith('export const')) return headOfConst(text);
  if (/^export (?:function|class)/.test(text)) return text.slice(0, endOf(text, [' {'], 0));
  if (text.startsWith('export type')) return text.slice(0, endOf(text, [';'], 0));
  const open = text.indexOf(' {\n');
  return text.slice(0, endOf(text, ['\n}'], open + 2) + 2);
};

/** What stands in front of it, if it is one comment that belongs to it. */
const wordsAbove = (text: string, at: number): string =>
  /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n$/.exec(text.slice(0, at))?.[0] ?? '';

const declared = ({ name, from, there }: Exported): string => {
  const text = read(from);
  const at = new RegExp(`^export (?:const|function\\*?|class|interface|type) ${there}\\b`, 'm').exec(text);
  if (!at) {
    const further = exportsIn(from).find(other => other.name === there);
    if (!further || !existsSync(join(ROOT, further.from)))
      throw new Error(`${name} is not declared in ${from}`);
    return declared({ ...further, name });
  }
  const head = headOf(text.slice(at.index)).replace(new RegExp(`\\b${there}\\b`), name);
  const isBlock = /^export interface/.test(head);
  return `${wordsAbove(text, at.index)}${head.replace(/^export /, '')}${isBlock ? '' : ';'}`;
};

const OPENING = `# The library, door by door

Made from the sources by \`tools/api.ts\`; \`UPDATE_API=1 npm test -- --only api\` writes it anew. How to use it is told in
[bots.md](bots.md). Functions are listed by their signatures.
`;

export const apiPage = (): string => {
  const doors = Object.entries(readManifest().exports).flatMap(([door, target]) =>
    typeof target === 'string'
      ? []
      : [{ door: door.replace('.', 'alidade'), source: sourceOf(target.types!) }],
  );
  const chapters = doors.map(({ door, source }) => {
    const all = exportsIn(source).sort((a, b) => (a.name < b.name ? -1 : 1));
    return `## ${door}\n\n\`\`\`ts\n${all.map(declared).join('\n\n')}\n\`\`\`\n`;
  });
  return [OPENING, ...chapters].join('\n');
};
