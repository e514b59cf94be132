import type { Text } from '../engine/text.ts';
import { EXIT, StartupError } from './errors.ts';

/** A step that upgrades the data. A released step never changes, because stores may have run it. */
export interface Migration<Step> {
  readonly does: Text;
  readonly step: Step;
  /** Whether servers that don't know this step can't use the data afterwards. */
  readonly isBreaking?: boolean;
}

/** The data format of a store: the number of steps that it has run, and how many of them a server must know. */
export interface Format {
  readonly steps: number;
  readonly least: number;
}

type Steps = readonly Migration<unknown>[];

/** The number of steps that a server must know after the first `steps` steps have run. */
export const leastAfter = (migrations: Steps, steps: number): number =>
  migrations.slice(0, steps).findLastIndex(({ isBreaking }) => isBreaking) + 1;

const newer = (where: Text, found: number, known: number): StartupError =>
  new StartupError(
    {
      en: `${where.en} has data format ${found}; this server reads up to format ${known}. Start the newer version of Alidade that wrote it, or restore a backup from before the upgrade.`,
      fr: `${where.fr} est au format de données ${found}\u202f; ce serveur lit jusqu’au format ${known}. Démarrez la version plus récente d’Alidade qui l’a écrit, ou restaurez une sauvegarde d’avant la mise à jour.`,
    },
    EXIT.otherFormat,
  );

/**
 * Throws if a server that knows these steps can't use the store. A newer store is usable if all steps that the server
 * doesn't know leave the data readable for it.
 */
export const checkFormat = ({ steps, least }: Format, migrations: Steps, where: Text): void => {
  if (least > migrations.length) throw newer(where, Math.max(steps, least), migrations.length);
};

/** What `alidade migrate` reports. */
export interface MigrationPlan {
  readonly from: number;
  readonly to: number;
  readonly steps: readonly {
    readonly number: number;
    readonly does: Text;
    readonly isBreaking: boolean;
  }[];
}

/** The steps that a store still has to run. */
export const planFrom = ({ steps }: Format, migrations: Steps): MigrationPlan => ({
  from: steps,
  to: Math.max(steps, migrations.length),
  steps: migrations.slice(steps).map(({ does, isBreaking = false }, i) => ({
    number: steps + i + 1,
    does,
    isBreaking,
  })),
});
