import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DEFAULT_SET } from '../cards/set.ts';
import { usualValues } from '../cards/template.ts';
import { TEMPLATES } from '../cards/template-list.ts';
import { checkSayable } from '../test/faults.ts';
import { parseCsv } from './csv.ts';
import { COLUMNS } from './csv-columns.ts';
import { fault, isError } from './fault.ts';
import { makeCsv } from './make-csv.ts';
import { makeTemplates, parseTemplates } from './template-text.ts';

const HEADER = COLUMNS.join(',');
const table = (...lines: string[]): string => [HEADER, ...lines].join('\n');
const errors = (text: string): string[] =>
  parseCsv(text)
    .faults.filter(isError)
    .map(fault => {
      checkSayable(fault);
      const { code, line, column, place } = fault;
      return `${code} ${line}:${column} ${place}`;
    });

const SPY = 'C7,Ada,,1,,8,ada,imperial,3,4,1,2,3,1,,,,,,"SPY 2 uses 3"';
const GUILDS = 'M22,Guilds,,1,2,,,,,,,,,,1,,2,,,"LOOKHAND all"';

describe('card tables', () => {
  test('parseCsv makes a pack of printed cards from a table', () => {
    const { value, faults } = parseCsv(table(SPY, GUILDS));
    assert.deepEqual(faults, []);
    const [hero, mission] = value?.cards ?? [];
    assert.ok(hero!.type === 'hero' && mission!.type === 'mission');
    assert.deepEqual(hero!.faces.active, {
      attrs: { power: 3, mind: 4, mysticism: 1 },
      effects: [
        {
          on: 'activated',
          window: 'beforeReveal',
          limit: { uses: 3, per: 'game' },
          do: [{ op: 'peekPam', who: 'opponent', amount: 2 }],
        },
      ],
    });
    assert.deepEqual(hero!.faces.wounded, { attrs: { power: 2, mind: 3, mysticism: 1 } });
    assert.deepEqual(mission!.attrs, { mind: 2 });
    assert.deepEqual(mission!.effects, [
      { on: 'missionWon', do: [{ op: 'look', who: 'opponent', from: 'hand', amount: 99 }] },
    ]);
    assert.equal(mission!.source.values, 'printed');
  });

  test('the effect of a card has the source "unknown" if the table gives no templates, text or source for it', () => {
    const [bare, told, meant] =
      parseCsv(
        'id,name,pam,vp,mP,templates,text,source\n' +
          'M5,Ford,1,1,1,,,\n' +
          'M6,Gate,1,1,1,,No effect.,\n' +
          'M7,Wall,1,1,1,,,printed\n',
      ).value?.cards ?? [];
    assert.deepEqual(bare!.source, { name: 'printed', values: 'printed', effect: 'unknown' });
    assert.equal(told!.source.effect, 'printed');
    assert.equal(meant!.source.effect, 'printed');
    const again = parseCsv(makeCsv({ cards: [bare!, told!, meant!] })).value?.cards;
    assert.deepEqual(
      again?.map(({ source }) => source),
      [bare!.source, told!.source, meant!.source],
    );
  });

  test('a table may contain quoted separators and line ends, and start with a byte order mark', () => {
    const text = table('M5,"The ""Old"", long\nFord",x,2,1,,,,,,,,,,1,1,,,,').replaceAll('\n', '\r\n');
    const { value } = parseCsv(`\uFEFF${text}`);
    assert.equal(value?.cards[0]?.name.en, 'The "Old", long\r\nFord');
    assert.equal(value?.cards[0].locked, true);
    const semicolons = parseCsv('id;name;pam;vp;mP\nM5;"a;b";1;1;1\n');
    assert.equal(semicolons.value?.cards[0]?.name.fr, 'a;b');
  });

  test('a row gives both faces of a hero; attributes may be dice', () => {
    const { value, faults } = parseCsv(
      table('C8,Bo,,1,,6,bo,,,,,1,1,1,,,,,,"DICE 1d6; HAND 5 | DRAW_ON_WIN 1; HEAL_SELF on 5+"'),
    );
    assert.deepEqual(faults.filter(isError), []);
    const hero = (value?.cards ?? [])[0]!;
    assert.ok(hero.type === 'hero');
    assert.deepEqual(hero.faces.active.attrs, { roll: '1d6' });
    assert.equal(hero.faces.active.effects?.length, 1);
    assert.equal(hero.faces.wounded.effects?.length, 2);
  });

  test('the shipped cards stay the same if they are written to a table and read again', () => {
    const { value, faults } = parseCsv(makeCsv({ cards: DEFAULT_SET }));
    assert.deepEqual(faults.filter(isError), []);
    assert.deepEqual(value?.cards, DEFAULT_SET);
  });

  for (const [says, text, ...expected] of [
    [
      'a word instead of a number',
      table('M5,Ford,,1,two,,,,,,,,,,1,1,,,,'),
      'csv-not-a-number 2:12 pam',
      'missing-key 2:12 pam',
    ],
    ['a number too high', table('M5,Ford,,1,7,,,,,,,,,,1,1,,,,'), 'out-of-range 2:12 pam'],
    ['an unknown faction', table(SPY.replace('imperial', 'imperail')), 'unknown-faction 2:18 faction'],
    ['a column of another type', table('M5,Ford,,1,1,5,,,,,,,,,1,1,,,,'), 'csv-not-for-type 2:14 hp'],
    ['an id with an unknown letter', table('X5,Ford,,1,1,,,,,,,,,,1,1,,,,'), 'bad-card-id 2:1 id'],
    ['a missing value', table('M5,Ford,,1,1,,,,,,,,,,,1,,,,'), 'missing-key 2:1 vp'],
    [
      'an unknown template',
      table(`${GUILDS.replace('LOOKHAND all', 'DRAW 1; LOKHAND all')}`),
      'unknown-template 2:42 ',
    ],
    ['a quote never closed', table('M5,"Ford,,1,1'), 'csv-open-quote 2:4 '],
    ['text after a quote', table('M5,"Ford" x,,1,1,,,,,,,,,,1,1,,,,'), 'csv-after-quote 2:10 '],
    ['a Mission without attributes', table('M5,Ford,,1,1,,,,,,,,,,1,,,,,'), 'too-few 2:1 mP'],
    ['an unknown column', 'id,name,pma\nM5,Ford,1', 'csv-unknown-column 1:9 '],
    ['effects that aren’t JSON', 'id,name,pam,vp,mP,effects\nM5,Ford,1,1,1,{', 'not-json 2:15 effects'],
    ['a table without names', 'id,pam\nM5,1', 'csv-no-header 1:1 '],
    ['a table without ids', 'name,pam\nFord,1', 'csv-no-header 1:1 '],
    ['a table without a header', SPY, 'csv-no-header 1:1 '],
    ['an empty file', '', 'csv-no-header 1:1 '],
  ] as const)
    test(`parseCsv gives line and column of ${says}`, () => {
      const found = errors(text);
      for (const one of expected)
        assert.ok(found.includes(one), `expected parseCsv to report "${one}", found ${found.join(' | ')}`);
      assert.equal(parseCsv(text).value, undefined);
    });
});

