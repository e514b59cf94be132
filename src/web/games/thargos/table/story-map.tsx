import type { Instance } from '../../../../games/thargos/types.ts';
import type { Model } from './model.ts';

interface StoryMapProps {
  readonly model: Model;
  readonly names: readonly string[];
  readonly onLook: (card: Instance) => void;
}

/** The Missions of a story on its map. */
export const StoryMap = ({ model }: StoryMapProps) => <p>{model.view.value.story?.plan.id}</p>;
