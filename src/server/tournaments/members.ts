import { randomBytes } from 'node:crypto';
import { shownText } from '../../text/seat-text.ts';
import { bodyOf } from '../club/bodies.ts';
import type { Data, FoundDocument } from '../data.ts';
import type { KeyHash } from '../keys.ts';
import { orNotKept, refused } from '../refused.ts';
import type { MemberId, Tournament } from './events.ts';

/**
 * Who takes part in a tournament as a host or entrant. There is one document per player and tournament. The events have only
 * its random id, so deleting it removes the player's name and identity.
 */
export interface Member {
  readonly id: MemberId;
  readonly player: KeyHash;
  readonly name: string;
  readonly crest?: string;
}

interface Body extends Member {
  readonly tournament: string;
}

export type MemberTexts = Pick<Member, 'name' | 'crest'>;

const ID_BYTES = 12;
const MOST_MEMBERS = 1000;
/** The most tournaments of a player that are looked at. */
const MOST_TOURNAMENTS = 200;
/** How often a change is tried again after a version conflict. */
const TRIES = 20;

const documentId = (tournament: string, player: KeyHash): string => `member:${tournament}:${player}`;
const tournamentName = (tournament: string): string => `members:${tournament}`;
const playerName = (player: KeyHash): string => `tournaments-of:${player}`;

const bodyIn = (found: FoundDocument): Body => bodyOf<Body>(found);

const memberIn = (found: FoundDocument): Member => {
  const { tournament: _, ...member } = bodyIn(found);
  return member;
};

const documentOf = (tournament: string, member: Member) => ({
  id: documentId(tournament, member.player),
  at: Date.now(),
  names: [tournamentName(tournament), playerName(member.player)],
  body: { ...member, tournament },
});

export const findMember = async (
  data: Data,
  tournament: string,
  player: KeyHash,
): Promise<Member | undefined> => {
  const found = await orNotKept(data.document(documentId(tournament, player)));
  return found && memberIn(found);
};

/** Stores a player with their texts, or changes the texts. */
export const saveMember = async (
  data: Data,
  tournament: string,
  player: KeyHash,
  texts: MemberTexts,
): Promise<Member> => {
  for (let i = 0; i < TRIES; i++) {
    const found = await orNotKept(data.document(documentId(tournament, player)));
    const id = found ? memberIn(found).id : randomBytes(ID_BYTES).toString('base64url');
    const member: Member = { id, player, ...texts };
    const document = documentOf(tournament, member);
    const isKept = found
      ? await orNotKept(data.changeDocument(document, found.changes))
      : await orNotKept(data.createDocument(document));
    if (isKept) return member;
  }
  throw refused('not-kept');
};

/** All players of a tournament, by member id. */
export const membersOf = async (data: Data, tournament: string): Promise<ReadonlyMap<MemberId, Member>> => {
  const found = await orNotKept(data.documentsOf(tournamentName(tournament), MOST_MEMBERS));
  return new Map(found.map(each => [memberIn(each).id, memberIn(each)]));
};

/** The tournaments of a player, the last entered first. */
export const tournamentsOf = async (
  data: Data,
  player: KeyHash,
): Promise<readonly { readonly tournament: string; readonly member: MemberId }[]> => {
  const found = await orNotKept(data.documentsOf(playerName(player), MOST_TOURNAMENTS));
  return found.map(each => ({ tournament: bodyIn(each).tournament, member: bodyIn(each).id }));
};

export const removeMember = async (data: Data, tournament: string, player: KeyHash): Promise<void> => {
  for (;;) {
    const found = await orNotKept(data.document(documentId(tournament, player)));
    if (!found || (await orNotKept(data.removeDocument(found.id, found.changes)))) return;
  }
};

/**
 * The names of the entrants, by number. If several have the same name, the later ones get a number, as at a table (NP-56).
 * Someone who deleted their data has an empty name.
 */
export const entrantNames = (
  { entrants }: Tournament,
  members: ReadonlyMap<MemberId, Member>,
): readonly string[] => {
  const taken = new Map<string, number>();
  return entrants.map(({ contestant, status }) => {
    if (status === 'removed') return '';
    const name = 'bot' in contestant ? contestant.bot : shownText(members.get(contestant.member)?.name ?? '');
    if (name === '') return name;
    const times = (taken.get(name.toLowerCase()) ?? 0) + 1;
    taken.set(name.toLowerCase(), times);
    return times === 1 ? name : `${name} (${times})`;
  });
};
