import { randomBytes } from 'node:crypto';
import { bodyOf } from '../club/bodies.ts';
import type { Data, FoundDocument } from '../data.ts';
import type { KeyHash } from '../keys.ts';
import { orNotKept, refused } from '../refused.ts';

/**
 * NP-96: the memberships of groups. Only these documents connect a member id with an identity and a name, so that
 * deleting them makes the events of the group anonymous.
 */

export interface Membership {
  readonly member: string;
  readonly player: KeyHash;
  readonly name: string;
  readonly crest?: string;
}

export type MembershipTexts = Pick<Membership, 'name' | 'crest'>;

const ID_BYTES = 9;
const TRIES = 20;
const MOST = 1000;

const documentId = (group: string, player: KeyHash): string => `group-member:${group}:${player}`;
const GROUP = /^group-member:([^:]+):/;
const membersName = (group: string): string => `group-members:${group}`;
const playerName = (player: KeyHash): string => `groups-of:${player}`;

const documentOf = (group: string, membership: Membership) => ({
  id: documentId(group, membership.player),
  at: 0,
  names: [membersName(group), playerName(membership.player)],
  body: membership,
});
const membershipIn = (found: FoundDocument): Membership => bodyOf<Membership>(found);

export const openMembers = (data: Data) => ({
  find: async (group: string, player: KeyHash): Promise<Membership | undefined> => {
    const found = await orNotKept(data.document(documentId(group, player)));
    return found && membershipIn(found);
  },
  /** Saves the name of a person in a group. A new person gets a new member id. */
  save: async (group: string, player: KeyHash, texts: MembershipTexts): Promise<Membership> => {
    for (let i = 0; i < TRIES; i++) {
      const found = await orNotKept(data.document(documentId(group, player)));
      const member = found ? membershipIn(found).member : randomBytes(ID_BYTES).toString('base64url');
      const membership: Membership = { member, player, ...texts };
      const document = documentOf(group, membership);
      const isKept = found
        ? await orNotKept(data.changeDocument(document, found.changes))
        : await orNotKept(data.createDocument(document));
      if (isKept) return membership;
    }
    throw refused('not-kept');
  },
  /** All persons in a group, also those whose membership has just ended. */
  all: async (group: string): Promise<readonly Membership[]> =>
    (await orNotKept(data.documentsOf(membersName(group), MOST))).map(membershipIn),
  groupsOf: async (player: KeyHash): Promise<readonly string[]> =>
    (await orNotKept(data.documentsOf(playerName(player), MOST))).flatMap(
      ({ id }) => GROUP.exec(id)?.[1] ?? [],
    ),
  remove: async (group: string, player: KeyHash): Promise<void> => {
    for (;;) {
      const id = documentId(group, player);
      const found = await orNotKept(data.document(id));
      if (!found || (await orNotKept(data.removeDocument(id, found.changes)))) return;
    }
  },
});
