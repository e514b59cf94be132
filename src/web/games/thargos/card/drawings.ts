import '../art/fonts.css';
import '../art/tokens.css';
import '../art/art.css';
import { defsImage } from '../art/defs.ts';

const lay = (image: string): void => document.body.insertAdjacentHTML('afterbegin', image);

/**
 * The drawings stand once in the page, from the first part of Thargos that is loaded. The pictures come after
 * the rest: whatever they show is also said in words, so nothing waits for them, or is lost without them.
 */
const layDrawings = async (): Promise<void> => {
  lay(defsImage());
  try {
    lay((await import('../art/pictures.ts')).picturesImage());
  } catch {
    // Offline before they were kept: the next visit has them.
  }
};

// Tests have no page.
if (typeof document !== 'undefined') void layDrawings();
