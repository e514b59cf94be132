import type { ComponentChildren } from 'preact';
import type { RoomShown } from '../../sync/messages.ts';
import { plural, say } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { endRewind, voteToRewind } from './api.ts';
import { Notice } from './notice.tsx';
import { PRESENCE_MESSAGES } from './presence-messages.ts';

const WORDS = {
  en: {
    paused: 'The host paused the game.',
    vote: (votes: number, needed: number) => `Undo this card? ${votes} of ${needed} votes`,
    undo: 'Undo the card',
    withdraw: 'Withdraw vote',
  },
  fr: {
    paused: 'L’hôte a mis la partie en pause.',
    vote: (votes: number, needed: number) =>
      `Annuler cette carte\u202f? ${votes} ${plural(votes, 'vote', 'votes')} sur ${needed}`,
    undo: 'Annuler la carte',
    withdraw: 'Retirer mon vote',
  },
};

interface DeskNoticeProps {
  readonly room: RoomShown;
  /** Everything that the player dismissed. */
  readonly done: ReadonlySet<unknown>;
  readonly dismiss: (what: unknown) => void;
  readonly act: (at: unknown, work: Promise<unknown>) => Promise<void>;
  /** Why the server refused a request made in this notice. */
  readonly faultAt: (at: unknown) => ComponentChildren;
}

/** What a convention table tells its players: a vote, a pause, or an announcement. Undefined if there is nothing. */
export const deskNotice = ({ room, done, dismiss, act, faultAt }: DeskNoticeProps): ComponentChildren => {
  const words = say(WORDS);
  const common = say(PRESENCE_MESSAGES);
  const { id, viewer, status, desk = {} } = room;
  const { isPaused, vote, notice } = desk;
  const isPlayer = typeof viewer === 'number';
  const voteKey = `rewind ${vote?.turn}`;
  if (vote && status === 'running' && !done.has(voteKey)) {
    const hasVoted = vote.seats.some(seat => seat === viewer);
    return (
      <Notice says={faultAt(voteKey) ?? words.vote(vote.seats.length, vote.needed)}>
        {isPlayer && (
          <Button onClick={() => void act(voteKey, hasVoted ? endRewind(id) : voteToRewind(id))}>
            {hasVoted ? words.withdraw : words.undo}
          </Button>
        )}
        {!hasVoted && (
          <Button look="plain" onClick={() => dismiss(voteKey)}>
            {common.later}
          </Button>
        )}
      </Notice>
    );
  }
  if (isPaused && status === 'running')
    return (
      <Notice isTall says={[words.paused, ...(notice ? [notice.text] : [])].join(' ')}>
        {null}
      </Notice>
    );
  const noticeKey = `notice ${notice?.number}`;
  if (!notice || done.has(noticeKey)) return undefined;
  return (
    <Notice isTall says={notice.text} role="alert">
      <Button onClick={() => dismiss(noticeKey)}>{common.understood}</Button>
    </Notice>
  );
};
