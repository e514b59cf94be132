// Every text that players read, with its language, for the glossary test. `node tools/texts.ts src/web/online` lists the texts
// under a path, `--lang en` those of one language, `--avoid` those with words that docs/glossary.md replaces.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseSync } from 'vite';
import { avoidedIn } from './avoid.ts';
import { ROOT } from './steps.ts';

export type TextLanguage = 'en' | 'fr';

export interface FoundText {
  readonly file: string;
  readonly line: number;
  readonly language: TextLanguage;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const LANGUAGES: readonly string[] = ['en', 'fr'];
const asLanguage = (name: unknown): TextLanguage | undefined =>
  typeof name === 'string' && LANGUAGES.includes(name) ? (name as TextLanguage) : undefined;

const nameOf = (node: unknown): unknown => (isNode(node) ? (node.name ?? node.value) : undefined);

/** Returns the language that a declaration names, such as `en: …`, `const en = …` or `const stepsEn = …`. */
const languageOf = (node: Node): TextLanguage | undefined => {
  if (node.type === 'Property') return asLanguage(nameOf(node.key));
  if (node.type !== 'VariableDeclarator') return undefined;
  const name = String(nameOf(node.id));
  return asLanguage(name) ?? (name.endsWith('En') ? 'en' : name.endsWith('Fr') ? 'fr' : undefined);
};

/** Whether a node is a paragraph of the rules pages: `p(ids, english, french)`. */
const isParagraph = (node: Node): boolean =>
  node.type === 'CallExpression' && nameOf(node.callee) === 'p' && (node.arguments as unknown[]).length === 3;

const textOf = (node: Node): string | undefined => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as readonly { readonly value: { readonly cooked?: string } }[];
  return quasis.map(quasi => quasi.value.cooked ?? '').join('…');
};

const SKIPPED: readonly string[] = ['ImportDeclaration', 'TSTypeAnnotation', 'TSTypeParameterInstantiation'];

const childrenOf = (node: Node): readonly Node[] =>
  Object.entries(node).flatMap(([key, value]) => {
    if (node.type === 'Property' && key === 'key') return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });

/** Returns the English and French texts of a file. Leaves out strings without a language, such as addresses. */
export const textsOf = (file: string, source: string): readonly FoundText[] => {
  const { program } = parseSync(file, source);
  const found: FoundText[] = [];
  const folder = /\/(english|french)\//.exec(file)?.[1];
  const walk = (node: Node, language: TextLanguage | undefined): void => {
    if (SKIPPED.includes(node.type)) return;
    const own = languageOf(node) ?? language;
    const text = textOf(node);
    if (own && text?.trim())
      found.push({ file, line: source.slice(0, node.start).split('\n').length, language: own, text });
    if (isParagraph(node)) {
      const [, english, french] = node.arguments as readonly [Node, Node, Node];
      walk(english, 'en');
      walk(french, 'fr');
      return;
    }
    for (const child of childrenOf(node)) walk(child, own);
  };
  walk(program as unknown as Node, folder === 'english' ? 'en' : folder === 'french' ? 'fr' : undefined);
  return found;
};

const isSource = (file: string): boolean =>
  !/\.(test|spec|generated|d)\.tsx?$/.test(file) && !/\/test\//.test(file);

export const findTexts = (under = 'src'): readonly FoundText[] =>
  globSync(`${under}{,/**/*.{ts,tsx}}`, { cwd: ROOT })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => /\.tsx?$/.test(file) && isSource(file))
    .sort()
    .flatMap(file => textsOf(file, readFileSync(join(ROOT, file), 'utf8')));

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { lang: { type: 'string' }, avoid: { type: 'boolean' } },
  });
  const under = positionals.length ? positionals : ['src'];
  for (const found of under.flatMap(path => findTexts(path))) {
    const { file, line, language, text } = found;
    const avoided = avoidedIn(found);
    if (values.lang && values.lang !== language) continue;
    if (values.avoid && !avoided.length) continue;
    const why = avoided.length ? ` [${avoided.join(', ')}]` : '';
    process.stdout.write(`${file}:${line} ${language} ${JSON.stringify(text)}${why}\n`);
  }
}
