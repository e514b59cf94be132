import { ATTRIBUTE_NAMES, type Attribute } from '../../../../games/thargos/ui.ts';
import { text } from '../../../i18n.ts';

export const attributeName = (attribute: Attribute): string => text(ATTRIBUTE_NAMES[attribute]);
