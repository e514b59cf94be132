/**
 * What hands and eyes need of a page. Playwright's pages and locators have all of it; `tools/browsers` brings the same
 * for browsers that Playwright does not drive, so that games are played there by the same hands.
 */

/** Where something is looked for: a page, or a part of one. */
export interface Finding<Spot> {
  locator(css: string): Spot;
  getByRole(
    role: 'button' | 'grid' | 'link' | 'region',
    named: { readonly name?: string | RegExp; readonly exact?: boolean },
  ): Spot;
}

/** What was found, or will be when it is needed. */
export interface Spotted<Spot> extends Finding<Spot> {
  first(): Spot;
  nth(n: number): Spot;
  filter(having: { readonly hasText: string }): Spot;
  click(): Promise<void>;
  isVisible(): Promise<boolean>;
}

/** Looks into the browser, and changes nothing. */
export interface Looking {
  url(): string;
  evaluate<Seen>(look: () => Seen | Promise<Seen>): Promise<Seen>;
  evaluate<Seen, Given>(look: (given: Given) => Seen | Promise<Seen>, given: Given): Promise<Seen>;
}
