import { useEffect, useState } from 'preact/hooks';
import { parseRecord } from '../../../../engine/record.ts';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { Event } from '../../../../games/thargos/events.ts';
import { reader } from '../../../../games/thargos/parse-command.ts';
import { refusalText } from '../../../../games/thargos/refusals.ts';
import type { Command } from '../../../../games/thargos/types.ts';
import type { ScreenProps } from '../../../later.tsx';
import { Opening } from '../../../replay/opening.tsx';
import { unpacked } from '../../../replay/share.ts';
import { REPLAY_WORDS } from '../../../replay/words.ts';
import { query } from '../../../route.ts';
import { say } from '../../../say.ts';
import { language } from '../../../settings.ts';
import { findGame } from '../../../store.ts';
import { Page } from '../../../ui/page.tsx';
import type { ThargosRecord } from '../local-table.ts';
import { loadPacks } from '../packs.ts';
import { checkedGame, LONGEST_FILE, readGame } from './open.ts';
import { Player } from './player.tsx';
import '../../../replay/replay.css';
import './replay.css';

/** What the screen has in hand: nothing yet, a game, or the reason why there is none. */
type Found =
  | { readonly type: 'none' | 'loading' }
  | { readonly type: 'game'; readonly record: ThargosRecord; readonly bots: readonly string[] }
  | { readonly type: 'refused'; readonly why: () => string };

const NONE: Found = { type: 'none' };
const refused = (why: () => string): Found => ({ type: 'refused', why });

const foundGame = (record: ThargosRecord | Refusal, bots: readonly string[] = []): Found =>
  isRefusal(record)
    ? refused(() => refusalText(record, language.value))
    : { type: 'game', record: record as ThargosRecord, bots };

const keptGame = async (id: string): Promise<Found> => {
  const kept = await findGame(id);
  if (!kept) return refused(() => say(REPLAY_WORDS).notKept);
  if (!kept.isOver) return refused(() => say(REPLAY_WORDS).notOver);
  const record = parseRecord<Command, Event>(reader, kept.record);
  return foundGame(isRefusal(record) ? record : checkedGame(record as ThargosRecord), kept.players);
};

const linkedGame = async (code: string): Promise<Found> => {
  const content = await unpacked(code);
  return content === undefined ? refused(() => say(REPLAY_WORDS).badLink) : foundGame(readGame(content));
};

const fileGame = async (file: Blob): Promise<Found> => {
  if (file.size > LONGEST_FILE) return refused(() => say(REPLAY_WORDS).tooLarge);
  return foundGame(readGame(await file.text()));
};

/** It may have been played with cards that somebody typed in; a browser that keeps nothing has none. */
const withPacks = async (work: () => Promise<Found>): Promise<Found> => {
  await loadPacks().catch(() => []);
  return work();
};

/** A kept game, a link, a file or a pasted text: all end in the same player. */
export const ReplayScreen = ({ at }: ScreenProps) => {
  const words = say(REPLAY_WORDS);
  const id = at[0];
  const code = query.value.get('game');
  const [found, setFound] = useState<Found>(NONE);
  const find = (work: () => Promise<Found>): void => {
    setFound({ type: 'loading' });
    withPacks(work).then(setFound, () => setFound(refused(() => say(REPLAY_WORDS).failed)));
  };
  useEffect(() => {
    if (id !== undefined) find(() => keptGame(id));
    else if (code !== null) find(() => linkedGame(code));
    else setFound(NONE);
  }, [id, code]);
  if (found.type === 'game')
    return (
      <Page title={words.title}>
        <Player record={found.record} bots={found.bots} />
      </Page>
    );
  return (
    <Page title={words.title}>
      <p role="status">{found.type === 'loading' ? words.loading : ''}</p>
      {found.type === 'refused' && (
        <p role="alert" class="error">
          {found.why()}
        </p>
      )}
      {found.type !== 'loading' && (
        <Opening
          box="thargos"
          onFile={file => find(() => fileGame(file))}
          onText={text => find(() => fileGame(new Blob([text])))}
        />
      )}
    </Page>
  );
};
