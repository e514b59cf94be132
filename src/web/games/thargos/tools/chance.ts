/** One die of the browser's own chance, each face as likely as the others. */
export const rollDie = (): number => {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while (
    // 252 is the last multiple of six below 256.
    byte[0] >= 252
  );
  return (byte[0] % 6) + 1;
};
