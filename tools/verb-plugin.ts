import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Plugin } from 'vite';

/**
 * A verb (an operation of card effects in Thargos) is one file, but no page needs all of it: to show a table, the page
 * needs neither the handler nor the French text of a verb. Each importer of the list of verbs gets the list with only
 * the properties that it uses.
 */

const FOLDER = '/games/thargos/effects/verbs/';

interface Part {
  readonly properties: readonly string[];
  /** The paths of the importers below `src`. */
  readonly importers: readonly string[];
}

/** The parts of verbs, and which modules import them. A module that isn't listed here gets complete verbs. */
const PARTS: Readonly<Record<string, Part>> = {
  table: {
    properties: ['picture', 'isUseful'],
    importers: ['games/thargos/asking/avail.ts', 'web/games/thargos/art/vignette.ts'],
  },
  packs: {
    properties: ['keys'],
    importers: ['games/thargos/packs/read-effect.ts', 'web/workshop/thargos/packs/offers.ts'],
  },
  bots: { properties: ['value'], importers: ['bots/thargos/worth.ts'] },
  rules: { properties: ['run'], importers: ['games/thargos/effects/index.ts'] },
  english: { properties: ['english'], importers: ['games/thargos/words/english/grammar.ts'] },
  french: { properties: ['french'], importers: ['games/thargos/words/french/grammar.ts'] },
  prompts: { properties: ['prompt'], importers: ['web/games/thargos/table/asked/prompt-messages.ts'] },
};

/** Returns the part that an importer needs. If the importer is itself a part of a verb, its id names the part. */
const partFor = (importer: string): string | undefined =>
  /\?verbs=(\w+)$/.exec(importer)?.[1] ??
  Object.keys(PARTS).find(part => PARTS[part]!.importers.some(path => importer.endsWith(`/src/${path}`)));

/** The fields of a syntax tree (ESTree) that this file reads. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
type Parse = (code: string) => { readonly body: readonly unknown[] };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const namesIn = (node: Node): string[] =>
  node.type === 'Identifier' ? [String(node.name)] : childrenOf(node).flatMap(namesIn);

const within = (node: Node, type: string): Node[] =>
  node.type === type ? [node] : childrenOf(node).flatMap(child => within(child, type));

/** Returns the code without some nodes, and without the comma or line break after each of them. */
const without = (code: string, parts: readonly Node[]): string =>
  parts
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,|^;?\n/, ''),
      code,
    );

/** Returns the names that a statement of a module declares. */
const declaredBy = (statement: Node): string[] => {
  if (statement.type === 'ImportDeclaration')
    return (statement.specifiers as Node[]).map(({ local }) => String((local as Node).name));
  if (statement.type === 'FunctionDeclaration') return namesIn(statement.id as Node);
  return childrenOf(statement)
    .filter(({ type }) => type === 'VariableDeclarator')
    .flatMap(({ id }) => namesIn(id as Node));
};

/** Removes statements that nothing else uses, again and again until all remaining ones are used. */
const withoutUnused = (code: string, parse: Parse): string => {
  const body = parse(code).body.filter(isNode);
  const unused = body.filter(statement => {
    const names = declaredBy(statement);
    const others = body.filter(other => other !== statement).flatMap(namesIn);
    const isExport = statement.type.startsWith('Export');
    return !isExport && names.length > 0 && names.every(name => !others.includes(name));
  });
  return unused.length === 0 ? code : withoutUnused(without(code, unused), parse);
};

/** Returns the properties of the only exported object, by name. */
const propertiesIn = (code: string, parse: Parse): readonly (readonly [string, Node])[] => {
  const exported = parse(code)
    .body.filter(isNode)
    .filter(({ type }) => type.startsWith('Export'));
  const [definition, ...more] = exported
    .flatMap(node => within(node, 'VariableDeclarator'))
    .map(({ init }) => init);
  if (
    exported.length !== 1 ||
    more.length > 0 ||
    !isNode(definition) ||
    definition.type !== 'ObjectExpression'
  )
    throw new Error(`expected one exported definition in a verb, found ${exported.length}`);
  const known = Object.values(PARTS).flatMap(({ properties }) => properties);
  return childrenOf(definition).map(property => {
    const name =
      isNode(property.key) && property.computed !== true ? String(property.key.name) : property.type;
    if (!known.includes(name)) throw new Error(`expected a property of a part (PARTS), found ${name}`);
    return [name, property];
  });
};

/** Returns the code of a verb that has only one part of its definition. */
export const partOf = (code: string, part: string, parse: Parse): string => {
  const dropped = propertiesIn(code, parse).filter(([name]) => !PARTS[part]!.properties.includes(name));
  return withoutUnused(
    without(
      code,
      dropped.map(([, property]) => property),
    ),
    parse,
  );
};

export const verbParts = (): Plugin => ({
  name: 'alidade-verbs',
  apply: 'build',
  // `resolveId` must run before Vite resolves files. `transform` runs after Vite has removed types.
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return undefined;
    const id = posix.join(posix.dirname(importer), source);
    const isList = id.endsWith(`${FOLDER}index.ts`);
    const isVerb = id.includes(FOLDER) && importer.includes(FOLDER);
    const part = isList || isVerb ? partFor(importer) : undefined;
    return part && `${id}?verbs=${part}`;
  },
  load: id => (id.includes('?verbs=') ? readFileSync(id.replace(/\?.*/, ''), 'utf8') : undefined),
  transform: {
    order: 'post',
    handler(code, id) {
      const part = /\?verbs=(\w+)$/.exec(id)?.[1];
      if (part === undefined || id.includes('/index.ts?')) return undefined;
      return { code: partOf(code, part, text => this.parse(text)), map: null };
    },
  },
});
