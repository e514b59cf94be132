// Reads the Markdown pages of the project: their links, headings and commands.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './steps.ts';

export interface Page {
  readonly file: string;
  readonly text: string;
}

/** Returns the Markdown pages in the root folder and in docs, corpus and .github. */
export const readPages = (): readonly Page[] =>
  globSync(['*.md', 'docs/**/*.md', 'corpus/*.md', '.github/**/*.md'], { cwd: ROOT })
    .map(file => file.replaceAll('\\', '/'))
    .sort()
    .map(file => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

const FENCE = /^ *(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\1 *$/gm;
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Replaces code in a text with blanks, so that the line numbers stay the same. */
export const withoutCode = (text: string): string =>
  text
    .replace(FENCE, blank)
    .replace(/(`+)(?!`)(?:[^\n]|\n(?!\s*\n))*?(?<!`)\1(?!`)/g, blank)
    .replace(/<!--[\s\S]*?-->/g, blank);

/** Returns the anchor that GitHub gives to a heading. */
const slugOf = (heading: string): string =>
  heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|(?<!\w)_|_(?!\w)/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-');

export const anchorsOf = (text: string): ReadonlySet<string> => {
  const anchors = new Set<string>();
  const counts = new Map<string, number>();
  for (const [, heading] of text.replace(FENCE, blank).matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const slug = slugOf(heading!);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    anchors.add(count ? `${slug}-${count}` : slug);
  }
  for (const [, id] of text.matchAll(/<[a-z]+ [^>]*\b(?:id|name)="([^"]+)"/g)) anchors.add(id!);
  return anchors;
};

const LINK = /\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)|^\[[^\]]+\]:\s*(\S+)|\b(?:href|src)="([^"]+)"/gm;

/** Returns the targets of the links of a page, except links to other sites. */
export const linksOf = (text: string): readonly string[] =>
  [...withoutCode(text).matchAll(LINK)]
    .map(([, inline, reference, html]) => inline ?? reference ?? html ?? '')
    .filter(target => !/^[a-z][a-z+.-]*:/i.test(target));

/** Returns the broken links of a page. */
export const deadLinks = ({ file, text }: Page): readonly string[] =>
  linksOf(text).flatMap(link => {
    const [path = '', anchor] = decodeURIComponent(link).split('#');
    const target = path === '' ? join(ROOT, file) : join(ROOT, dirname(file), path);
    if (!existsSync(target) || relative(ROOT, target).startsWith('..')) return [`${file}: ${link} (no file)`];
    if (anchor === undefined || !target.endsWith('.md')) return [];
    const anchors = anchorsOf(target === join(ROOT, file) ? text : readFileSync(target, 'utf8'));
    return anchors.has(anchor) ? [] : [`${file}: ${link} (no heading)`];
  });

/** A command in a page: its words, without quotes. */
export interface Command {
  readonly file: string;
  readonly line: string;
  readonly env: readonly string[];
  readonly words: readonly string[];
  /**
   * Whether the command is in a code block, from which readers can copy it. In a sentence, a command may be incomplete.
   */
  readonly isBlock: boolean;
}

const PROGRAMS: readonly string[] = [
  ...['alidade', 'npm', 'npx', 'node', 'python3', 'bash'],
  ...['cat', 'cd', 'chmod', 'cp', 'curl', 'echo', 'git', 'ls', 'mkdir', 'mv', 'printf', 'sudo', 'tar'],
  ...['docker', 'journalctl', 'openssl'],
  // Node in the folder that `npm run package` creates.
  'alidade-server/bin/node',
  ...['createdb', 'pg_dump', 'pg_restore', 'psql', 'sqlite3'],
];

/** Splits a shell line at `|`, `&&` and `;`. Returns the words of each part, without comments. */
export const shellWords = (line: string): readonly (readonly string[])[] => {
  const parts: string[][] = [[]];
  const token = /\s*(?:(#.*)|(\|\|?|&&|;)|((?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'|;&]|&(?!&))+))/y;
  for (;;) {
    const found = token.exec(line);
    if (!found || found[1] !== undefined) break;
    if (found[2] !== undefined) parts.push([]);
    else parts.at(-1)!.push(found[3]!.replace(/"((?:[^"\\]|\\.)*)"|'([^']*)'/g, (_, a, b) => a ?? b));
  }
  return parts.filter(words => words.length > 0);
};

const ENV = /^[A-Z][A-Z0-9_]*=/;
const isCommand = (words: readonly string[]): boolean =>
  PROGRAMS.includes(words.find(word => !ENV.test(word)) ?? '');

/** Returns the code blocks of a page: the language of each block, and its lines. */
const blocksOf = (
  text: string,
): readonly { readonly language: string; readonly lines: readonly string[] }[] => {
  const fenced = [...text.matchAll(/^ *```([^\n]*)\n([\s\S]*?)^ *```$/gm)].map(([, language, code]) => ({
    language: language!.trim(),
    lines: code!.split('\n'),
  }));
  // Indented lines are code only after a paragraph. After a list item, they belong to the item.
  const plain = text.replace(FENCE, blank);
  const indented = [...plain.matchAll(/^(?!\s|[-*] |\d+\. ).*\S.*\n\n((?: {4}.*(?:\n|$)|\n(?= {4}))+)/gm)];
  return [...fenced, ...indented.map(([, code]) => ({ language: '', lines: code!.split('\n') }))];
};

const SHELLS: readonly string[] = ['sh', 'bash', 'shell', 'console'];

const linesOf = (lines: readonly string[], isShell: boolean): readonly string[] => {
  const whole = lines
    .join('\n')
    .replace(/\\\n\s*/g, ' ')
    .split('\n');
  const prompted = whole.filter(line => /^\s*\$ /.test(line));
  if (prompted.length > 0) return prompted.map(line => line.replace(/^\s*\$ /, ''));
  const [first] = whole.flatMap(line => shellWords(line).slice(0, 1));
  return isShell || (first && isCommand(first)) ? whole.map(line => line.trim()) : [];
};

const commandsIn = (file: string, line: string, isBlock: boolean): readonly Command[] =>
  shellWords(line).map(all => {
    const words = all.slice(all.findIndex(word => !ENV.test(word)));
    const env = all.slice(0, all.length - words.length).map(word => word.split('=')[0]!);
    return { file, line, env, words, isBlock };
  });

/** Returns every command that a page contains, in code blocks and between backquotes. */
export const commandsOf = ({ file, text }: Page): readonly Command[] => {
  const blocks = blocksOf(text).flatMap(({ language, lines }) =>
    language === '' || SHELLS.includes(language) ? linesOf(lines, language !== '') : [],
  );
  const spans = [...text.replace(FENCE, blank).matchAll(/`([^`\n]+)`/g)]
    .map(([, span]) => span!)
    .filter(span => /^(?:[A-Z_]+=\S* )*(?:alidade|npm|npx|node) \S/.test(span));
  return [
    ...blocks.flatMap(line => commandsIn(file, line, true)),
    ...spans.flatMap(line => commandsIn(file, line, false)),
  ];
};

/** Whether a command uses a program that pages may use. */
export const isKnownProgram = (command: Command): boolean => isCommand(command.words);
