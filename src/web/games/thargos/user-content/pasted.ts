import { type Refusal, refuse } from '../../../../engine/refusal.ts';
import { isDeckCode } from '../../../../games/thargos/ui.ts';

/** Kinds of pasted or opened texts, by their format. */
export type Pasted =
  | 'deck'
  | 'pack'
  | 'story'
  | 'game'
  | 'deckLink'
  | 'deviceLink'
  | 'storyLink'
  | 'gameLink'
  | 'address'
  | 'data'
  | 'text'
  | 'nothing';

export type Wanted = 'deck' | 'pack' | 'story' | 'game';

const linkKind = (text: string): Pasted => {
  if (/#\/thargos\/decks\/HT\d/i.test(text)) return 'deckLink';
  // The address of an unshared deck works only on its own device.
  if (/#\/thargos\/(decks|stories|box)\/./.test(text)) return 'deviceLink';
  if (/#\/thargos\/stories\b.*[?&]story=/.test(text)) return 'storyLink';
  return /#\/.*[?&]game=/.test(text) ? 'gameLink' : 'address';
};

const jsonKind = (text: string): Pasted => {
  const has = (key: string): boolean => text.includes(`"${key}"`);
  // Perhaps the end is missing: what it is shows at its beginning already.
  if (has('log') && has('game')) return 'game';
  if (text.includes('thargos-cardpack/')) return 'pack';
  if (has('nodes')) return 'story';
  return has('heroes') && has('cards') ? 'deck' : 'data';
};

/** A line of column names, or of cells at least. */
const isTable = (text: string): boolean => {
  const [head = ''] = text.split('\n');
  return /(^|[\t,;])"?(id|name)"?([\t,;\r]|$)/i.test(head) && /[\t,;]/.test(head);
};

export const pastedKind = (content: string): Pasted => {
  const text = content.replace(/^\uFEFF/, '').trim();
  if (text === '') return 'nothing';
  if (/^https?:\/\/\S+$/i.test(text) || /^#\/\S+$/.test(text)) return linkKind(text);
  if (isDeckCode(text)) return 'deck';
  if (/^[[{]/.test(text)) return jsonKind(text);
  if (/^alidade game\b/i.test(text)) return 'game';
  return isTable(text) ? 'pack' : 'text';
};

type StrayCode = 'paste-nothing' | 'paste-other' | 'paste-unknown';

/** If the pasted text is of another kind, says so instead of listing its faults. */
export const stray = (content: string, wanted: Wanted): Refusal<StrayCode> | undefined => {
  const found = pastedKind(content);
  if (found === wanted || found === 'data') return undefined;
  if (found === 'nothing') return refuse('paste-nothing', { wanted });
  if (found === 'text' || found === 'address') return refuse('paste-unknown', { wanted, found });
  return refuse('paste-other', { wanted, found });
};
