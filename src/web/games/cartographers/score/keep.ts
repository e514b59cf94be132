import { isRefusal } from '../../../../engine/refusal.ts';
import { makeNotation } from '../../../../games/cartographers/ui.ts';
import tokensCss from '../../../art/tokens.css?raw';
import artCss from '../art/art.css?raw';
import type { MapScene } from '../art/map.ts';
import { type Caption, mapSvg } from '../art/standalone.ts';
import type { CartographersRecord } from '../local-table.ts';

/** Files to download, created on request. */

const toDataUrl = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no font at ${address}`);
  const blob = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the font could not be read'));
    reader.readAsDataURL(blob);
  });
};

const faceRules = (): readonly CSSFontFaceRule[] =>
  [...document.styleSheets].flatMap(sheet => {
    try {
      return [...sheet.cssRules].filter(rule => rule instanceof CSSFontFaceRule);
    } catch {
      // A style sheet of another origin can't be read.
      return [];
    }
  });

/** A picture fetches nothing, so the fonts of the page travel inside it. A font that fails is left out. */
const fontFaces = async (): Promise<string> => {
  const faces = faceRules().map(async rule => {
    const css = rule.cssText;
    const [, address] = /url\("?([^")]+)"?\)/.exec(css) ?? [];
    if (!address) return '';
    const base = rule.parentStyleSheet?.href ?? location.href;
    const data = await toDataUrl(new URL(address, base).href).catch(() => undefined);
    return data ? css.replace(/src:[^;]+;/, `src: url("${data}");`) : '';
  });
  return (await Promise.all(faces)).join('');
};

/** The finished map as a document of its own. It is always the print: the light theme. */
export const mapFile = async (scene: MapScene, caption: Caption): Promise<string> =>
  mapSvg(scene, caption, { tokens: tokensCss, art: artCss, fonts: await fontFaces() });

const SHARP = 2;

/** The same as a picture, drawn by the browser. */
export const pictureOf = async (svg: string): Promise<Blob> => {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * SHARP;
    canvas.height = image.naturalHeight * SHARP;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('the browser drew no picture');
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
};

export const recordFile = (record: CartographersRecord): string => `${JSON.stringify(record)}\n`;

/** The game as a text to read, if nothing of it is hidden. */
export const notationFile = (record: CartographersRecord): string | undefined => {
  const notation = makeNotation(record);
  return isRefusal(notation) ? undefined : notation;
};

/** Only letters and digits, which every file system accepts. */
export const fileName = (parts: readonly string[], ending: string): string =>
  `${parts
    .map(part =>
      part
        .normalize('NFC')
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, ''),
    )
    .filter(Boolean)
    .join('-')
    .slice(0, 80)}.${ending}`;
