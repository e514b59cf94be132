/** How a form names what was made on this device, beside what has a name of ours. */
export const OWN = 'own:';
export const ownKey = (id: string): string => `${OWN}${id}`;
