import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { type Notation, readText, writeText } from '../../text/notation.ts';
import { plain } from '../../text/notation-header.ts';
import type { Grid } from './board/grid.ts';
import type { ConfigWish } from './config.ts';
import { configure } from './configure.ts';
import { cartographers } from './game.ts';
import { type CartographersRecord, edictsDiffer, makeHeader, readConfig } from './notation-header.ts';
import { factLines, isFact, makeDecision, parseDecision } from './notation-lines.ts';
import { rulesOf } from './rules.ts';
import type { Command, Event, State } from './types.ts';

const gridOf = ({ config }: State): Grid => rulesOf(config).map.grid;

const NOTATION: Notation<State, Command, Event, ConfigWish> = {
  keys: ['map', 'edicts'],
  makeHeader: (record, end) => {
    const config = configure(record.config);
    return isRefusal(config) ? config : makeHeader(record, end.edicts);
  },
  readConfig,
  aboutRefusal: ({ refused }) =>
    refused.includes('map') ? 'map' : refused === 'bad-seats' ? 'seats' : 'rules',
  differsAtFirst: (keys, { edicts }) => edictsDiffer(keys, edicts),
  makeDecision: (state, decision) => makeDecision(gridOf(state), decision),
  parseDecision: (state, { text }) => parseDecision(gridOf(state), plain(text)),
  factLines,
  isFact,
};

export const makeNotation = (record: CartographersRecord): string | Refusal =>
  writeText(cartographers, NOTATION, record);

export const parseNotation = (text: string): CartographersRecord | Refusal =>
  readText(cartographers, NOTATION, text);
