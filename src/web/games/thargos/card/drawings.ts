import '../art/fonts.css';
import '../art/tokens.css';
import '../art/art.css';
import { defsImage } from '../art/defs.ts';

const lay = (image: string): void => document.body.insertAdjacentHTML('afterbegin', image);

/** Inserts the SVG definitions once. Pictures come last, because cards are readable without them. */
const insertDrawings = async (): Promise<void> => {
  lay(defsImage());
  try {
    lay((await import('../art/pictures.ts')).picturesImage());
  } catch {
    // The device is offline and the pictures aren't cached yet. The next visit loads them.
  }
};

// Node tests have no document.
if (typeof document !== 'undefined') void insertDrawings();
