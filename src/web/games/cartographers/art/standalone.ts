import { rose } from '../../../art/compass.ts';
import { escapeXml, fix, rect, UNIT, use } from '../../../art/ink.ts';
import { FRAME, PAPER } from './frame.ts';
import { drawMap, type MapScene } from './map.ts';
import { defs } from './symbols.ts';

/** The contents of the style sheets that a standalone map needs. */
export interface Styles {
  readonly tokens: string;
  readonly art: string;
  /** Font faces with embedded data, because a standalone picture must not fetch anything. */
  readonly fonts?: string;
}

/** The caption of a finished map, as plain text. */
export interface Caption {
  readonly title: string;
  readonly subtitle: string;
  readonly stars: number;
  /** More lines below the title, such as the edicts or the stars of each season. */
  readonly notes: readonly string[];
}

export type PictureTheme = 'light' | 'dark';

const COMMENT = /\/\*.*?\*\//gs;
const ROOT = /:root\s*\{([^}]*)\}/;
const PAIR = /light-dark\(([^,()]+),([^()]+)\)/g;

/** All custom properties of a style sheet, each with its value in a theme. */
const tokensIn = (css: string, theme: PictureTheme): [name: string, value: string][] => {
  const block = ROOT.exec(css.replace(COMMENT, ''))?.[1] ?? '';
  const ofTheme = (value: string): string =>
    value.replace(PAIR, (_, light: string, dark: string) => (theme === 'dark' ? dark : light).trim());
  return [...block.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, name, value]) => [name!, ofTheme(value!).trim()]);
};

/** The art's styles with values instead of custom properties, which many image viewers don't support. */
export const resolvedStyles = ({ tokens, art, fonts = '' }: Styles, theme: PictureTheme): string => {
  const values = new Map(tokensIn(tokens, theme));
  const fill = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => fill(values.get(name) ?? 'currentColor'));
  return fonts + fill(art.replace(COMMENT, '').replace(/\s+/g, ' '));
};

interface Line {
  readonly look: string;
  readonly words: string;
  readonly y: number;
  readonly size: number;
  /** The width available to the text. Text that is probably wider gets a smaller font. */
  readonly room: number;
}

const drawLine = (x: number, { look, words, y, size, room }: Line): string => {
  const fitting = Math.min(size, room / (0.56 * Math.max(1, words.length)));
  const place = `x="${fix(x)}" y="${fix(y)}" font-size="${fix(fitting)}"`;
  return `<text class="${look}" ${place}>${escapeXml(words)}</text>`;
};

/** Draws the caption below the frame: a compass rose, the title, the stars, and the notes in small print. */
const drawCaption = (caption: Caption, left: number, right: number, top: number): string => {
  const { title, subtitle, stars, notes } = caption;
  const count = String(stars);
  const wide = right - left - 82;
  const room = wide - 46 - count.length * 22;
  const lines: Line[] = [
    { look: 'a-title', words: title, y: top + 26, size: 30, room },
    { look: 'a-subtitle', words: subtitle, y: top + 50, size: 18, room },
    ...notes.map((words, i) => ({ look: 'a-note', words, y: top + 73 + i * 20, size: 15, room: wide })),
  ];
  return (
    `<g transform="translate(${fix(left - 4)} ${fix(top - 4)}) scale(.72)">${rose()}</g>` +
    lines.map(line => drawLine(left + 82, line)).join('') +
    `<text class="a-stars" x="${fix(right - 34)}" y="${fix(top + 34)}">${escapeXml(count)}</text>` +
    `<g transform="translate(${fix(right - 28)} ${fix(top + 8)}) scale(1.15)">${use('star')}</g>`
  );
};

/** A finished map as a standalone SVG document, for downloads, print and pictures. */
export const mapSvg = (
  scene: MapScene,
  caption: Caption,
  styles: Styles,
  theme: PictureTheme = 'light',
): string => {
  const { height, width } = scene.map.grid;
  const margin = FRAME + PAPER;
  const [right, bottom] = [width * UNIT + FRAME - 2, height * UNIT + margin];
  const [wide, high] = [
    width * UNIT + 2 * margin,
    height * UNIT + 2 * margin + 84 + Math.max(0, caption.notes.length * 20 - 10),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide * 2}" height="${high * 2}" ` +
    `viewBox="${-margin} ${-margin} ${wide} ${high}" role="img">` +
    `<title>${escapeXml(caption.title)}</title>` +
    `<style>${escapeXml(resolvedStyles(styles, theme))}</style>${defs()}` +
    rect('a-paper', -margin, -margin, wide, high) +
    drawMap(scene) +
    drawCaption(caption, 2 - FRAME, right, bottom + 8) +
    '</svg>'
  );
};
