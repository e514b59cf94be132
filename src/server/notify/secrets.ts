import { createECDH, createHash, createHmac } from 'node:crypto';
import type { SecretStore } from '../data.ts';
import type { Key } from '../keys.ts';
import type { VapidKeys } from './formats.ts';

/** The secrets for notifications, which all servers with the same database share. */
export interface NotifySecrets {
  readonly vapid: () => Promise<VapidKeys>;
  /** Derives a token, so that the server can show it again without storing it. */
  readonly token: (...parts: readonly string[]) => Promise<Key>;
}

/** A private key for P-256. Almost any 256 bits are valid; if not, their hash is tried. */
const vapidFrom = (secret: Buffer): VapidKeys => {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(secret);
  } catch {
    return vapidFrom(createHash('sha256').update(secret).digest());
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
};

export const openSecrets = (data: SecretStore): NotifySecrets => {
  const known = new Map<string, Promise<Buffer>>();
  const secretOf = (name: string): Promise<Buffer> => {
    const asked = known.get(name) ?? data.sharedSecret(name).then(text => Buffer.from(text, 'hex'));
    known.set(name, asked);
    // A failure isn't cached.
    asked.catch(() => known.delete(name));
    return asked;
  };
  return {
    vapid: async () => vapidFrom(await secretOf('vapid')),
    token: async (...parts) =>
      createHmac('sha256', await secretOf('notifications'))
        .update(JSON.stringify(parts))
        .digest('base64url'),
  };
};
