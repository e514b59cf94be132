/** Whether what points here is a finger: it taps, and has neither keys nor a wheel beside it. */
export const isFinger = (): boolean => matchMedia('(pointer: coarse)').matches;
