import { useEffect, useRef } from 'preact/hooks';
import {
  ATTRIBUTES,
  attributesOf,
  type Instance,
  type NodeState,
  nodeStates,
  pathNodes,
  planOf,
  postsOf,
  requiredBy,
  SECONDARY,
  type StoryPlan,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { say, signed, text } from '../../../../i18n.ts';
import { lazy } from '../../../../lazy.tsx';
import { Art } from '../../../../ui/art.tsx';
import { Button } from '../../../../ui/button.tsx';
import { bringIntoView } from '../../../../ui/in-view.ts';
import { portrait } from '../../art/portrait.ts';
import { Chip, NodeMark } from '../../card/pieces.tsx';
import { HeroStrip } from '../../card/strips.tsx';
import { heroOf, missionOf } from '../cards.ts';
import { ASKED } from '../focus.ts';
import type { LookProps, Model, TableProps } from '../model.ts';
import { nameOf } from '../moves.ts';
import { Arrival } from './arrival.tsx';
import { followsAbove, leadsBeside } from './road.ts';
import { winnersOf } from './story-facts.ts';
import { STORY_WORDS } from './story-messages.ts';

const MARKS: { readonly [S in NodeState]: 'won' | 'open' | 'locked' | 'secret' } = {
  done: 'won',
  open: 'open',
  locked: 'locked',
  secret: 'secret',
  closed: 'locked',
};

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where a node is, in percent of the map. Nodes without a position are in a row at the bottom. */
const placeOf = (plan: StoryPlan, key: string, index: number): Place => {
  const { x, y } = plan.nodes[key]!;
  if (x === undefined || y === undefined) return { x: 8 + ((index * 17) % 84), y: 90 };
  const all = Object.values(plan.nodes).flatMap(node => node.y ?? []);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  // Scales the map to its nodes, with room for the name below the lowest node.
  return { x, y: most === least ? 50 : 5 + ((y - least) / (most - least)) * 80 };
};

type StateOf = (key: string) => NodeState;

/** The state of a path: that of its end. It is locked if only a different path has opened that end. */
const pathState = (state: StateOf, from: string, to: string): NodeState =>
  state(to) === 'open' && state(from) !== 'done' ? 'locked' : state(to);

interface PathsProps {
  readonly plan: StoryPlan;
  readonly keys: readonly string[];
  readonly state: StateOf;
}

const pathsIn = (plan: StoryPlan, keys: readonly string[]): readonly (readonly [string, string])[] =>
  keys.flatMap(key =>
    requiredBy(plan.nodes[key]!)
      .filter(from => keys.includes(from))
      .map(from => [from, key] as const),
  );

/** Draws a path from each node to every node that requires it. */
const Paths = ({ plan, keys, state }: PathsProps) => {
  const at = (key: string): Place => placeOf(plan, key, keys.indexOf(key));
  const drawn = pathsIn(plan, keys).map(([from, to]) => {
    const [a, b] = [at(from), at(to)];
    const mid = (a.x + b.x) / 2;
    return {
      name: `${from} ${to}`,
      look: `is-${pathState(state, from, to)}`,
      d: `M${a.x} ${a.y}C${mid} ${a.y} ${mid} ${b.y} ${b.x} ${b.y}`,
    };
  });
  return (
    <svg class="th-paths fills" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path class="is-clear" d={drawn.map(({ d }) => d).join('')} />
      {drawn.map(({ name, look, d }) => (
        <path key={name} class={look} d={d} />
      ))}
    </svg>
  );
};

/** Lazy, so that the map appears before its terrain. */
const Terrain = lazy(async () => (await import('../../../../workshop/thargos/stories/terrain.tsx')).Terrain);

const ROOM = { side: 74, above: 26, below: 84 };

const Country = ({ plan, keys, view }: Omit<PathsProps, 'state'> & { readonly view: View }) => {
  const at = (key: string): Place => placeOf(plan, key, keys.indexOf(key));
  return (
    <div class="th-land">
      <Terrain
        id={plan.id}
        spots={keys.map(key => ({ ...at(key), isUrban: view.story?.plan.regions[key] === 'urban' }))}
        paths={pathsIn(plan, keys).map(([from, to]) => [at(from), at(to)] as const)}
        room={ROOM}
      />
    </div>
  );
};

const Legend = ({ plan, keys, state }: PathsProps) => {
  const words = say(STORY_WORDS);
  const isFork = (key: string): boolean => plan.nodes[key]!.fork !== undefined && state(key) === 'open';
  const here = new Set(keys.map(key => (isFork(key) ? 'fork' : state(key))));
  return (
    <ul class="th-legend in-lines bare-list" aria-label={words.legend}>
      {(['done', 'open', 'fork', 'locked', 'secret', 'closed'] as const)
        .filter(each => here.has(each))
        .map(each => (
          <li key={each} class={`sign is-${each}`}>
            <NodeMark state={each === 'fork' ? each : MARKS[each]} />
            {each === 'fork' ? words.forked : words.states[each]}
          </li>
        ))}
    </ul>
  );
};

interface NodeProps extends TableProps {
  readonly plan: StoryPlan;
  readonly nodeKey: string;
  readonly index: number;
  readonly state: NodeState;
}

const Visitors = ({ view, nodeKey }: { readonly view: View; readonly nodeKey: string }) => (
  <span class="th-visitors in-lines">
    {Object.entries(view.story?.at ?? {})
      .filter(([, node]) => node === nodeKey)
      .map(([post]) => {
        const { hero } = view.posts[Number(post)]!;
        const card = heroOf(view, hero);
        return card ? (
          <Art key={post} class="th-visitor" svg={portrait(card)} label={text(card.name)} />
        ) : null;
      })}
  </span>
);

const missionName = (view: View, key: string): string | undefined => {
  const card = missionOf(view, view.story?.missions[key]);
  return card && text(card.name);
};

const nodeTitle = (view: View, key: string): string =>
  missionName(view, key) ?? say(STORY_WORDS).states.secret;

const Node = ({ model, plan, nodeKey, index, state, names }: NodeProps) => {
  const words = say(STORY_WORDS);
  const view = model.view.value;
  const card = missionOf(view, view.story?.missions[nodeKey]);
  const { x, y } = placeOf(plan, nodeKey, index);
  const held = model.held.value;
  const isHeld = held?.type === 'node' ? held.node === nodeKey : view.conflict?.node === nodeKey;
  const winners = winnersOf(view, nodeKey, names);
  const leads = leadsBeside(plan, nodeKey);
  return (
    <li
      data-state={state}
      data-held={isHeld}
      class={`th-node is-${state} ${isHeld ? 'is-held' : ''} ${followsAbove(plan, nodeKey) ? 'is-next' : ''}`}
      data-node={nodeKey}
      style={{ left: `clamp(4.6rem, ${x}%, 100% - 4.6rem)`, top: `${y}%` }}
    >
      <Button
        aria-pressed={isHeld}
        onClick={() => {
          model.held.value = { type: 'node', node: nodeKey };
        }}
      >
        <NodeMark state={plan.nodes[nodeKey]!.fork && state === 'open' ? 'fork' : MARKS[state]} />
        <span class="th-node-label">
          <b>{nodeTitle(view, nodeKey)}</b>
          {card && (
            <span class="th-node-facts sign">
              {ATTRIBUTES.filter(colour => card.attrs[colour] !== undefined).map(colour => (
                <Chip key={colour} attribute={colour} says={signed(card.attrs[colour] ?? 0)} mode="adds" />
              ))}
              <small>{words.vp(card.vp)}</small>
            </span>
          )}
          <small class={state === 'closed' ? '' : 'hidden'}>{words.states[state]}</small>
          {winners && <small>{words.wonBy(winners)}</small>}
          {leads.length > 0 && (
            <small class="th-node-leads">
              {words.leadsTo(leads.map(next => missionName(view, next) ?? words.secretMission).join(', '))}
            </small>
          )}
        </span>
        <Visitors view={view} nodeKey={nodeKey} />
      </Button>
    </li>
  );
};

const Pile = ({ model, onLook }: Pick<LookProps, 'model' | 'onLook'>) => {
  const words = say(STORY_WORDS);
  const view = model.view.value;
  const { story } = view;
  if (!story || (story.secondary === null && story.secondaryLeft === 0)) return null;
  const card = missionOf(view, story.secondary);
  const held = model.held.value;
  const isHeld = held?.type === 'node' && held.node === SECONDARY;
  return (
    <div data-held={isHeld} class={`th-pile ${isHeld ? 'is-held' : ''}`}>
      <Button
        aria-pressed={isHeld}
        onClick={() => {
          if (model.options.value.type === 'act') model.held.value = { type: 'node', node: SECONDARY };
          else if (story.secondary !== null) onLook(story.secondary);
        }}
      >
        <b>{words.secondary}</b> {card ? `${text(card.name)} · ${words.vp(card.vp)}` : words.turnUp}{' '}
        <small>{words.left(story.secondaryLeft)}</small>
      </Button>
    </div>
  );
};

/** HT-9.9: whether this hero may move now. */
const canWalk = (model: Model, hero: Instance): boolean => {
  const options = model.options.value;
  return options.type === 'act' && options.moves.some(each => each.hero === hero);
};

/** The player's heroes beside the map: where each is and what they can do. */
const Heroes = ({ model, onLook }: Pick<LookProps, 'model' | 'onLook'>) => {
  const words = say(STORY_WORDS);
  const view = model.view.value;
  const seat = model.viewer.value;
  const plan = planOf(view.config);
  return (
    <div class="th-story-team th-team-tiles" role="group" aria-label={words.heroes}>
      {postsOf(seat).map(post => {
        const { hero, advantages, actions } = view.posts[post]!;
        const card = heroOf(view, hero);
        if (hero === null || !card) return null;
        const at = view.story?.at[post];
        const place = at === undefined ? undefined : plan.nodes[at]?.place;
        return (
          <Button
            key={post}
            class="th-story-hero"
            onClick={() => {
              if (canWalk(model, hero)) model.held.value = { type: 'hero', hero };
              else onLook(hero);
            }}
          >
            <HeroStrip card={card} face={view.heroes[hero]!.face} attrs={attributesOf(view, hero)}>
              {place ? <small class="th-story-at">{text(place)}</small> : ''}
            </HeroStrip>
            <small>{[...advantages, ...actions].map(each => nameOf(view, each)).join(' · ')}</small>
          </Button>
        );
      })}
    </div>
  );
};

/** The map of a story: Missions with their states and paths. Locked Missions say why they are locked. */
export const StoryBoard = ({ model, names, onLook }: LookProps) => {
  const words = say(STORY_WORDS);
  const map = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the map appears.
  useEffect(() => {
    // If the map loads after the question whether to oppose was asked, scrolls to that question.
    if (model.view.peek().conflict) return bringIntoView(ASKED);
    // If the board scrolls, brings a Mission that the player can attempt into view.
    const board = map.current?.closest('[data-part="board"]');
    if (board && board.scrollHeight > board.clientHeight)
      map.current?.querySelector('[data-state="open"]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const view = model.view.value;
  if (!view.story) return null;
  const plan = planOf(view.config);
  const keys = pathNodes(plan);
  const done = view.story.done[model.viewer.value] ?? [];
  const states = nodeStates(plan, {
    done,
    taken: view.story.claimed,
  });
  const stateOf: StateOf = key => states.get(key) ?? 'locked';
  return (
    <div class="th-story" data-part="story">
      <Arrival model={model} />
      <div class="th-map" ref={map}>
        <Country plan={plan} keys={keys} view={view} />
        <Paths plan={plan} keys={keys} state={stateOf} />
        <ol class="bare-list" aria-label={words.map}>
          {keys.map((key, i) => (
            <Node
              key={key}
              model={model}
              plan={plan}
              nodeKey={key}
              index={i}
              state={stateOf(key)}
              names={names}
            />
          ))}
        </ol>
      </div>
      <Legend plan={plan} keys={keys} state={stateOf} />
      <Pile model={model} onLook={onLook} />
      <Heroes model={model} onLook={onLook} />
    </div>
  );
};
