import type { Pointer } from './driver.ts';

/** What a hand does, as both kinds of WebDriver word it. */

const pointer = (kind: Pointer, actions: readonly object[]): object => ({
  type: 'pointer',
  id: kind,
  parameters: { pointerType: kind },
  actions,
});

/** Goes there, presses and lets go. */
export const pressing = (x: number, y: number, kind: Pointer): readonly object[] => [
  pointer(kind, [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: 20 },
    { type: 'pointerUp', button: 0 },
  ]),
];

export const typing = (text: string): readonly object[] => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
