/** NP-95: groups, as the server sends them to their members. */

export interface GroupMember {
  /** A random id. It stays the same while the person is a member. */
  readonly member: string;
  readonly name: string;
  readonly crest?: string;
  /** The id of the public profile, if there is one. */
  readonly profile?: string;
}

export interface GroupSeason {
  /** Counts the seasons of a group from 1. */
  readonly number: number;
  readonly name?: string;
  readonly from: number;
  /** Absent for the current season. */
  readonly to?: number;
}

export interface Group {
  readonly id: string;
  readonly name: string;
  /** The key of the current invite link. */
  readonly key: string;
  readonly members: readonly GroupMember[];
  /** The member ids of the host and of the caller. */
  readonly host: string;
  readonly own: string;
  /** The current season is the last one. */
  readonly seasons: readonly GroupSeason[];
}

/** What someone with an invite link sees before they join. */
export interface GroupInvitation {
  readonly name: string;
  readonly members: number;
  readonly isMember: boolean;
}

export interface GroupSummary {
  readonly id: string;
  readonly name: string;
  readonly members: number;
  readonly isHost: boolean;
}

/** NP-98: a row of the standings of a season. */
export interface GroupStanding {
  readonly rank: number;
  /** Isn't among the members of the group if the person has left. */
  readonly member: string;
  readonly games: number;
  readonly wins: number;
  /** Half points: two for each member whom they beat, one for each tie. */
  readonly points: number;
}

export interface GroupStandings {
  readonly season: GroupSeason;
  readonly standings: readonly GroupStanding[];
}
