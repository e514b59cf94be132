// One attack as a process of its own: `attacker.ts NAME ADDRESS MS`. Prints "ready" when it is about to begin, then
// attacks for MS milliseconds and ends.
import { attackNamed } from './attack-list.ts';

const [name = '', address = '', ms = '0'] = process.argv.slice(2);
const begin = await attackNamed(name)(address);
process.stdout.write('ready\n');
await begin(Number(ms));
