import { keysOf } from '../../engine/util.ts';
import { picture } from './ink.ts';

/** The SVG path of each icon, in a viewBox of 24 × 24. */
const ICONS = {
  turn: 'M19 12a7 7 0 1 1-2.5-5.3M17 2.5V7h-4.5',
  flip: 'M12 3v18M9 7L3.5 17H9zM15 7l5.5 10H15z',
  undo: 'M8 5L4 9l4 4M4 9h9a5.5 5.5 0 0 1 0 11H8',
  lift: 'M12 3v10M7.5 7.5L12 3l4.5 4.5M4 14v6h16v-6',
  redo: 'M16 5l4 4l-4 4M20 9h-9a5.5 5.5 0 0 0 0 11h5',
  confirm: 'M4 13l5 5L20 6',
  close: 'M5.5 5.5l13 13m0-13l-13 13',
  menu: 'M4 6h16M4 12h16M4 18h16',
  log: 'M5 6h14M5 12h14M5 18h9',
  rules: 'M12 6c-2-1.5-5-2-8-1.5V18c3-.5 6 0 8 1.5c2-1.5 5-2 8-1.5V4.5c-3-.5-6 0-8 1.5zM12 6v13.5',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 5a2 2 0 1 0 .01 0zM9 15a2 2 0 1 0 .01 0z',
  play: 'M7 4.5v15L19.5 12z',
  pause: 'M8 5v14M16 5v14',
  next: 'M9 5l7 7l-7 7',
  back: 'M15 5l-7 7l7 7',
  step: 'M6 5l8 7l-8 7zM18 5v14',
  'step-back': 'M18 5l-8 7l8 7zM6 5v14',
  skip: 'M5 5l7 7l-7 7M13 5l7 7l-7 7',
  'skip-back': 'M19 5l-7 7l7 7M11 5l-7 7l7 7',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15',
  upload: 'M12 15V4M7.5 8.5L12 4l4.5 4.5M4.5 19.5h15',
  print: 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z',
  share: 'M12 14V3M8.5 6.5L12 3l3.5 3.5M8 10H5v11h14V10h-3',
  copy: 'M9 9h11v11H9zM15 5.5V4H4v11h1.5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  language: 'M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18',
  sun:
    'M12 8a4 4 0 1 0 .01 0zM12 2.5v2.5' +
    'm0 14v2.5M2.5 12H5m14 0h2.5M5.3 5.3L7 7m10 10l1.7 1.7m0-13.4L17 7M7 17l-1.7 1.7',
  moon: 'M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z',
  pencil: 'M4 20l1-4.5L16.5 4L20 7.5L8.5 19zM14 6.5l3.5 3.5',
  eye: 'M2.5 12q9.5-13 19 0q-9.5 13-19 0zM12 9.5a2.5 2.5 0 1 0 .01 0z',
  hidden: 'M2.5 12q9.5-13 19 0q-9.5 13-19 0zM4 20L20 4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  help: 'M12 3a9 9 0 1 0 .01 0zM9.3 9.5a2.7 2.7 0 1 1 3.9 2.4q-1.2.6-1.2 2.1M12 17h.01',
  home: 'M4 11l8-7l8 7M6.5 9.5V20h11V9.5',
  people: 'M9 4.5a3.5 3.5 0 1 0 .01 0zM2.5 20c0-9 13-9 13 0M16 5a3.5 3.5 0 0 1 0 6.5M18 14c2.5 1 3.5 3 3.5 6',
  talk: 'M4 4.5h16v11h-9l-5 4.5v-4.5H4zM8 8.5h8M8 11.5h5',
  bot: 'M5 8h14v11H5zM12 8V4M9 13h.01M15 13h.01M9 16.5h6M2.5 12v4m19-4v4',
  clock: 'M12 3a9 9 0 1 0 .01 0zM12 7v5l3.5 2',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  sound: 'M4 9.5v5h3.5l5 4v-13l-5 4zM16 9q2 3 0 6M18.5 6.5q4 5.5 0 11',
  mute: 'M4 9.5v5h3.5l5 4v-13l-5 4zM16.5 9.5l5 5m0-5l-5 5',
  warning: 'M12 4L2.5 20h19zM12 10v5M12 17.5h.01',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5m4-5v5',
} as const;

export type IconName = keyof typeof ICONS;
export const ICON_NAMES: readonly IconName[] = keysOf(ICONS);

export const icon = (name: IconName): string =>
  picture(`a-icon a-icon-${name}`, '0 0 24 24', `<path d="${ICONS[name]}"/>`);
