/**
 * The part of Playwright's pages and locators that the test games use. `tools/browsers` implements it for
 * browsers that Playwright can't control.
 */

/** A page, or a part of a page, that can be searched for elements. */
export interface Finding<Spot> {
  locator(css: string): Spot;
  getByRole(
    role: 'button' | 'grid' | 'link' | 'region',
    named: { readonly name?: string | RegExp; readonly exact?: boolean },
  ): Spot;
}

/** An element that is searched for again each time it is used. */
export interface Spotted<Spot> extends Finding<Spot> {
  first(): Spot;
  nth(n: number): Spot;
  filter(having: { readonly hasText: string }): Spot;
  click(): Promise<void>;
  isVisible(): Promise<boolean>;
}

/** A page that a test only reads from. */
export interface Looking {
  url(): string;
  evaluate<Seen>(look: () => Seen | Promise<Seen>): Promise<Seen>;
  evaluate<Seen, Given>(look: (given: Given) => Seen | Promise<Seen>, given: Given): Promise<Seen>;
}
