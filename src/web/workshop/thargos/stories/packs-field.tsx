import { packs } from '../../../games/thargos/packs.ts';
import { say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { WORDS } from './messages.ts';
import type { Bench } from './model.ts';
import { refName, titleOf, withoutPack, withPack } from './needs.ts';

interface BenchProps {
  readonly bench: Bench;
}

/** What the story lacks here: the pack, its cards, and what to do about it. */
export const Lacking = ({ bench }: BenchProps) => {
  const words = say(WORDS);
  const { missing, unknown, offered } = bench.needs.value;
  if (missing.length === 0 && unknown.length === 0) return null;
  return (
    <div class="panel th-stories-lacking" role="alert">
      {missing.map(ref => (
        <p key={ref.hash}>
          <b>{words.missing(refName(ref))}</b>
        </p>
      ))}
      {unknown.length > 0 && (
        <p>
          {words.unknownCards(unknown.join(', '))} {words.missingHow}
        </p>
      )}
      <div class="row">
        {offered.map(pack => (
          <Button key={pack.id} onClick={() => bench.change(withPack(bench.plan.value, pack))}>
            {words.usePack(titleOf(pack))}
          </Button>
        ))}
        <a class="button" href={linkTo('thargos', 'box')}>
          {words.toBox}
        </a>
      </div>
    </div>
  );
};

/** The packs that the story is made with. */
export const PacksField = ({ bench }: BenchProps) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  const kept = packs.value ?? [];
  const { chosen, missing } = bench.needs.value;
  return (
    <details>
      <summary>
        {words.packs} ({chosen.length + missing.length})
      </summary>
      <p class="quiet">{words.packsNote}</p>
      {kept.map(pack => (
        <Checkbox
          isOn={chosen.includes(pack)}
          onToggle={isOn => bench.change(isOn ? withPack(plan, pack) : withoutPack(plan, kept, pack))}
          key={pack.id}
        >
          {titleOf(pack)}
        </Checkbox>
      ))}
      {missing.map(ref => (
        <p key={ref.hash} class="row">
          {words.notHere(refName(ref))}
          <Button onClick={() => bench.change(withoutPack(plan, kept, ref))}>{words.dropPack}</Button>
        </p>
      ))}
      {kept.length === 0 && (
        <p>
          {words.noPacks} <a href={linkTo('thargos', 'box')}>{words.toBox}</a>
        </p>
      )}
    </details>
  );
};
