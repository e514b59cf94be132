import type { CardId } from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import { WORDS } from './messages.ts';
import type { Bench } from './model.ts';
import { titleOf } from './needs.ts';

const NOBODY: ReadonlySet<CardId> = new Set();

interface MissionOptionsProps {
  readonly bench: Bench;
  readonly without?: ReadonlySet<CardId>;
}

/** All Missions of this device for a list to choose from, by the pack they come from. */
export const MissionOptions = ({ bench, without = NOBODY }: MissionOptionsProps) => {
  const words = say(WORDS);
  const shelves = bench.shelves.value.map(({ pack, isChosen, missions }) => {
    const options = missions
      .filter(({ id }) => !without.has(id))
      .map(({ id, name, vp }) => (
        <option key={id} value={isChosen || !pack ? id : `${id} ${pack.id}`}>
          {text(name)} ({id}, {words.vp(vp)})
        </option>
      ));
    return { key: pack?.id ?? '', title: pack ? titleOf(pack) : words.ourCards, options };
  });
  if (shelves.length === 1) return <>{shelves[0]!.options}</>;
  return (
    <>
      {shelves
        .filter(({ options }) => options.length > 0)
        .map(({ key, title, options }) => (
          <optgroup key={key} label={title}>
            {options}
          </optgroup>
        ))}
    </>
  );
};
