import { colon, type Language } from '../../../engine/text.ts';
import { isObject } from '../../../engine/util.ts';
import type { Fault } from './fault.ts';
import { FAULT_MESSAGES, type FaultDetails, LEVEL_WORDS, TERMS } from './fault-messages.ts';

const WORDS = {
  en: {
    or: 'or',
    from: (least: string, most: string) => `${least} to ${most}`,
    least: (least: string) => `at least ${least}`,
    most: (most: string) => `at most ${most}`,
    meant: (word: string) => ` Did you mean “${word}”?`,
    split: (m: string, l: string, a: string) => `${m} Missions, ${l} Advantages, ${a} Actions`,
    place: (line: number, column: number) => `line ${line}, column ${column}`,
  },
  fr: {
    or: 'ou',
    from: (least: string, most: string) => `de ${least} à ${most}`,
    least: (least: string) => `au moins ${least}`,
    most: (most: string) => `${most} au plus`,
    meant: (word: string) => ` Vouliez-vous dire «\u202f${word}\u202f»\u202f?`,
    split: (m: string, l: string, a: string) => `${m} Missions, ${l} Avantages, ${a} Actions`,
    place: (line: number, column: number) => `ligne ${line}, colonne ${column}`,
  },
};

/** The most items of a list that a fault text contains. */
const MOST = 12;

const detailsOf = (details: Fault['details'], language: Language): FaultDetails => {
  const words = WORDS[language];
  const text = (key: string): string => {
    const value = details[key];
    if (typeof value === 'string') return value;
    return value === undefined || value === null ? '?' : JSON.stringify(value);
  };
  const listed = (key: string): string[] => {
    const value = details[key];
    return Array.isArray(value) ? value.map(String) : [];
  };
  const cut = (items: readonly string[]): readonly string[] =>
    items.length > MOST ? [...items.slice(0, MOST), '…'] : items;
  const has = (key: string): boolean => details[key] !== undefined;
  return {
    has,
    text,
    either: key => {
      const items = cut(listed(key));
      const last = items[items.length - 1] ?? '?';
      return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${words.or} ${last}`;
    },
    all: key => cut(listed(key)).join(', '),
    whole: key => listed(key).join(', ') || '?',
    bounds: () => {
      if (has('least') && has('most')) return words.from(text('least'), text('most'));
      return has('least') ? words.least(text('least')) : words.most(text('most'));
    },
    meant: () => (has('suggestion') ? words.meant(text('suggestion')) : ''),
    term: key => (Object.hasOwn(TERMS, text(key)) ? TERMS[text(key)]![language] : text(key)),
    split: key => {
      const value = details[key];
      const part = (type: string): string => (isObject(value) ? String(value[type] ?? '?') : '?');
      return words.split(part('mission'), part('advantage'), part('action'));
    },
  };
};

export const faultText = ({ code, details }: Fault, language: Language): string => {
  const said = FAULT_MESSAGES[code][language];
  return typeof said === 'string' ? said : said(detailsOf(details, language));
};

/** One line with the place, the level and the text of a fault. */
export const faultLine = (fault: Fault, language: Language): string => {
  const { line, column, place, level } = fault;
  const where = line === undefined || column === undefined ? '' : WORDS[language].place(line, column);
  const both = [where, place].filter(part => part !== '').join(', ');
  const start = both === '' ? '' : `${both}${colon(language)} `;
  return `${start}${LEVEL_WORDS[level][language]}${colon(language)} ${faultText(fault, language)}`;
};
