import type { Attribute } from '../../../../games/thargos/attributes.ts';
import { ATTRIBUTE_NAMES } from '../../../../games/thargos/words/names.ts';
import { text } from '../../../i18n.ts';

export const attributeName = (attribute: Attribute): string => text(ATTRIBUTE_NAMES[attribute]);
