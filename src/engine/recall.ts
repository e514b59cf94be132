/**
 * Deciding a command folds its events one by one, and whoever called folds them again. This remembers the
 * states of the last decision, so that the second fold only looks them up. It changes no result: the same
 * event after the same state gives the state that was made before.
 */
export interface Recall<State, Event> {
  /** The states as they were before each event, and the one after the last. */
  readonly keep: (events: readonly Event[], states: readonly State[]) => void;
  readonly find: (state: State, event: Event) => State | undefined;
}

export const makeRecall = <State, Event>(): Recall<State, Event> => {
  let events: readonly Event[] = [];
  let states: readonly State[] = [];
  let at = 0;
  return {
    keep: (told, before) => {
      events = told;
      states = before;
      at = 0;
    },
    find: (state, event) => {
      // Whoever folds them a second time begins again.
      if (events[at] !== event || states[at] !== state) at = 0;
      if (events[at] !== event || states[at] !== state) return undefined;
      at += 1;
      return states[at];
    },
  };
};
