import type { NoShow, TournamentFormat } from '../../sync/tournaments.ts';
import type { OnlineGame } from '../online/online-game.ts';
import type { SelfTexts } from '../online/stored-keys.ts';
import { TIME_CONTROLS } from '../online/time-control.ts';
import type { TournamentRequest } from './requests.ts';

/** The part of a game that the form needs. */
type GameOptions = Pick<OnlineGame, 'tournaments' | 'usualBot'>;

/** The values of the form for a new tournament. */
export interface DraftTournament {
  readonly name: string;
  readonly game: string;
  readonly config: object;
  /** Whether the rules are those of the player's last game. */
  readonly isLast: boolean;
  readonly format: TournamentFormat;
  readonly rounds: number;
  readonly size: number;
  /** The index of the time control, or `NO_CLOCK`. */
  readonly pace: number;
  readonly noShow: NoShow;
  readonly waitSeconds: number;
  readonly bots: number;
  /** The level of the bots; undefined for the game's usual one. */
  readonly level: string | undefined;
  readonly most: number;
  readonly isOpen: boolean;
  readonly isPlaying: boolean;
  readonly player: string;
}

export const NO_CLOCK = -1;
/** How long a table may wait for absent players, in seconds. */
export const WAITS: readonly number[] = [60, 120, 300, 900, 3600, 86_400, 259_200];
/** The form offers tables of up to this many players. */
const MOST_AT_TABLE = 12;

export const firstDraft = (game: string): DraftTournament => ({
  name: '',
  game,
  config: {},
  isLast: false,
  format: 'swiss',
  rounds: 3,
  size: 2,
  pace: 1,
  noShow: 'bot',
  waitSeconds: 120,
  bots: 0,
  level: undefined,
  most: 64,
  isOpen: false,
  isPlaying: true,
  player: '',
});

/** NP-88: in a round robin, everyone meets everyone, so it has fewer entrants. */
export const mostEntrants = (format: TournamentFormat): number => (format === 'round-robin' ? 32 : 256);

/** NP-88: a Swiss has at most 11 rounds, a cup 20. */
export const mostRounds = (format: TournamentFormat): number => (format === 'cup' ? 20 : 11);

type Of = Pick<DraftTournament, 'config' | 'format'>;

/** The formats that fit the game and its rules. */
export const formatsFor = (
  { config }: Pick<Of, 'config'>,
  game: GameOptions | undefined,
): readonly TournamentFormat[] => {
  const [least = 2] = game?.tournaments.seats(config) ?? [];
  return [
    'swiss',
    ...(least <= 2 ? ['round-robin' as const] : []),
    ...(game?.tournaments.hasCups ? ['cup' as const] : []),
  ];
};

/** How many players a table may have. Only in a cup, everyone may play alone. */
export const sizesFor = ({ config, format }: Of, game: GameOptions | undefined): readonly number[] => {
  if (format === 'round-robin') return [2];
  const [least, most] = game?.tournaments.seats(config) ?? [2, 2];
  const from = Math.max(least, format === 'cup' ? 1 : 2);
  const to = Math.max(from, Math.min(most, MOST_AT_TABLE));
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
};

/** The draft with a format, a table size and numbers that its game and its format allow. */
export const fit = (draft: DraftTournament, game: GameOptions | undefined): DraftTournament => {
  const format = formatsFor(draft, game).includes(draft.format) ? draft.format : 'swiss';
  const sizes = sizesFor({ ...draft, format }, game);
  const size = sizes.includes(draft.size) ? draft.size : (sizes[0] ?? 2);
  const most = Math.min(draft.most, mostEntrants(format));
  const bots = Math.min(draft.bots, most - (draft.isPlaying ? 1 : 0));
  return { ...draft, format, size, most, bots, rounds: Math.min(draft.rounds, mostRounds(format)) };
};

/** The request for the tournament. `self` is the player who creates it. */
export const wishFrom = (
  draft: DraftTournament,
  game: GameOptions | undefined,
  self: Pick<SelfTexts, 'name' | 'crest'>,
): TournamentRequest => {
  const { name, config, format, rounds, size, pace, noShow, waitSeconds, most, isOpen } = draft;
  const clock = TIME_CONTROLS[pace];
  const bot = draft.level ?? game?.usualBot;
  return {
    name: name.trim(),
    game: draft.game,
    config,
    format,
    ...(format !== 'round-robin' && { rounds, size }),
    ...(clock && { clock }),
    noShow,
    waitSeconds,
    ...(bot !== undefined && draft.bots > 0 && { bots: Array.from({ length: draft.bots }, () => bot) }),
    most,
    open: isOpen,
    ...(draft.isPlaying && { player: self }),
  };
};