test('parseCsv reports faults in the order of their lines', () => {
  const bad = table(
    'M5,Ford,,1,7,,,,,,,,,,1,1,,,,',
    'X9,Wall,,1,1,,,,,,,,,,1,1,,,,',
    'M6,Gate,,x,1,,,,,,,,,,7,1,,,,',
  );
  assert.deepEqual(errors(bad), [
    'out-of-range 2:12 pam',
    'bad-card-id 3:1 id',
    'csv-not-a-number 4:10 copies',
    'out-of-range 4:23 vp',
  ]);
});

/** Parses a table of one Mission with these additional cells. */
const ford = (cells: Readonly<Record<string, string>>, head: Parameters<typeof parseCsv>[1] = {}) => {
  const all = { id: 'M5', name: 'Ford', pam: '1', vp: '1', mP: '1', ...cells };
  return parseCsv(`${Object.keys(all).join(',')}\n${Object.values(all).join(',')}`, head);
};

test('parseCsv accepts common spellings of yes and no in a cell, and reports other texts', () => {
  const locked = (lock: string): unknown => ford({ lock }).value?.cards[0]?.locked;
  for (const yes of ['x', 'X', '1', 'yes', 'y', 'true', 'oui', 'o', 'vrai', ' x '])
    assert.equal(locked(yes), true, `expected "${yes}" to mean yes`);
  for (const no of ['', '0', 'no', 'N', 'false', 'non', 'faux', '-'])
    assert.equal(locked(no), undefined, `expected "${no}" to mean no`);
  for (const odd of ['xx', 'nox', 'ouix', '00']) {
    const { value, faults } = ford({ lock: odd });
    assert.equal(value, undefined);
    assert.deepEqual(
      faults.filter(isError).map(({ code, place, details }) => [code, place, details]),
      [['csv-not-yes-or-no', 'lock', { found: odd, name: 'lock' }]],
    );
  }
  const [mission] = ford({ team: 'x', passive: 'oui' }).value?.cards ?? [];
  assert.ok(mission?.type === 'mission' && mission.team && mission.passive);
});

