/** The part of a name before the first comma or dash. */
export const shortName = (name: string): string => name.split(/,| – /)[0]!;
