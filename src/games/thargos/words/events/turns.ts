import { deName } from '../../../../engine/french.ts';
import type { Text } from '../../../../engine/text.ts';
import type { Config } from '../../config.ts';
import type { Result } from '../../types.ts';
import { does, isYou, NNBSP, playerName, say, type Tellers, untold, who } from './speaker.ts';

const GAINS = { en: ['gain', 'gains'], fr: ['gagnez', 'gagne'] } as const;
const LOSES = { en: ['lose', 'loses'], fr: ['perdez', 'perd'] } as const;

/** HT-6.1: why a game is over. */
const ENDS: { readonly [W in Result['why']]: Text } = {
  target: { en: 'The target is reached.', fr: 'L’objectif est atteint.' },
  burned: { en: 'A deck is burned.', fr: 'Un deck est brûlé.' },
  lastDitch: { en: 'The last cards are not enough.', fr: 'Les dernières cartes ne suffisent pas.' },
  stalled: {
    en: 'Nobody makes progress.',
    fr: 'Plus personne n’avance.',
  },
  rounds: {
    en: 'The last round is over.',
    fr: 'La dernière manche est terminée.',
  },
};

/** Who begins is decided in another way in each mode; in solo nothing decides it. */
const FIRST: { readonly [M in Config['mode']]: string } = {
  duel: 'HT-3.3',
  circle: 'HT-8.1.2',
  story: 'HT-9.3',
  solo: 'HT-11.5.5',
  'solo-story': 'HT-11.5.5',
};

/** Turn by turn, from who begins to how it ends. */
export const TURNS: Tellers<
  | 'started'
  | 'firstChosen'
  | 'turnBegun'
  | 'acted'
  | 'skipped'
  | 'granted'
  | 'gained'
  | 'lastDitch'
  | 'burned'
  | 'ended'
  | 'asked'
  | 'began'
  | 'ceased'
> = {
  started: untold,
  firstChosen: (reader, { seat }) => ({
    text: `${does(reader, seat, { en: ['begin', 'begins'], fr: ['commencez', 'commence'] })}.`,
    rule: FIRST[reader.config.mode],
  }),
  turnBegun: (reader, { seat }, { rule = 'HT-4.1' }) => {
    const name = playerName(reader, seat);
    const text = isYou(reader, seat)
      ? { en: 'Your turn.', fr: 'À vous de jouer.' }
      : { en: `${name}’s turn.`, fr: `Au tour ${deName(name)}.` };
    return say(reader, text, rule);
  },
  acted: (reader, { seat, what }) =>
    what === 'pass'
      ? {
          text: `${does(reader, seat, { en: ['pass', 'passes'], fr: ['passez', 'passe'] })}.`,
          rule: 'HT-4.4',
        }
      : undefined,
  skipped: (reader, { seat, isSpent }) => {
    const name = who(reader, seat);
    return isSpent
      ? say(reader, { en: `${name}: a step is skipped.`, fr: `${name}${NNBSP}: une étape est sautée.` })
      : undefined;
  },
  granted: untold,
  gained: (reader, { seat, vp, why }) => {
    const name = who(reader, seat);
    if (why === 'second')
      return say(
        reader,
        { en: `${name}: ${vp} VP for going second.`, fr: `${name}${NNBSP}: ${vp} PV comme second joueur.` },
        'HT-3.10',
      );
    const forms = vp < 0 ? LOSES : GAINS;
    return say(reader, {
      en: `${does(reader, seat, forms)} ${Math.abs(vp)} VP.`,
      fr: `${does(reader, seat, forms)} ${Math.abs(vp)} PV.`,
    });
  },
  lastDitch: (reader, { seat, isOver }) => {
    const name = who(reader, seat);
    if (isOver)
      return say(
        reader,
        { en: `${name}: cards to draw again.`, fr: `${name}${NNBSP}: de nouveau des cartes à piocher.` },
        'HT-8.4',
      );
    return say(reader, { en: `${name}: the last ditch.`, fr: `${name}${NNBSP}: dernière chance.` }, 'HT-8.4');
  },
  burned: (reader, { seat }) => {
    const name = who(reader, seat);
    return say(
      reader,
      { en: `${name}: the deck is burned.`, fr: `${name}${NNBSP}: le deck est brûlé.` },
      'HT-4.2',
    );
  },
  ended: (reader, { result }) => say(reader, ENDS[result.why], 'HT-6.1'),
  asked: untold,
  began: (reader, { lasting: { card, what } }) => {
    if (what.type !== 'rule' || what.rule !== 'cannotBeAttempted' || what.track === undefined)
      return undefined;
    const track = what.track + 1;
    return { ...say(reader, { en: `Track ${track} is closed.`, fr: `La piste ${track} est fermée.` }), card };
  },
  ceased: untold,
};
