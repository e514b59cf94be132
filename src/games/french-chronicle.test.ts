import assert from 'node:assert/strict';
import { test } from 'node:test';
import { range } from '../engine/util.ts';
import { deName } from '../text/french.ts';
import { cartographers } from './cartographers/game.ts';
import * as maps from './cartographers/test/games.ts';
import { logDetails as aboutMaps } from './cartographers/words/log-details.ts';
import { logLines as toldOfMaps } from './cartographers/words/log-line.ts';
import { thargos } from './thargos/test/game.ts';
import * as fights from './thargos/test/games.ts';
import { logDetails } from './thargos/words/log-details.ts';
import { logLine } from './thargos/words/log-line.ts';

/** Checks the French log of whole games for words that a French reader would find wrong. */

/** Player names before which French elides or contracts “de” and “le”, and others before which it doesn’t. */
const NAMES = range(100).map(seat => ['Ada', 'Yves', 'Yasmine', 'Hélène', 'Bruno', 'Le Rival'][seat % 6]!);

/** Names that are the same in both languages, including those that are English in the French boxes. */
const PROPER = `ada bruno hélène yasmine yves adra celestia condar dal darkun darkwolf dobrik dorrec elios falconer falross
  freyla gorrel graxx gryphon hask hrolf ilvane jethreki joleu kethra krill krisoss kurnor lorkheim makden marakush
  melok mentass metbetoch orrin oskillos ossrik pell raskor ruk rund sithe skarn slavit tamsin tebezil telvar thargos
  tyla veyl vhassk vindikass wren rift lands the golden granary cauldrons broken road`;

/** Words that are spelled alike in both languages. */
const ALIKE = `abomination agent archer attitude audience bastion bronze champion commando deck double dragon duel
  face horde lance mangrove mission missions oppose pile places poison racket raid ravage rite rival royal sabotage second secret secrets
  tables temple troll village zombie`;

const SHARED = new Set(`${PROPER} ${ALIKE}`.split(/\s+/));

const MISTAKES: readonly [why: string, pattern: RegExp][] = [
  ['a bracketed ending, such as “(s)”', /\((e|s|es|x)\)/],
  ['à or de without its contraction', /(^|[\s’])(de|à) les? /i],
  ['a missing elision', /(^|[\s’«])(de|le|la|que|ne|se|ce|je) [aeiouàâéèêîôûœ]/iu],
  ['an elided de before a y with a vowel', /d’y[aeiou]/iu],
  ['a missing narrow no-break space', /[^\u202f][:;!?»]|«[^\u202f]/],
  ['a quotation mark or apostrophe that is not French', /['"“”]/],
  ['the past tense', /(^|\s)(avez|a|ont) \p{L}+(é|ée|és|i|u|is)[\s.,]/u],
];

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

const checkLine = (fr: string, en: string): void => {
  for (const [why, pattern] of MISTAKES)
    assert.doesNotMatch(fr, pattern, `expected a French sentence without ${why}, found ${fr}`);
  const english = new Set(wordsIn(en));
  for (const word of wordsIn(fr))
    assert.ok(
      SHARED.has(word) || !english.has(word),
      `expected a French word, found “${word}” (if it is the same in both languages, add it to ALIKE) in: ${fr}`,
    );
};

test('in every mode, the French chronicle of Thargos has no English words and none of the mistakes in MISTAKES', () => {
  const told = new Set<string>();
  fights.overGames('french', 55, (name, kind) => {
    const [started, ...opening] = fights.startGame(kind, name);
    const tell = ({ before, events }: Pick<fights.Step, 'before' | 'events'>): void => {
      let state = before;
      for (const event of events) {
        const seen = thargos.redact(event, 0, state);
        state = thargos.evolve(state, event);
        if (!seen) continue;
        const known = logDetails(seen, 0, state);
        const reader = { viewer: 0, names: NAMES, config: state.config } as const;
        const fr = logLine(seen, known, { ...reader, language: 'fr' });
        const en = logLine(seen, known, { ...reader, language: 'en' });
        assert.equal(fr === undefined, en === undefined);
        if (!fr || !en) continue;
        told.add(event.type);
        checkLine(fr.text, en.text);
      }
    };
    tell({ before: fights.foldEvents([started!]), events: opening });
    fights.playGame(kind, name, tell);
  });
  assert.ok(told.size > 20, `expected the games to have more than 20 types of events, found ${told.size}`);
});

test('with every combination of boxes, the French log of Cartographers has no English words and none of the mistakes in MISTAKES', () => {
  const sheets = {
    fr: NAMES.map(name => `la feuille ${deName(name)}`),
    en: NAMES.map(name => `${name}’s map`),
  };
  for (const i of range(45)) {
    const name = `french ${i}`;
    const { seats, wish } = maps.namedGame(name);
    const [started, ...opening] = maps.startGame(seats, name, wish);
    const tell = ({ before, events }: Pick<maps.Step, 'before' | 'events'>): void => {
      let state = before;
      for (const event of events) {
        const seen = cartographers.redact(event, 0, state);
        state = cartographers.evolve(state, event);
        if (!seen) continue;
        const known = aboutMaps(seen, 0, state);
        const reader = { names: NAMES, config: state.config };
        const fr = toldOfMaps(seen, known, { ...reader, language: 'fr', sheets: sheets.fr });
        const en = toldOfMaps(seen, known, { ...reader, language: 'en', sheets: sheets.en });
        assert.equal(fr.length, en.length);
        fr.forEach(({ text }, line) => {
          checkLine(text, en[line]!.text);
        });
      }
    };
    tell({ before: maps.foldEvents([started!]), events: opening });
    maps.playGame(seats, name, wish, tell);
  }
});
