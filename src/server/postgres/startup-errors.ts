import type { ClientBase } from 'pg';
import type { Text } from '../../engine/text.ts';
import { EXIT, errorCode, errorMessage, StartupError } from '../errors.ts';

/** The oldest major version of PostgreSQL that the statements work with. */
const OLDEST = 14;

/** Throws if the version of PostgreSQL is too old. */
export const checkVersion = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ version: string }>(
    "SELECT current_setting('server_version_num') AS version",
  );
  const version = Math.floor(Number(rows[0]?.version) / 10_000);
  if (version >= OLDEST) return;
  throw new StartupError(
    {
      en: `the database is PostgreSQL ${version}; this server needs version ${OLDEST} or newer. Upgrade PostgreSQL, or use another database.`,
      fr: `la base est PostgreSQL ${version}\u202f; ce serveur demande la version ${OLDEST} ou plus récente. Mettez PostgreSQL à jour, ou utilisez une autre base.`,
    },
    EXIT.otherFormat,
  );
};

const LOGIN: Text = {
  en: 'Check the user and the password in DATABASE_URL.',
  fr: 'Vérifiez l’utilisateur et le mot de passe dans DATABASE_URL.',
};

/** What to do about errors of PostgreSQL that only the operator can fix, by SQLSTATE. */
const REMEDIES: Readonly<Record<string, Text>> = {
  '28P01': LOGIN,
  '28000': LOGIN,
  '3D000': {
    en: 'Create the database, or correct DATABASE_URL.',
    fr: 'Créez la base, ou corrigez DATABASE_URL.',
  },
  '42501': {
    en: 'The user in DATABASE_URL needs the right CREATE on the database, or all rights on the schema alidade.',
    fr: 'L’utilisateur de DATABASE_URL doit avoir le droit CREATE sur la base, ou tous les droits sur le schéma alidade.',
  },
};

/** Turns an error that only the operator can fix into a message for them; undefined for other errors. */
export const startupErrorOf = (error: unknown): StartupError | undefined => {
  const remedy = REMEDIES[errorCode(error) ?? ''];
  if (!remedy) return undefined;
  const reason = errorMessage(error);
  return new StartupError({
    en: `the database refuses this server: ${reason}. ${remedy.en}`,
    fr: `la base de données refuse ce serveur\u202f: ${reason}. ${remedy.fr}`,
  });
};
