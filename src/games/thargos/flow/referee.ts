import type { Seat } from '../../../engine/game.ts';
import { alive, postOfHero } from '../board/lookup.ts';
import { endAt } from '../board/places.ts';
import type { CardId } from '../cards/card.ts';
import { isRival } from '../modes.ts';
import type { RefereeChange } from '../types.ts';
import { burn, drawCards } from './deck.ts';
import { ask, discardToOwners, emit, next, pickRandomSome, type Run } from './run.ts';
import type { TaskOf } from './tasks.ts';
import { changePlaces, turnUp, woundHero } from './wounds.ts';

/**
 * Handles cards whose text the players apply by hand: the owner proposes changes, and the others agree or
 * object.
 */

export const referee = (run: Run, task: TaskOf<'referee'>): void => {
  const { seat, card } = task.context;
  next(run, task);
  ask(run, { type: 'referee', seat, card, prompt: task.prompt });
};

/** The players who must agree to this player's proposals: all who are still in the game, except the Rival. */
export const mustAgree = (run: Run, seat: Seat): Seat[] =>
  alive(run.state).filter(other => other !== seat && !isRival(run.state, other));

export const apply = (run: Run, card: CardId, changes: readonly RefereeChange[]): void => {
  run.cause = card;
  for (const change of changes) applyOne(run, change);
};

const applyOne = (run: Run, change: RefereeChange): void => {
  const { state } = run;
  switch (change.change) {
    case 'draw':
      drawCards(run, change.who, change.amount);
      return;
    case 'discard':
      return discardToOwners(
        run,
        pickRandomSome(run, state.secret.hands[change.who]!, change.amount),
        { zone: 'hand', seat: change.who },
        'discard',
      );
    case 'burn':
      return burn(run, change.who, change.amount);
    case 'vp':
      return emit(run, { type: 'gained', seat: change.who, vp: change.amount });
    case 'wound':
      return woundHero(run, change.hero, null);
    case 'heal':
      if (state.heroes[change.hero]!.face === 'wounded') turnUp(run, change.hero, 'active');
      return;
    case 'moveHero': {
      const from = postOfHero(state, change.hero);
      const to = endAt(state.players.length, change.track, state.heroes[change.hero]!.owner);
      if (from !== undefined && to !== undefined) changePlaces(run, from, to);
      return;
    }
    case 'swapHeroes': {
      const a = postOfHero(state, change.hero);
      const b = postOfHero(state, change.with);
      if (a !== undefined && b !== undefined) changePlaces(run, a, b);
      return;
    }
    case 'swapMissions':
      return emit(run, { type: 'missionsSwapped', a: change.track, b: change.with });
    case 'bonus': {
      const card = state.question && 'card' in state.question ? state.question.card : undefined;
      if (!state.conflict || !card) return;
      return emit(run, {
        type: 'began',
        lasting: {
          seat: change.who,
          card,
          until: 'conflict',
          what: { type: 'bonus', attr: change.attr, amount: change.amount },
        },
      });
    }
    case 'counter':
      return emit(run, {
        type: 'used',
        card: change.card,
        key: change.name,
        amount: change.amount,
        per: 'game',
      });
  }
};
