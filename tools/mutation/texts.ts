/**
 * The parts of Babel's nodes and paths that this file uses. Stryker's own types don't exist before Stryker is
 * installed.
 */
interface Node {
  readonly type: string;
  readonly key?: { readonly name?: string };
  readonly expressions?: readonly Node[];
  readonly callee?: { readonly name?: string };
}

interface NodePath {
  readonly node: Node;
  readonly parentPath: NodePath | null;
}

const WORDS = ['id', 'rule', 'name', 'text'];

const isWords = ({ node }: NodePath): boolean =>
  node.type === 'ObjectProperty' && WORDS.includes(node.key?.name ?? '');

const isInWords = (path: NodePath | null): boolean =>
  path !== null && (isWords(path) || isInWords(path.parentPath));

const isString = ({ type, expressions = [] }: Node): boolean =>
  type === 'StringLiteral' ||
  (type === 'TemplateLiteral' && expressions.every(part => part.type !== 'ConditionalExpression'));

/**
 * Tells Stryker not to mutate the strings in the id, rule, name and text of a card, because example maps can't detect a
 * changed name. Every other string is logic (a suit, the terrain of `oneCluster`, the name of a house rule), and so is
 * a condition inside a text.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'texts',
    value: {
      shouldIgnore: (path: NodePath): string | undefined =>
        isString(path.node) && isInWords(path) ? 'words, not logic' : undefined,
    },
  },
];

const isInError = (path: NodePath | null): boolean =>
  path !== null && (path.node.callee?.name === 'Error' || isInError(path.parentPath));

/** Tells Stryker not to mutate the messages of exceptions. */
export const errorTexts = {
  shouldIgnore: (path: NodePath): string | undefined =>
    isString(path.node) && isInError(path) ? 'words, not logic' : undefined,
};
