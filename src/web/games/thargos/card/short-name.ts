/** Before the comma or the dash: the short name of a hero, for the table. */
export const shortName = (name: string): string => name.split(/,| – /)[0]!;
