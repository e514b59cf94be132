/** Names for unnamed bots, the same in both languages. */
const NAMES = ['Maud', 'Tomas', 'Inès', 'Aldric', 'Odile', 'Bruno', 'Salomé', 'Edgar', 'Flora', 'Hugo'];

export const botName = (seat: number): string => {
  const round = Math.floor(seat / NAMES.length);
  return NAMES[seat % NAMES.length] + (round === 0 ? '' : ` ${round + 1}`);
};
