export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in every language. A missing translation doesn't compile. */
export type Text = { readonly [L in Language]: string };

/** Returns a colon. In French, a narrow no-break space precedes it. */
export const colon = (language: Language): string => (language === 'fr' ? '\u202f:' : ':');

/** Joins parts with semicolons, because the parts may contain commas. */
export const semicolons = (parts: readonly string[], language: Language): string =>
  parts.join(language === 'fr' ? '\u202f; ' : '; ');
