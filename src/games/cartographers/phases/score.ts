import type { Seat } from '../../../engine/game.ts';
import { sum } from '../../../engine/util.ts';
import { type Land, landOf } from '../board/land.ts';
import type { Award } from '../cards/edict.ts';
import { EDICT_LETTERS } from '../config.ts';
import type { SheetRecorder } from '../recorder.ts';
import { countedAwards, edictsOfSeason, type Rules, rulesOf } from '../rules.ts';
import { coinsOf } from '../sheet.ts';
import type { Answers, CardId, Command, EdictScore, Position, Sheet, SheetEvent } from '../types.ts';

type Choose = Extract<Command, { type: 'choose' }>;

/** All awards of a scoring card on a map sheet, before a cluster is chosen. */
export const awardsOf = (rules: Rules, id: CardId, land: Land): readonly Award[] => {
  const { card, values } = rules.edict(id);
  return card.score(land, values, rules.config);
};

/** CA-45 step 3: the empty spaces next to a living monster, each once. */
export const preyedCells = (land: Land) => land.monster.neighbors().and(land.empty);

const scoreEdict = (
  rules: Rules,
  land: Land,
  edict: number,
  id: CardId,
  choice: number | null,
): EdictScore => {
  const all = awardsOf(rules, id, land);
  const chosen = choice === null ? undefined : all.find(award => award.cells.has(choice));
  const awards = chosen ? [chosen] : countedAwards(rules.edict(id), all);
  return {
    edict: EDICT_LETTERS[edict]!,
    card: id,
    stars: sum(awards.map(award => award.stars)),
    awards: awards.map(({ stars, cells, each }) =>
      each === undefined ? { stars, cells: cells.list() } : { stars, cells: cells.list(), each },
    ),
  };
};

/** CA-45, CA-46: scores a season on one sheet. */
export const scoreSheet = (
  table: Position,
  seat: Seat,
  sheet: Sheet,
  choose?: Choose,
): Extract<SheetEvent, { type: 'scored' }> => {
  const rules = rulesOf(table.config);
  const land = landOf(rules.map, sheet);
  const edicts = edictsOfSeason(table.season).map((edict, i) =>
    scoreEdict(rules, land, edict, table.edicts[edict]!, choose?.clusters[i] ?? null),
  );
  const coins = coinsOf(sheet);
  const preyed = preyedCells(land).list();
  const monsters = preyed.length;
  const sumTotal = sum(edicts.map(edict => edict.stars)) + coins - monsters;
  const total = rules.config.seasonFloor === 'zero' ? Math.max(0, sumTotal) : sumTotal;
  return { type: 'scored', sheet: seat, season: table.season, edicts, coins, monsters, preyed, total };
};

/** CA-45: scores the season on every sheet. */
export const scoreSeason = (teller: SheetRecorder, table: Position, choices: Answers): void => {
  for (let seat = 0; seat < table.seats; seat++) {
    const choice = choices[seat];
    teller.emit(scoreSheet(table, seat, teller.sheet(seat), choice?.type === 'choose' ? choice : undefined));
  }
};
