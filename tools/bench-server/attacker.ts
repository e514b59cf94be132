// Runs one attack in a separate process: `attacker.ts NAME ADDRESS MS`. Prints "ready" before it begins,
// then attacks for MS milliseconds and exits.
import { attackNamed } from './attack-list.ts';

const [name = '', address = '', ms = '0'] = process.argv.slice(2);
const begin = await attackNamed(name)(address);
process.stdout.write('ready\n');
await begin(Number(ms));
