/** How this program is called: sources run in a clone, where there is no command of its own. */
export const PROGRAM = import.meta.url.endsWith('.ts') ? 'npm run --silent alidade --' : 'alidade';
