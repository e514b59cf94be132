export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in every language we speak; a missing translation does not compile. */
export type Text = { readonly [L in Language]: string };