test('a number in a cell is whole, may have a sign, and has at most six digits', () => {
  const attrs = (mM: string): unknown => {
    const [card] = ford({ mM }).value?.cards ?? [];
    return card?.type === 'mission' ? card.attrs.mind : undefined;
  };
  assert.equal(attrs('+2'), 2);
  assert.equal(attrs(' 2 '), 2);
  for (const odd of ['2.5', '2x', 'x2', '1234567', '--2'])
    assert.deepEqual(
      ford({ mM: odd })
        .faults.filter(isError)
        .map(({ code, details }) => [code, details]),
      [['csv-not-a-number', { found: odd, name: 'mM' }]],
    );
});

test('the source cell contains one source for the whole card, or one for each part of it', () => {
  const source = (said: string): unknown => ford({ source: said }).value?.cards[0]?.source;
  assert.deepEqual(source('rulebook'), { name: 'rulebook', values: 'rulebook', effect: 'rulebook' });
  assert.deepEqual(source('rulebook/printed'), { name: 'rulebook', values: 'printed', effect: 'printed' });
  assert.deepEqual(source('rulebook/printed/unknown'), {
    name: 'rulebook',
    values: 'printed',
    effect: 'unknown',
  });
});

test('parseCsv reads the columns for tags, the box, the replaced card and the French name', () => {
  const further = { nameFr: 'Gué', tags: 'river  old', set: 'condar', replaces: 'M22' };
  const [card] = ford(further).value?.cards ?? [];
  assert.deepEqual(card?.name, { en: 'Ford', fr: 'Gué' });
  assert.deepEqual(card?.tags, ['river', 'old']);
  assert.deepEqual([card?.set, card?.replaces], ['condar', 'M22']);
  assert.deepEqual(ford({}).value?.pack.id, 'my-box');
  assert.deepEqual(ford({}, { head: { id: 'yours' } }).value?.pack.id, 'yours');
  assert.equal(ford({}).value?.pack.mode, 'overlay');
});

test('parseCsv reports duplicate columns, misspelled columns and cells without a column', () => {
  const twice = parseCsv('id,name,ID\nM5,Ford,M5').faults;
  assert.deepEqual(
    twice.filter(isError).map(({ code, line, column, details }) => [code, line, column, details]),
    [['csv-column-twice', 1, 9, { found: 'id' }]],
  );
  const more = parseCsv('id,name,pam,vp,mP\nM5,Ford,1,1,1, ,2').faults;
  assert.deepEqual(
    more.filter(isError).map(({ code, line, column, details }) => [code, line, column, details]),
    [['csv-too-many-cells', 2, 17, { most: 5 }]],
  );
  assert.deepEqual(
    parseCsv('id,name,pam,vp,mP,,\nM5,Ford,1,1,1, ,2').faults.filter(isError),
    [],
    'expected a column without a name to cause no error',
  );
  const wrong = parseCsv('id,name,pamm\nM5,Ford,1').faults[0];
  assert.equal(wrong?.details.suggestion, 'pam');
  assert.equal(wrong?.details.found, 'pamm');
});

