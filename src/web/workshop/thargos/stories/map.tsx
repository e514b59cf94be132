import { useEffect, useRef, useState } from 'preact/hooks';
import { ATTRIBUTES, type StoryNode } from '../../../../games/thargos/ui.ts';
import { Chip, NodeMark, Seal } from '../../../games/thargos/card/pieces.tsx';
import { say, signed } from '../../../i18n.ts';
import { Button, Icon } from '../../../ui/ui.ts';
import { howRequired, moveNode, pathsOn, removeNode, requireNode } from './edit.ts';
import { WORDS } from './messages.ts';
import { type Bench, missionName, missionOf } from './model.ts';
import { Terrain } from './terrain.tsx';

const MARKS: { readonly [R in StoryNode['role']]: 'open' | 'secret' | 'locked' } = {
  main: 'open',
  optional: 'open',
  secret: 'secret',
  secondary: 'locked',
};

const Paths = ({ bench }: { readonly bench: Bench }) => {
  const plan = bench.plan.value;
  return (
    <svg class="th-stories-paths fills" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {pathsOn(plan).map(({ from, to, how }) => {
        const [a, b] = [plan.nodes[from], plan.nodes[to]];
        const [ax, ay, bx, by] = [a!.x ?? 0, a!.y ?? 0, b!.x ?? 0, b!.y ?? 0];
        const mid = (ax + bx) / 2;
        return (
          <path
            key={`${from} ${to}`}
            class={how === 'any' ? 'is-any' : ''}
            d={`M${ax} ${ay}C${mid} ${ay} ${mid} ${by} ${bx} ${by}`}
          />
        );
      })}
    </svg>
  );
};

/** A margin for Missions near the edges, because their positions are their centers. The terrain covers the margin too. */
const MARGIN = { x: 80, y: 56 };
const ROOM = { side: 74, above: 50, below: 50 };

const Country = ({ bench }: { readonly bench: Bench }) => {
  const plan = bench.plan.value;
  const at = ({ x = 0, y = 0 }: StoryNode) => ({ x, y });
  return (
    <Terrain
      id={plan.id}
      spots={Object.values(plan.nodes).map(node => ({
        ...at(node),
        isUrban: (node.region ?? missionOf(bench, node.mission)?.region) === 'urban',
      }))}
      paths={pathsOn(plan).map(({ from, to }) => [at(plan.nodes[from]!), at(plan.nodes[to]!)] as const)}
      room={ROOM}
      margin={MARGIN}
    />
  );
};

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface PlaceProps {
  readonly bench: Bench;
  readonly nodeKey: string;
  readonly box: () => DOMRect | undefined;
  readonly onSay: (said: string) => void;
  readonly onGone: (next: string | undefined) => void;
}

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  isMoving: boolean;
}

/** A press that moves the pointer at most this many pixels selects a node. Otherwise it is a drag. */
const STILL = 4;

const Place = ({ bench, nodeKey, box, onSay, onGone }: PlaceProps) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  const node = plan.nodes[nodeKey]!;
  const card = missionOf(bench, node.mission);
  const drag = useRef<Drag | undefined>(undefined);
  const wasDragged = useRef(false);
  const linking = bench.linking.value;
  const choose = (): void => {
    // Ignores the click event at the end of a drag.
    if (wasDragged.current) {
      wasDragged.current = false;
      return;
    }
    if (linking === undefined || linking === nodeKey) {
      bench.select(nodeKey);
      return;
    }
    const from = plan.nodes[linking];
    if (!from) return;
    // A second tap doesn't remove a path, because this is rarely what the user wants. There is a separate button.
    if (howRequired(node, linking) !== 'none') {
      onSay(words.alreadyLinked(missionName(bench, from), missionName(bench, node)));
      return;
    }
    bench.change(requireNode(plan, nodeKey, linking, 'all'));
    onSay(words.linked(missionName(bench, from), missionName(bench, node), true));
  };
  /** Ends a press. Returns whether the press moved the node. */
  const drop = (): boolean => {
    const isMoved = drag.current?.isMoving === true;
    drag.current = undefined;
    if (!isMoved) return false;
    bench.select(nodeKey);
    bench.keep();
    return true;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Delete') {
      event.preventDefault();
      const keys = Object.keys(plan.nodes);
      const at = keys.indexOf(nodeKey);
      // The focused node will be removed, so its neighbor gets the focus.
      const next = keys[at + 1] ?? keys[at - 1];
      bench.select(next);
      bench.change(removeNode(plan, nodeKey));
      onSay(words.gone(missionName(bench, node)));
      onGone(next);
      return;
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 5 : 1;
    bench.select(nodeKey);
    const next = moveNode(plan, nodeKey, (node.x ?? 0) + step[0] * by, (node.y ?? 0) + step[1] * by);
    bench.change(next);
    onSay(words.moved(next.nodes[nodeKey]!.x ?? 0, next.nodes[nodeKey]!.y ?? 0));
  };
  return (
    <li
      class={`th-stories-node is-${node.role} ${node.region === 'urban' ? 'is-urban' : ''}`}
      style={{ left: `${node.x ?? 0}%`, top: `${node.y ?? 0}%` }}
    >
      <Button
        data-node={nodeKey}
        aria-pressed={linking === undefined ? bench.selected.value === nodeKey : linking === nodeKey}
        onKeyDown={onKey}
        onClick={choose}
        onPointerDown={event => {
          if (event.button !== 0) return;
          wasDragged.current = false;
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = {
            x: event.clientX,
            y: event.clientY,
            left: node.x ?? 0,
            top: node.y ?? 0,
            isMoving: false,
          };
        }}
        onPointerMove={event => {
          const now = drag.current;
          const size = box();
          if (!now || !size) return;
          const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
          if (!now.isMoving && Math.hypot(dx, dy) < STILL) return;
          const next = moveNode(
            bench.plan.peek(),
            nodeKey,
            now.left + (dx / size.width) * 100,
            now.top + (dy / size.height) * 100,
          );
          // Only the first movement adds an undo step, so that the whole drag is undone together.
          if (now.isMoving) bench.plan.value = next;
          else bench.change(next);
          now.isMoving = true;
        }}
        onPointerUp={() => {
          wasDragged.current = drop();
        }}
        // If a second finger or the system cancels the drag, no click follows, but the node keeps its new position.
        onPointerCancel={drop}
      >
        <NodeMark state={node.fork !== undefined ? 'fork' : MARKS[node.role]} />
        <b>{missionName(bench, node)}</b>
        {card && (
          <span class="sign">
            {ATTRIBUTES.filter(colour => card.attrs[colour] !== undefined).map(colour => (
              <Chip key={colour} attribute={colour} says={signed(card.attrs[colour] ?? 0)} mode="counts" />
            ))}
            <Seal vp={card.vp} isBare />
          </span>
        )}
        <span class="hidden">{words.roles[node.role]}</span>
      </Button>
    </li>
  );
};

