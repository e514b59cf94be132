/**
 * The part of Playwright's pages and locators that test games need. `tools/browsers` implements it for browsers
 * that Playwright does not drive.
 */

/** A page, or a part of one, to search in. */
export interface Finding<Spot> {
  locator(css: string): Spot;
  getByRole(
    role: 'button' | 'grid' | 'link' | 'region',
    named: { readonly name?: string | RegExp; readonly exact?: boolean },
  ): Spot;
}

/** A located element, resolved when it is used. */
export interface Spotted<Spot> extends Finding<Spot> {
  first(): Spot;
  nth(n: number): Spot;
  filter(having: { readonly hasText: string }): Spot;
  click(): Promise<void>;
  isVisible(): Promise<boolean>;
}

/** Reads from the browser without changing anything. */
export interface Looking {
  url(): string;
  evaluate<Seen>(look: () => Seen | Promise<Seen>): Promise<Seen>;
  evaluate<Seen, Given>(look: (given: Given) => Seen | Promise<Seen>, given: Given): Promise<Seen>;
}
