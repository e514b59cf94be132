import {
  colorsOf,
  diceFor,
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
import { heroOf, missionOf } from './cards.ts';
import { chanceText, rangeText } from './conflict/chance-text.ts';
import { WORDS } from './messages.ts';
import type { LookProps, Model } from './model.ts';
import { type LegalMove, nodeMoves } from './moves.ts';
import { foreseeLeader, type LeaderOdds, mayBeOpposed } from './story/odds.ts';
import { oddsNotes } from './story/odds-notes.ts';
import { needsOf, textsAt, winnersOf } from './story/story-facts.ts';
import { STORY_WORDS } from './story/story-messages.ts';

/** Notes on a story's Mission that aren't on its card: its place, its requirements, and who won it. */
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
  /** How much of each attribute the Mission requires. */
  readonly attrs: Mods;
}

interface OddsProps extends Pick<LeaderProps, 'attrs'> {
  readonly view: View;
  readonly odds: LeaderOdds;
  readonly isOpposable: boolean;
}

/** A leader's chance, the values that count against the dice, and why these differ from the hero's own values. */
const Odds = ({ view, odds, attrs, isOpposable }: OddsProps) => {
  const words = say(STORY_WORDS);
  const chance = chanceText(odds.chance);
  const notes = oddsNotes(view, odds, attrs);
  return (
    <>
      <span class="th-leader-values">
        {colorsOf(attrs).map(colour => (
          <Chip key={colour} attribute={colour} says={number(odds.counts[colour])} mode="counts" />
        ))}
      </span>
      {notes.length > 0 && <small class="th-leader-why">{notes.join(', ')}</small>}
      <small class="th-would-be in-lines">
        {isOpposable ? words.chanceUnopposed(chance) : words.chance(chance)}
      </small>
    </>
  );
};

const Leader = ({ model, move, attrs }: LeaderProps) => {
  const view = model.view.value;
  const { command } = move;
  const hero = command.type === 'attemptNode' ? command.hero : undefined;
  const odds = command.type === 'attemptNode' ? foreseeLeader(view, command) : undefined;
  const card = heroOf(view, hero);
  return (
    <Button class="th-leader" onClick={() => void model.submit(move.command)}>
      {card && <Art svg={portrait(card)} />}
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

/** HT-9.6: the dice that Thargos rolls for each color, and whether an opponent may oppose instead. */
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
          <AttributeSign attribute={attribute} /> {rangeText([least, most])}{' '}
        </span>
      ))}
    </small>
  );
};

/** Explains the selected Mission: its demands, rewards and requirements, and who could lead an attempt. */
export const AboutPanel = ({ model, names, onLook }: LookProps) => {
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
  const card = missionOf(view, instance);
  const told = textsAt(view, held.node).text;
  const attrs = card && instance !== null && instance !== undefined ? missionAttrs(view, instance) : {};
  const leaders = nodeMoves(view, model.options.value, held.node);
  return (
    <section class="th-about is-open" aria-label={words.about}>
      <Button class="th-about-close" onClick={model.letGo}>
        {say(WORDS).close}
      </Button>
      <h2 class="in-line">
        {card && <Seal vp={card.vp} />} {card ? text(card.name) : words.secondary}
      </h2>
      {card && (
        <p>
          {colorsOf(attrs).map(colour => (
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
