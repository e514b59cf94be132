import { type RefusalIn, refuseIn } from '../../../../engine/refusal.ts';
import { isDeckCode } from '../../../../games/thargos/ui.ts';

/** Kinds of pasted or opened texts that the page recognizes by their format. */
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
  // The URL of a deck, story or pack that isn't shared works only on the device that stores it.
  if (/#\/thargos\/(decks|stories|box)\/./.test(text)) return 'deviceLink';
  if (/#\/thargos\/stories\b.*[?&]story=/.test(text)) return 'storyLink';
  return /#\/.*[?&]game=/.test(text) ? 'gameLink' : 'address';
};

const jsonKind = (text: string): Pasted => {
  const has = (key: string): boolean => text.includes(`"${key}"`);
  // Searches for the keys as text, because truncated JSON can't be parsed.
  if (has('log') && has('game')) return 'game';
  if (text.includes('thargos-cardpack/')) return 'pack';
  if (has('nodes')) return 'story';
  return has('heroes') && has('cards') ? 'deck' : 'data';
};

/** Whether the text is a table (CSV): its first line has several cells, one of them "id" or "name". */
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
type StrayRefusals = Readonly<Record<StrayCode, { readonly wanted: Wanted; readonly found?: Pasted }>>;
const refuse = refuseIn<StrayRefusals>();

/** A refusal if the pasted text is recognizably of a different kind than the screen accepts. */
export const stray = (content: string, wanted: Wanted): RefusalIn<StrayRefusals> | undefined => {
  const found = pastedKind(content);
  if (found === wanted || found === 'data') return undefined;
  if (found === 'nothing') return refuse('paste-nothing', { wanted });
  if (found === 'text' || found === 'address') return refuse('paste-unknown', { wanted, found });
  return refuse('paste-other', { wanted, found });
};
