/** Replaces `node:test`: collects the tests of a file, so that they can be run once for each mutant. */

export interface Case {
  readonly name: string;
  readonly run: () => unknown;
}

export const cases: Case[] = [];

let inside = '';

export const test = (name: string, run: () => unknown): void => {
  cases.push({ name: `${inside}${name}`, run });
};

export const describe = (name: string, tell: () => void): void => {
  const outside = inside;
  inside = `${outside}${name}: `;
  tell();
  inside = outside;
};
