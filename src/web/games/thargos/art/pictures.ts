import { CHARGES, FACTION_CHARGES } from './charges.ts';
import { ARMS, BANDAGE, BUST, COATS, HEADS } from './heads.ts';
import { SCENES } from './scenes.ts';
import { definitions, drawing } from './woodcut.ts';

const drawings = (kind: string, codes: object): readonly string[] =>
  Object.entries(codes).map(([name, code]) => drawing(`${kind}-${name}`, code));

/** SVG definitions for all card pictures. They load later, because they are large and cards can be read without them. */
export const picturesImage = (): string =>
  definitions([
    drawing('bust', BUST),
    drawing('bandage', BANDAGE),
    ...drawings('c', { ...FACTION_CHARGES, ...CHARGES }),
    ...drawings('s', SCENES),
    ...drawings('head', HEADS),
    ...drawings('arms', ARMS),
    ...drawings('coat', COATS),
  ]);
