export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in every language. A missing translation doesn't compile. */
export type Text = { readonly [L in Language]: string };

/** French has a narrow no-break space before a colon and a semicolon. */
export const colon = (language: Language): string => (language === 'fr' ? '\u202f:' : ':');

/** Joins parts that may contain commas. */
export const semicolons = (parts: readonly string[], language: Language): string =>
  parts.join(language === 'fr' ? '\u202f; ' : '; ');
