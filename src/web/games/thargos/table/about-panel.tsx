import {
  coloursOf,
  design,
  diceFor,
  type Instance,
  type Mods,
  missionAttrs,
  nodeStates,
  PLACE_NAMES,
  planOf,
  SECONDARY,
  type View,
} from '../../../../games/thargos/ui.ts';
import { number, say, signed, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { portrait } from '../art/portrait.ts';
import { AttributeSign, Chip, Seal } from '../card/pieces.tsx';
import { cardText } from '../card/text.ts';
import { chanceText } from './conflict/chance-text.ts';
import { WORDS } from './messages.ts';
import type { Model } from './model.ts';
import { type LegalMove, nodeMoves } from './moves.ts';
import { foreseeLeader, type LeaderOdds, mayBeOpposed } from './story/odds.ts';
import { oddsNotes } from './story/odds-notes.ts';
import { missionIn, needsOf, textsAt, winnersOf } from './story/story-facts.ts';
import { STORY_WORDS } from './story/story-messages.ts';

export interface AboutProps {
  readonly model: Model;
  readonly names: readonly string[];
  readonly onLook: (card: Instance) => void;
}

/** Notes on a node besides its card: its place, its requirements, and who won it. */
const notesOn = (view: View, key: string, seat: number, names: readonly string[]): string[] => {
  const words = say(STORY_WORDS);
  const { story } = view;
  const plan = planOf(view.config);
  const node = plan.nodes[key];
  if (!story || !node) return [];
  const state = nodeStates(plan, { done: story.done[seat] ?? [], taken: story.claimed }).get(key) ?? 'locked';
  const winners = winnersOf(view, key, names);
  return [
    words.states[state],
    node.place ? text(node.place) : '',
    text(PLACE_NAMES[story.plan.regions[key] ?? 'wilderness']),
    story.plan.teams.includes(key) ? words.team : '',
    story.plan.passive.includes(key) ? words.passive : '',
    story.plan.exclusive.includes(key) ? words.exclusive : '',
    node.fork && state !== 'done' ? words.fork : '',
    state === 'locked' ? words.needs(needsOf(view, plan, key)) : '',
    winners ? words.wonBy(winners) : '',
  ].filter(Boolean);
};

interface LeaderProps {
  readonly model: Model;
  readonly move: LegalMove;
  /** The attributes that the Mission requires. */
  readonly attrs: Mods;
}

/** The values that count against the dice, and why they differ from the hero's. */
interface OddsProps extends Pick<LeaderProps, 'attrs'> {
  readonly view: View;
  readonly odds: LeaderOdds;
  readonly isOpposable: boolean;
}

const Odds = ({ view, odds, attrs, isOpposable }: OddsProps) => {
  const words = say(STORY_WORDS);
  const chance = chanceText(odds.chance);
  const notes = oddsNotes(view, odds, attrs);
  return (
    <>
      <span class="th-leader-values">
        {coloursOf(attrs).map(colour => (
          <Chip key={colour} attribute={colour} says={number(odds.counts[colour])} mode="counts" />
        ))}
      </span>
      {notes.length > 0 && <small class="th-leader-why">{notes.join(', ')}</small>}
      <small class="th-would-be">{isOpposable ? words.chanceUnopposed(chance) : words.chance(chance)}</small>
    </>
  );
};

const Leader = ({ model, move, attrs }: LeaderProps) => {
  const view = model.view.value;
  const { command } = move;
  const hero = command.type === 'attemptNode' ? command.hero : undefined;
  const odds = command.type === 'attemptNode' ? foreseeLeader(view, command) : undefined;
  const id = hero === undefined ? null : view.faces[hero];
  const card = id ? design(view.config, id).card : undefined;
  return (
    <Button class="th-leader" onClick={() => void model.submit(move.command)}>
      {card?.type === 'hero' && <Art svg={portrait({ id: card.id, faction: card.faction })} />}
      <span>{move.label}</span>
      {odds && command.type === 'attemptNode' && (
        <Odds view={view} odds={odds} attrs={attrs} isOpposable={mayBeOpposed(view, command.node)} />
      )}
    </Button>
  );
};

interface DiceNoteProps {
  readonly view: View;
  readonly node: string;
  readonly attrs: Mods;
}

/** HT-9.6: the dice that oppose on each color, and whether an opponent may oppose instead. */
const DiceNote = ({ view, node, attrs }: DiceNoteProps) => {
  const words = say(STORY_WORDS);
  const isOpposable = mayBeOpposed(view, node);
  const dice = diceFor(attrs);
  if (dice.length === 0) return null;
  return (
    <small class="th-dice-note">
      {isOpposable ? words.unopposed : words.diceOppose}{' '}
      {dice.map(({ attribute, least, most }) => (
        <span key={attribute}>
          <AttributeSign attribute={attribute} /> {words.range(least, most)}{' '}
        </span>
      ))}
    </small>
  );
};

/** The selected Mission: its demands, rewards and requirements, and who could lead. */
export const AboutPanel = ({ model, names, onLook }: AboutProps) => {
  const words = say(STORY_WORDS);
  const view = model.view.value;
  const held = model.held.value;
  if (!view.story || held?.type !== 'node')
    return view.conflict ? null : (
      <section class="th-about" aria-label={words.about}>
        <p>{words.pointAt}</p>
      </section>
    );
  const instance = held.node === SECONDARY ? view.story.secondary : view.story.missions[held.node];
  const card = missionIn(view, instance);
  const told = textsAt(view, held.node).text;
  const attrs = card && instance !== null && instance !== undefined ? missionAttrs(view, instance) : {};
  const leaders = nodeMoves(view, model.options.value, held.node);
  return (
    <section class="th-about is-open" aria-label={words.about}>
      <Button class="th-about-close" onClick={model.letGo}>
        {say(WORDS).close}
      </Button>
      <h2>
        {card && <Seal vp={card.vp} />} {card ? text(card.name) : words.secondary}
      </h2>
      {card && (
        <p>
          {coloursOf(attrs).map(colour => (
            <Chip key={colour} attribute={colour} says={signed(attrs[colour] ?? 0)} mode="counts" />
          ))}
        </p>
      )}
      {leaders.length > 0 && (
        <div class="th-leaders" role="group" aria-label={words.lead}>
          <b>{words.lead}</b>
          <DiceNote view={view} node={held.node} attrs={attrs} />
          {leaders.map(move => (
            <Leader key={move.label} model={model} move={move} attrs={attrs} />
          ))}
        </div>
      )}
      {card && <p>{cardText(card)}</p>}
      {told && <p class="th-about-told">{text(told)}</p>}
      <ul>
        {notesOn(view, held.node, model.viewer.value, names).map(note => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {card && instance !== null && instance !== undefined && (
        <Button onClick={() => onLook(instance)}>{words.closer}</Button>
      )}
    </section>
  );
};
