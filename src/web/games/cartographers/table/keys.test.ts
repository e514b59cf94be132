import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUndoKey } from './keys.ts';

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, repeat: false };

test('Ctrl+Z and Cmd+Z undo even with Caps Lock; redo keys and a key held down do not', () => {
  const undoes = (key: string, pressed: Partial<typeof NONE>) => isUndoKey({ ...NONE, ...pressed, key });
  assert.ok(undoes('z', { ctrlKey: true }));
  assert.ok(undoes('z', { metaKey: true }));
  assert.ok(undoes('Z', { ctrlKey: true }));
  assert.ok(!undoes('Z', { ctrlKey: true, shiftKey: true }));
  assert.ok(!undoes('z', { ctrlKey: true, shiftKey: true }));
  assert.ok(!undoes('z', { ctrlKey: true, altKey: true }));
  assert.ok(!undoes('z', { ctrlKey: true, repeat: true }));
  assert.ok(!undoes('z', {}));
  assert.ok(!undoes('y', { ctrlKey: true }));
});
