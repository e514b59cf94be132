import type { GameRecord } from '../../../engine/record.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { type Decision, type Notation, readText, writeText } from '../../../text/notation.ts';
import { differs, headerLines, type Line, readRules, readVariant } from '../../../text/notation-header.ts';
import { CHOICES, type ConfigWish } from '../config.ts';
import type { Event } from '../events.ts';
import { thargos } from '../game.ts';
import type { Command, State } from '../types.ts';
import { factLines, isFact, makeDecision, namesTruly, parseDecision } from './lines.ts';

export type ThargosRecord = GameRecord<Command, Event, ConfigWish>;

export const makeHeader = (record: ThargosRecord): string[] => {
  const { mode = 'duel', ...rules } = record.config;
  return headerLines(record, mode, rules);
};

const readDecision = (state: State, line: Line): Decision<Command> | Refusal | undefined => {
  const decision = parseDecision(line.text);
  if (!decision || namesTruly(state, line.text)) return decision;
  return differs(line, makeDecision(state, decision));
};

const NOTATION: Notation<State, Command, Event, ConfigWish> = {
  keys: [],
  makeHeader,
  readConfig: keys => {
    const mode = readVariant(keys, thargos.id, CHOICES.mode);
    if (isRefusal(mode)) return mode;
    const rules = readRules(keys, ['mode']);
    return isRefusal(rules) ? rules : { mode, ...rules };
  },
  aboutRefusal: ({ refused }) => (refused === 'bad-seats' ? 'seats' : 'rules'),
  makeDecision,
  parseDecision: readDecision,
  factLines,
  isFact,
};

export const makeNotation = (record: ThargosRecord, game = thargos): string | Refusal =>
  writeText(game, NOTATION, record);

export const parseNotation = (text: string, game = thargos): ThargosRecord | Refusal =>
  readText(game, NOTATION, text);
