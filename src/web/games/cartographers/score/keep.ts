import tokensCss from '../../../art/tokens.css?raw';
import artCss from '../art/art.css?raw';
import type { MapScene } from '../art/map.ts';
import { type Caption, mapSvg } from '../art/standalone.ts';

/** Creates SVG and PNG files of a map. */

const toDataUrl = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`expected a font at ${address}, got HTTP status ${answer.status}`);
  const blob = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(`expected a readable font at ${address}`));
    reader.readAsDataURL(blob);
  });
};

const faceRules = (): readonly CSSFontFaceRule[] =>
  [...document.styleSheets].flatMap(sheet => {
    try {
      return [...sheet.cssRules].filter(rule => rule instanceof CSSFontFaceRule);
    } catch {
      // The browser doesn't let scripts read a style sheet of a different origin.
      return [];
    }
  });

/** The page's font faces with embedded data, because pictures can't fetch. Omits fonts that fail to load. */
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

/** The finished map as a standalone SVG document, always in the light theme. */
const standalone = async (scene: MapScene, caption: Caption): Promise<string> =>
  mapSvg(scene, caption, { tokens: tokensCss, art: artCss, fonts: await fontFaces() });

const SHARP = 2;

/** Converts an SVG to a PNG in the browser. */
const pictureOf = async (svg: string): Promise<Blob> => {
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
    if (!blob) throw new Error(`expected a PNG of ${canvas.width} × ${canvas.height} pixels, got none`);
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
};

/** The map as a file to download or to share. */
export const mapFile = async (scene: MapScene, caption: Caption, as: 'svg' | 'png'): Promise<File> => {
  const svg = await standalone(scene, caption);
  const name = fileName(['alidade', caption.title, String(caption.stars)], as);
  return as === 'svg'
    ? new File([svg], name, { type: 'image/svg+xml' })
    : new File([await pictureOf(svg)], name, { type: 'image/png' });
};

/** A file name of letters, digits and hyphens, which every file system accepts. */
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
