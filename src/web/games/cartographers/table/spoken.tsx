import { currentUpdates, type Update } from '../../../../engine/update.ts';
import { type Event, makeCell } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { rowsHeld, terrainsFor } from './hand.ts';
import { gridFor, type Model } from './model.ts';
import { capital, terrainWord } from './question.ts';
import { shapeWords } from './shape-messages.ts';

const WORDS = {
  en: {
    drew: (terrain: string, cells: string) => `You drew ${terrain} on ${cells}.`,
    holding: (terrain: string, shape: string) => `${terrain}, ${shape}.`,
  },
  fr: {
    drew: (terrain: string, cells: string) => `Vous avez dessiné${'\u202f'}: ${terrain} en ${cells}.`,
    holding: (terrain: string, shape: string) => `${terrain}, ${shape}.`,
  },
};

/** Describes the viewer’s last drawing, on whichever map it is. */
const lastDrawn = (told: readonly Update<Event>[], { viewer, view, people }: Model): string => {
  // Spectators draw nothing.
  if (!people.includes(viewer.value)) return '';
  const drawn = currentUpdates(told)
    .flatMap(({ events: happened }) => happened.map(({ event }) => event))
    .findLast(event => event.type === 'drawn' && event.by === viewer.value);
  if (drawn?.type !== 'drawn') return '';
  const cells = drawn.cells.map(cell => makeCell(gridFor(view.value), cell)).join(' ');
  return say(WORDS).drew(terrainWord(drawn.terrain), cells);
};

const held = ({ options, view, hand }: Model): string => {
  const { type } = options.value;
  if (type !== 'draw' && type !== 'drawMonster') return '';
  const terrains = terrainsFor(options.value);
  const terrain = terrains[Math.min(hand.value.terrain, terrains.length - 1)]!;
  const rows = rowsHeld(view.value, options.value, hand.value);
  return say(WORDS).holding(capital(terrainWord(terrain)), shapeWords(rows));
};

interface SpokenProps {
  readonly model: Model;
  readonly told: readonly Update<Event>[];
}

/** Announces to screen readers how the held shape changed, and what was drawn. */
export const Spoken = ({ model, told }: SpokenProps) => (
  <>
    <p class="hidden" role="status">
      {lastDrawn(told, model)}
    </p>
    <p class="hidden" role="status">
      {held(model)}
    </p>
  </>
);
