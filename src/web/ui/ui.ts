/**
 * The components of src/web/ui. The build replaces each import from this file with an import from the original module
 * (tools/door-plugin.ts), so a page loads only what it shows.
 */
export { Art } from './art.tsx';
export { Button, IconButton, MenuButton } from './button.tsx';
export { ChartTable } from './chart-table.tsx';
export { Checkbox } from './checkbox.tsx';
export { Dialog } from './dialog.tsx';
export { Field, Input } from './field.tsx';
export { TextFileButton } from './file-button.tsx';
export { Icon } from './icon.tsx';
export { Meter, ShareBar } from './meter.tsx';
export { NumberField } from './number-field.tsx';
export { Page } from './page.tsx';
export { RuleMark } from './rule-mark.tsx';
export { Select, SelectField, SelectGroups } from './select.tsx';
export { Tabs } from './tabs.tsx';
export { TextField } from './text-field.tsx';