interface LinkingProps {
  readonly bench: Bench;
  readonly from: string;
  /** The last announcement. It is also visible, because a new path is easy to miss. */
  readonly said: string;
  readonly onSay: (said: string) => void;
}

/** Shown while the user draws paths: the path's start, the last announcement, and a button to stop. */
const Linking = ({ bench, from, said, onSay }: LinkingProps) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  const name = missionName(bench, plan.nodes[from]!);
  const done = useRef<HTMLButtonElement>(null);
  return (
    <div class="panel stack th-stories-linking">
      <p role="status">
        <b>{words.linking(name)}</b>
      </p>
      {said !== '' && <p aria-hidden="true">{said}</p>}
      <div class="row">
        <Button ref={done} onClick={() => bench.link(undefined)}>
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

interface MapProps {
  readonly bench: Bench;
  readonly onFields: () => void;
}

/** The map in the story editor: the Missions at their positions, and the paths between them. */
export const StoryMapField = ({ bench, onFields }: MapProps) => {
  const words = say(WORDS);
  const map = useRef<HTMLDivElement>(null);
  const plan = bench.plan.value;
  const linking = bench.linking.value;
  const selected = bench.selected.value;
  const [said, setSaid] = useState('');
  const frameOf = useRef<HTMLDivElement>(null);
  // Clears the announcement when paths start from a different Mission.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run whenever the start of the paths changes.
  useEffect(() => setSaid(''), [linking]);
  // Scrolls a selected Mission into view, because the map is wider than a phone.
  useEffect(() => {
    const frame = frameOf.current;
    const spot = frame?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (selected === undefined || !frame || !spot) return;
    const [seen, at] = [frame.getBoundingClientRect(), spot.getBoundingClientRect()];
    if (at.left < seen.left || at.right > seen.right)
      frame.scrollLeft += at.left + at.width / 2 - seen.left - seen.width / 2;
  }, [selected]);
  return (
    <div>
      <p class="quiet">
        {words.mapKeys} {words.mapSigns}
      </p>
      <p class="hidden" role="status">
        {said}
      </p>
      {linking !== undefined && plan.nodes[linking] && (
        <Linking bench={bench} from={linking} said={said} onSay={setSaid} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div class="th-stories-scroll" ref={frameOf} role="region" aria-label={words.map} tabIndex={0}>
        <div class="th-stories-sheet">
          <Country bench={bench} />
          <div class="th-stories-map" ref={map}>
            <Paths bench={bench} />
            <ol class="bare-list">
              {Object.keys(plan.nodes).map(key => (
                <Place
                  key={key}
                  bench={bench}
                  nodeKey={key}
                  box={() => map.current?.getBoundingClientRect()}
                  onSay={setSaid}
                  onGone={next =>
                    setTimeout(() => {
                      const left = next === undefined ? undefined : `[data-node="${CSS.escape(next)}"]`;
                      (left ? map.current?.querySelector<HTMLElement>(left) : frameOf.current)?.focus();
                    })
                  }
                />
              ))}
            </ol>
          </div>
        </div>
      </div>
      {selected !== undefined && plan.nodes[selected] && (
        <p class="th-stories-to-fields">
          <Button onClick={onFields}>{words.toFields(missionName(bench, plan.nodes[selected]))}</Button>
        </p>
      )}
    </div>
  );
};
