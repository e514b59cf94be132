import { computed, signal } from '@preact/signals';
import type { Seat, Viewer } from '../engine/game.ts';
import type { Answer } from '../engine/progress.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { newId } from './chance.ts';
import type { Link } from './link.ts';
import { type Mirror, mirror } from './mirror.ts';
import { peopleAt, type ScreenTable, type SeatedPlayer, type Trouble } from './table.ts';

/** What a person did that could not be kept waits: to be tried again, or given up for another. */
const patience = (report: (trouble: Trouble | undefined) => void) => {
  let waiting: ((isAgain: boolean) => void) | undefined;
  const settle = (isAgain: boolean): void => {
    const answer = waiting;
    waiting = undefined;
    answer?.(isAgain);
  };
  /** Tries until it is kept or given up; under one id, so that it never happens twice. */
  const insist = async (attempt: () => Promise<Answer>): Promise<Refusal | undefined> => {
    settle(false);
    for (;;) {
      const answer = await attempt();
      if (!isRefusal(answer)) {
        report(undefined);
        return undefined;
      }
      if (answer.refused === 'table-gone') report('table-gone');
      if (answer.refused !== 'not-kept') return answer;
      report('not-kept');
      const isAgain = await new Promise<boolean>(resolve => {
        waiting = resolve;
      });
      if (!isAgain) return answer;
    }
  };
  return { insist, settle };
};

/** As whom this device may know a running game: several people who share it know together what everybody knows. */
const viewerOf = (link: { readonly players: readonly SeatedPlayer[] }): Viewer => {
  const [seat, ...more] = peopleAt(link);
  return seat === undefined || more.length > 0 ? 'spectator' : seat;
};

/** Sits down at a table: every viewer at this device has a mirror, made when somebody first looks through it. */
export const sitAt = <C, E, V, Cfg>(link: Link<C, E, V, Cfg>): ScreenTable<C, E, V, Cfg> => {
  const mirrors = new Map<Viewer, Mirror<E, V>>();
  const version = signal(0);
  /** One version for all: when the last of them has heard of it. */
  const settleVersion = (): void => {
    let least = Number.POSITIVE_INFINITY;
    for (const each of mirrors.values()) least = Math.min(least, each.version());
    if (mirrors.size > 0) version.value = least;
  };
  const through = (viewer: Viewer): Mirror<E, V> => {
    const known = mirrors.get(viewer);
    if (known) return known;
    const made = mirror(link, viewer, settleVersion);
    mirrors.set(viewer, made);
    return made;
  };
  through('spectator');
  settleVersion();

  const own = signal<Trouble | undefined>(undefined);
  const { insist, settle } = patience(trouble => {
    own.value = trouble;
  });
  const submit = (seat: Seat, command: C): Promise<Refusal | undefined> => {
    const { decision } = through(seat).seen();
    const id = newId();
    return insist(() => link.submit(seat, { id, decision, command }));
  };
  const takeBack = (seat: Seat, how: typeof link.undo): Promise<Refusal | undefined> => {
    const id = newId();
    return insist(() => how(seat, id));
  };

  const { mark, isStoodIn } = link;

  return {
    id: link.id,
    players: link.players,
    config: link.config,
    version,
    seen: viewer => through(viewer).seen(),
    view: viewer => through(viewer).seen().view,
    told: (viewer, since) => through(viewer).told(since),
    shown: (viewer, since) => through(viewer).shown(since),
    letGo: upTo => {
      for (const each of mirrors.values()) each.letGo(upTo);
    },
    toldSince: link.toldSince,
    submit,
    undo: seat => takeBack(seat, link.undo),
    practise: seat => takeBack(seat, link.practise),
    ...(mark && { mark: seat => takeBack(seat, mark) }),
    record: () => link.record(viewerOf(link)),
    ...(isStoodIn && { isStoodIn }),
    trouble: computed(() => own.value ?? link.trouble.value),
    goOn: () => {
      own.value = undefined;
      settle(true);
      link.goOn();
    },
    leave: () => {
      for (const each of mirrors.values()) each.stop();
      link.leave();
    },
  };
};
