const ALL = 2 ** 32;

/** One of 1 to `n` by the browser's own chance, each as likely as the others. */
export const lot = (n: number): number => {
  const drawn = new Uint32Array(1);
  // Rejects values beyond the last multiple, which would favor low numbers.
  do crypto.getRandomValues(drawn);
  while (drawn[0]! >= ALL - (ALL % n));
  return (drawn[0]! % n) + 1;
};

export const rollDie = (): number => lot(6);
