import '../art/fonts.css';
import '../art/tokens.css';
import '../art/art.css';
import { defsImage } from '../art/defs.ts';

/** The drawings stand once in the page, with the first part of Thargos that is loaded. Tests have no page. */
if (typeof document !== 'undefined') document.body.insertAdjacentHTML('afterbegin', defsImage());
