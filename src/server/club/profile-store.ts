import { randomBytes } from 'node:crypto';
import type { DocumentStore } from '../data.ts';
import type { KeyHash } from '../keys.ts';
import { refused } from '../refused.ts';
import { bodyOf } from './bodies.ts';
import type { PlayerStats } from './player-stats.ts';

/** NP-64: the profile of an identity as it is stored. */
export interface Profile {
  /** A random text, so that it reveals nothing about the identity. Counted games contain it. */
  readonly id: string;
  readonly isPublic: boolean;
  /** NP-79: when the server first stored the identity. Absent in profiles of servers that didn't store it. */
  readonly since?: number;
  readonly name?: string;
  readonly crest?: string;
  /** A checkpoint of the statistics, so that not every game has to be read again. */
  readonly stats?: PlayerStats & { readonly epoch: string };
}

export interface FoundProfile {
  /** The identity of the player. */
  readonly player: KeyHash;
  readonly profile: Profile;
  readonly changes: number;
}

const ID_BYTES = 12;
/** How often a change is tried again after a version conflict. */
const TRIES = 20;

const PREFIX = 'profile:';
const documentId = (player: KeyHash): string => `${PREFIX}${player}`;
const idName = (id: string): string => `profile-id:${id}`;

const documentOf = (player: KeyHash, profile: Profile) => ({
  id: documentId(player),
  at: 0,
  names: [idName(profile.id)],
  body: profile,
});

export const findProfile = async (
  data: DocumentStore,
  player: KeyHash,
): Promise<FoundProfile | undefined> => {
  const found = await data.document(documentId(player));
  return found && { player, profile: bodyOf<Profile>(found), changes: found.changes };
};

/** The profile with this public id. */
export const profileWithId = async (data: DocumentStore, id: string): Promise<FoundProfile | undefined> => {
  const [found] = await data.documentsOf(idName(id), 1);
  if (!found) return undefined;
  return {
    player: found.id.slice(PREFIX.length),
    profile: bodyOf<Profile>(found),
    changes: found.changes,
  };
};

const freshProfile = (now: number): Profile => ({
  id: randomBytes(ID_BYTES).toString('base64url'),
  isPublic: false,
  since: now,
});

/** Changes the profile of an identity, or creates it. */
export const changeProfile = async (
  data: DocumentStore,
  player: KeyHash,
  now: number,
  change: (was: Profile) => Profile,
): Promise<Profile> => {
  for (let i = 0; i < TRIES; i++) {
    const found = await findProfile(data, player);
    const profile = change(found?.profile ?? freshProfile(now));
    const document = documentOf(player, profile);
    const isKept = found
      ? await data.changeDocument(document, found.changes)
      : await data.createDocument(document);
    if (isKept) return profile;
  }
  throw refused('not-kept');
};

/** The id of an identity's profile, and whether this call created the profile. */
export const ensureProfile = async (
  data: DocumentStore,
  player: KeyHash,
  now: number,
): Promise<{ readonly id: string; readonly isNew: boolean }> => {
  for (;;) {
    const found = await findProfile(data, player);
    if (found) return { id: found.profile.id, isNew: false };
    const profile = freshProfile(now);
    if (await data.createDocument(documentOf(player, profile))) return { id: profile.id, isNew: true };
  }
};

/** NP-66: deletes a profile. The counted games contain only its id, which nothing connects with the player any more. */
export const deleteProfile = async (data: DocumentStore, player: KeyHash): Promise<void> => {
  for (;;) {
    const found = await findProfile(data, player);
    if (!found || (await data.removeDocument(documentId(player), found.changes))) return;
  }
};

/** Saves a checkpoint, unless the profile has changed or was deleted. */
export const saveStats = async (
  data: DocumentStore,
  { player, profile, changes }: FoundProfile,
  stats: NonNullable<Profile['stats']>,
): Promise<void> => void (await data.changeDocument(documentOf(player, { ...profile, stats }), changes));