describe('templates in a cell', () => {
  const one = (text: string, type: 'hero' | 'advantage' | 'action' | 'mission' = 'hero') => {
    const { effects, faults } = parseTemplates(text, type);
    assert.deepEqual(faults, [], `expected the template text "${text}" to have no faults`);
    return effects;
  };

  test('a template may be written in several equivalent ways', () => {
    const same = ['SPY 2 uses 3', 'spy 2, 3 uses', 'SPY uses 3 2', 'Spy 2 charges 3'].map(text => one(text));
    for (const effects of same) assert.deepEqual(effects, same[0]);
    assert.deepEqual(one('HAND +1'), one('HAND_PLUS 1'));
    assert.deepEqual(one('BOOST +3 any uses 3', 'action'), one('CHARGE 3 any 3 uses', 'action'));
    assert.deepEqual(one('LOOKHAND 2, 2 uses'), one('LOOKHAND_USES 2 uses 2'));
    assert.deepEqual(one('REASSIGN 1 each conflict'), one('REASSIGN_EACH 1'));
    assert.deepEqual(one('TRAP −2 power, 2 charges', 'action'), one('TRAP 2 P uses 2', 'action'));
    assert.deepEqual(
      one('COMBO guardian: +1 Power', 'advantage'),
      one('COMBO tag guardian 1 power', 'advantage'),
    );
    assert.deepEqual(one('HEAL', 'mission'), one('HEAL 1', 'mission'));
    assert.equal(one('BURN 2 & DISCARD 1 victim', 'action')[0]!.do.length, 2);
    assert.equal(one('BURN 2; DISCARD 1 victim', 'action').length, 2);
    assert.deepEqual(one('ATK +1 mind if wilderness')[0]!.if, {
      all: [{ is: 'attacking' }, { is: 'wilderness' }],
    });
    assert.equal(one('DRAW 1 may', 'mission')[0]!.optional, true);
    assert.deepEqual(one('MANUAL Read it aloud, twice', 'action')[0]!.do, [
      { op: 'manual', prompt: 'Read it aloud, twice' },
    ]);
  });

  test('parseCsv reports missing and surplus words of a template, and templates for other card types', () => {
    const code = (text: string) =>
      parseTemplates(text, 'hero').faults.map(({ code, details }) => {
        checkSayable(fault({ code, path: [], details }));
        return code;
      });
    assert.deepEqual(code('SPY'), ['template-misses']);
    assert.deepEqual(code('SPY 2'), ['template-misses']);
    assert.deepEqual(code('SPY 2 uses 3 power'), ['template-word']);
    assert.deepEqual(code('HAND 99'), ['template-word']);
    assert.deepEqual(code('TRAP 2 power uses 2'), ['template-not-for-type']);
    assert.deepEqual(code('FLY 2'), ['unknown-template']);
    assert.deepEqual(code('MANUAL'), ['template-misses']);
  });

  test('every template of the library stays the same if it is written as text and read again', () => {
    for (const [name, template] of Object.entries(TEMPLATES))
      for (const type of template.types) {
        const values = { ...usualValues(template), ...(name === 'MANUAL' && { prompt: 'As printed' }) };
        const effect = template.make(values, type);
        const text = makeTemplates([effect], type);
        assert.ok(
          text !== undefined,
          `expected the template ${name} to have a text for cards of type ${type}`,
        );
        assert.deepEqual(parseTemplates(text, type).effects, [effect]);
      }
  });
});
