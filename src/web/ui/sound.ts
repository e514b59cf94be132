import { isMoving, sound, vibration } from '../settings.ts';

/**
 * Short synthesized sounds, which need no files and no licenses. Each is a few notes or some noise, and players don't
 * need any of them to understand the game.
 */

interface Note {
  readonly hertz: number;
  readonly at: number;
  readonly lasts: number;
}

/** A sound is noise, which sounds like paper, or notes, which sound like bells. */
type Sounding = { readonly noise: number; readonly lasts: number } | { readonly notes: readonly Note[] };

const bells = (...hertz: readonly number[]): Sounding => ({
  notes: hertz.map((each, i) => ({ hertz: each, at: i * 0.11, lasts: 0.35 })),
});

const SOUNDS = {
  card: { noise: 2600, lasts: 0.07 },
  pen: { noise: 1300, lasts: 0.14 },
  coin: { notes: [1319, 1976].map((hertz, i) => ({ hertz, at: i * 0.06, lasts: 0.18 })) },
  star: { notes: [{ hertz: 988, at: 0, lasts: 0.16 }] },
  beast: bells(110, 98),
  turn: bells(523, 659),
  won: bells(392, 523, 659, 784),
  lost: bells(392, 330, 262),
} satisfies Record<string, Sounding>;

export type SoundName = keyof typeof SOUNDS;

const QUIET = 0.08;

let context: AudioContext | undefined;

const fade = (audio: AudioContext, at: number, lasts: number): GainNode => {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(QUIET, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(audio.destination);
  return gain;
};

const playNote = (audio: AudioContext, { hertz, at, lasts }: Note): void => {
  const start = audio.currentTime + at;
  const bell = audio.createOscillator();
  bell.type = 'triangle';
  bell.frequency.value = hertz;
  bell.connect(fade(audio, start, lasts));
  bell.start(start);
  bell.stop(start + lasts);
};

const playNoise = (audio: AudioContext, hertz: number, lasts: number): void => {
  const length = Math.ceil(audio.sampleRate * lasts);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = Math.random() * 2 - 1;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  noise.connect(filter).connect(fade(audio, audio.currentTime, lasts));
  noise.start();
};

/** A sound within this time after the last one is left out, unless it is a call such as "your turn". */
const APART_MS = 80;
/** A sound that the device starts later than this is left out, unless it is a call such as "your turn". */
const LATE_MS = 250;
const CALL_LATE_MS = 2000;
let lastAt = Number.NEGATIVE_INFINITY;

const play = (audio: AudioContext, sounding: Sounding): void => {
  if ('noise' in sounding) playNoise(audio, sounding.noise, sounding.lasts);
  else for (const note of sounding.notes) playNote(audio, note);
};

/** Whether sounds other than "your turn" may play: only if animations are on, and only in the focused window. */
const isHere = (): boolean => isMoving() && document.hasFocus();

/**
 * Plays a sound if the player turned sounds on. A call, such as "your turn", plays even in a window in the
 * background, and even right after a different sound.
 */
export const ring = (name: SoundName, isCalling = false): void => {
  if (sound.peek() !== 'on' || !(isCalling || isHere()) || !('AudioContext' in globalThis)) return;
  if (!isCalling && performance.now() - lastAt < APART_MS) return;
  context ??= new AudioContext();
  const audio = context;
  // The delay is measured from here, because creating the first context can take a slow device longer than LATE_MS.
  const asked = performance.now();
  lastAt = asked;
  // Browsers allow no sound before the player touches the page. Sounds from before that are dropped.
  audio.resume().then(
    () => {
      if (performance.now() - asked < (isCalling ? CALL_LATE_MS : LATE_MS)) play(audio, SOUNDS[name]);
    },
    () => undefined,
  );
};

/** Vibrates the device if the setting and animations are on. The pattern is in milliseconds: on, off, on. */
export const shake = (...pattern: readonly number[]): void => {
  if (vibration.peek() === 'on' && isHere() && 'vibrate' in navigator) navigator.vibrate([...pattern]);
};
