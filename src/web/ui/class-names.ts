/** Joins the class names that apply; `undefined` if none does, so that no empty attribute is written. */
export const classNames = (...names: readonly (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
