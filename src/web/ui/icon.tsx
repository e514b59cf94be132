import { type IconName, icon } from '../art/icons.ts';
import { Art } from './art.tsx';

export const Icon = ({ name }: { readonly name: IconName }) => <Art class="icon" svg={icon(name)} />;
