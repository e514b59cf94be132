import type { Assets } from '../../../../engine/module.ts';
import { parseNotation, STORY_ASSETS, thargos } from '../../../../games/thargos/ui.ts';
import { type ImportValidator, importValidatorOf } from '../../validate-import.ts';
import { heldBy, letGo, missingIn } from '../device.ts';
import { loadStoredPacks } from '../packs.ts';

/** Loads the rules, the shipped stories, and the card packs of this device and of the imported file. */
export const loadImportValidator = async (): Promise<ImportValidator> => {
  const kept = await loadStoredPacks().catch((): Assets => new Map());
  const things = new Map([...STORY_ASSETS, ...heldBy('file'), ...kept]);
  letGo('file');
  const game = thargos.withAssets(things);
  const read = (text: string) => parseNotation(text, game);
  return importValidatorOf(game, read, config => missingIn(config, things));
};
