import assert from 'node:assert/strict';
import { test } from 'node:test';
import { originsIn, throughDoors } from './door-plugin.ts';

const DOOR = '/src/games/chess/ui.ts';
const origins = originsIn(
  DOOR,
  `export { type Board, move, moves as legalMoves } from './board/moves.ts';
export type { View } from './types.ts';
export {
  WORDS,
} from './words.ts';
`,
);

const through = (code: string): string => throughDoors('/src/web/games/chess/table.tsx', code, () => origins);

test('originsIn maps each name that ui.ts re-exports to its module', () => {
  assert.deepEqual(Object.fromEntries(origins), {
    Board: { name: 'Board', path: '/src/games/chess/board/moves.ts' },
    move: { name: 'move', path: '/src/games/chess/board/moves.ts' },
    legalMoves: { name: 'moves', path: '/src/games/chess/board/moves.ts' },
    View: { name: 'View', path: '/src/games/chess/types.ts' },
    WORDS: { name: 'WORDS', path: '/src/games/chess/words.ts' },
  });
});

test('throughDoors replaces an import from ui.ts with imports from the modules behind it', () => {
  assert.equal(
    through(`import { legalMoves, WORDS as TEXTS } from "../../../games/chess/ui.ts";\nplay();\n`),
    `import { moves as legalMoves } from '../../../games/chess/board/moves.ts'; import { WORDS as TEXTS } from '../../../games/chess/words.ts';\nplay();\n`,
  );
  assert.equal(
    through(`export { move } from '../../../games/chess/ui.ts';`),
    `export { move as move } from '../../../games/chess/board/moves.ts';`,
  );
});

test('throughDoors also replaces imports from src/web/ui/ui.ts', () => {
  const kit = originsIn('/src/web/ui/ui.ts', `export { Button } from './button.tsx';`);
  assert.equal(
    throughDoors('/src/web/home/home.tsx', `import { Button } from '../ui/ui.ts';`, () => kit),
    `import { Button as Button } from '../ui/button.tsx';`,
  );
});

test("throughDoors doesn't change other imports", () => {
  const code = `import { Page } from '../../ui/page.tsx';\nimport { h } from 'preact';\nimport './ui.ts';\n`;
  assert.equal(through(code), code);
});

test('throughDoors rejects a name that ui.ts does not export', () => {
  assert.throws(
    () => through(`import { castle } from '../../../games/chess/ui.ts';`),
    /expected castle in \/src\/games\/chess\/ui\.ts/,
  );
});
