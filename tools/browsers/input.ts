import type { PointerType } from './driver.ts';

/** Makes input actions in the format that both WebDriver and WebDriver BiDi use. */

export const clickActions = (x: number, y: number, pointerType: PointerType): readonly object[] => [
  {
    type: 'pointer',
    id: pointerType,
    parameters: { pointerType },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: 20 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

export const typeActions = (text: string): readonly object[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
