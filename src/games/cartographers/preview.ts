import type { Seat } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { landOf } from './board/land.ts';
import { refuse } from './codes.ts';
import { EDICT_LETTERS, type EdictLetter } from './config.ts';
import { applyAnswer, checkAnswer } from './decide.ts';
import { preyedCells } from './phases/score.ts';
import type { SheetRecorder } from './recorder.ts';
import { edictsOfSeason, isStillScored, type Rules, rulesOf, starsOf } from './rules.ts';
import { assumedSheets, coinsOf, evolveSheets } from './sheet.ts';
import type { CardId, Command, Sheet, SheetEvent, View } from './types.ts';

/** A number before and after the command. */
export interface Change {
  readonly before: number;
  readonly after: number;
}

/** What a command would change on the map sheet that it acts on. */
export interface Preview {
  readonly sheet: Seat;
  readonly edicts: readonly ({
    readonly edict: EdictLetter;
    readonly card: CardId;
    /** Whether the current season scores this edict. */
    readonly now: boolean;
    /** Whether neither this season nor a later one scores this edict, so the change gives no stars. */
    readonly isOver: boolean;
  } & Change)[];
  readonly coins: Change;
  /**
   * CA-34: the coins of the player who acts. They differ from `coins` if the player draws on another player's sheet.
   */
  readonly ownCoins: Change;
  /** The stars that monsters would cost if the season ended now. */
  readonly monsters: Change;
  /** All events on map sheets that the command causes, in order. */
  readonly events: readonly SheetEvent[];
}

interface Rehearsal extends SheetRecorder {
  readonly events: readonly SheetEvent[];
}

/** Applies a legal answer to a copy of the table, and records the events. */
export const previewEvents = (shown: View, seat: Seat, command: Command): Rehearsal => {
  const rules = rulesOf(shown.config);
  const events: SheetEvent[] = [];
  let sheets = assumedSheets(rules.map.grid, shown);
  const stage: Rehearsal = {
    rules,
    ambushes: () => shown.ambushes,
    sheet: at => sheets[at]!,
    events,
    emit: event => {
      events.push(event);
      sheets = evolveSheets(rules.map.grid, sheets, event);
    },
  };
  applyAnswer(stage, shown, seat, command);
  return stage;
};

/** The score of a sheet: each edict's stars, the coins, the stars lost to monsters. */
export const sheetScore = (rules: Rules, edicts: readonly CardId[], sheet: Sheet) => {
  const land = landOf(rules.map, sheet);
  return {
    edicts: edicts.map(id => starsOf(rules, rules.edict(id), land)),
    coins: coinsOf(sheet),
    monsters: preyedCells(land).size,
  };
};

export const preview = (shown: View, command: Command): Preview | Refusal => {
  const { viewer, season, edicts } = shown;
  if (viewer === 'spectator') return refuse('not-asked', { phase: shown.phase.type });
  if (command.type === 'cancel' || command.type === 'choose') return refuse('nothing-to-preview');
  if (!shown.owing.includes(viewer) && !shown.answered.includes(viewer))
    return refuse('not-asked', { phase: shown.phase.type });
  const refusal = checkAnswer(shown, viewer, command);
  if (refusal) return refusal;

  const stage = previewEvents(shown, viewer, command);
  const sheet = stage.events[0]!.sheet;
  const before = sheetScore(stage.rules, edicts, shown.sheets[sheet]!);
  const after = sheetScore(stage.rules, edicts, stage.sheet(sheet));
  return {
    sheet,
    edicts: edicts.map((card, i) => ({
      edict: EDICT_LETTERS[i]!,
      card,
      now: edictsOfSeason(season).includes(i),
      isOver: !isStillScored(season, i),
      before: before.edicts[i]!,
      after: after.edicts[i]!,
    })),
    coins: { before: before.coins, after: after.coins },
    ownCoins: { before: coinsOf(shown.tracks[viewer]!), after: coinsOf(stage.sheet(viewer)) },
    monsters: { before: before.monsters, after: after.monsters },
    events: stage.events,
  };
};
