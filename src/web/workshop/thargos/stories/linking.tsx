import { useRef } from 'preact/hooks';
import { say } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { pathsOn, requireNode } from './edit.ts';
import { WORDS } from './messages.ts';
import { type Bench, missionName } from './model.ts';

interface LinkingProps {
  readonly bench: Bench;
  readonly from: string;
  /** The last announcement: a path is easily overlooked. */
  readonly said: string;
  readonly onSay: (said: string) => void;
}

/** While paths are drawn: from where, what was drawn, and the way out. */
export const Linking = ({ bench, from, said, onSay }: LinkingProps) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  const name = missionName(bench, plan.nodes[from]!);
  const done = useRef<HTMLButtonElement>(null);
  return (
    <div class="panel th-stories-linking">
      <p role="status">
        <b>{words.linking(name)}</b>
      </p>
      {said !== '' && <p aria-hidden="true">{said}</p>}
      <div class="row">
        <Button
          ref={done}
          onClick={() => {
            bench.linking.value = undefined;
          }}
        >
          {words.stopLinking}
        </Button>
        {pathsOn(plan)
          .filter(path => path.from === from)
          .map(({ to }) => {
            const target = missionName(bench, plan.nodes[to]!);
            return (
              <Button
                key={to}
                onClick={() => {
                  bench.change(requireNode(plan, to, from, 'none'));
                  onSay(words.linked(name, target, false));
                  done.current?.focus();
                }}
              >
                <Icon name="trash" /> {words.unlink(target)}
              </Button>
            );
          })}
      </div>
    </div>
  );
};
