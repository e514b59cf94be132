/** NP-70: the most characters of a text. */
export const LONGEST_TEXT = 500;

export const SPECTATOR_CHAT = ['off', 'read', 'write'] as const;
/** What spectators may do with the texts of a table. */
export type SpectatorChat = (typeof SPECTATOR_CHAT)[number];

/** NP-70: the chat of a room, as one viewer may use it. */
export interface ChatShown {
  /** Whether the host allows players to write. */
  readonly isOn: boolean;
  readonly spectators: SpectatorChat;
  readonly canRead: boolean;
  readonly canWrite: boolean;
}

/** A text by a player. Without `seat`, its author is a spectator or, with `isHost`, the host who only watches. */
export interface TextShown {
  /** Counts the texts of a room from 1. */
  readonly number: number;
  readonly seat?: number;
  readonly isHost?: true;
  /** The name that an author without a seat entered. */
  readonly name?: string;
  readonly text: string;
  /** When the server received it, in milliseconds since 1970. */
  readonly at: number;
}

/** A page of texts, the newest last. */
export interface TextsShown {
  readonly texts: readonly TextShown[];
  /** If there are earlier texts: the number to request them with. */
  readonly before?: number;
}

/** NP-71: a text that was reported to the host. */
export interface ReportShown extends TextShown {
  /** The seats of the players who reported it; spectators count as `spectator`. */
  readonly by: readonly (number | 'spectator')[];
}
