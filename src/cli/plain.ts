const STEERING = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text of others for a terminal: signs that would steer it, or turn the reading around, are shown as their numbers. */
export const plain = (text: string): string =>
  text.replaceAll(STEERING, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
