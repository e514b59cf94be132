const TEXT = 0x81;
const SHORT = 125;
const MIDDLE = 65_535;

const headOf = (bytes: number): number => {
  if (bytes <= SHORT) return 2;
  return bytes <= MIDDLE ? 4 : 10;
};

const make = (text: string): Buffer => {
  const bytes = Buffer.byteLength(text);
  const head = headOf(bytes);
  const frame = Buffer.allocUnsafe(head + bytes);
  frame[0] = TEXT;
  if (head === 2) frame[1] = bytes;
  if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(bytes, 2);
  }
  if (head === 10) {
    frame[1] = 127;
    frame.writeUIntBE(0, 2, 4);
    frame.writeUInt32BE(bytes, 6);
  }
  frame.write(text, head);
  return frame;
};

let last = { text: '', frame: make('') };

/**
 * A text as it goes over a socket (RFC 6455), in one piece. `ws` would make one anew for everybody who is told the same, and
 * write its head and its text apart.
 */
export const frameOf = (text: string): Buffer => {
  if (last.text !== text) last = { text, frame: make(text) };
  return last.frame;
};
