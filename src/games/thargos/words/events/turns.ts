import type { Text } from '../../../../engine/text.ts';
import { deName } from '../../../../text/french.ts';
import type { Config } from '../../config.ts';
import type { StepName } from '../../effects/effect.ts';
import type { Result } from '../../types.ts';
import { does, isYou, type LogTexts, NNBSP, noLogLine, pick, playerName, say, who } from './log-text.ts';

const GAINS = { en: ['gain', 'gains'], fr: ['gagnez', 'gagne'] } as const;
const LOSES = { en: ['lose', 'loses'], fr: ['perdez', 'perd'] } as const;
const SKIPS = { en: ['skip', 'skips'], fr: ['sautez', 'saute'] } as const;
const STEPS: { readonly [S in StepName]: Text } = {
  draw: { en: 'draw step', fr: 'étape de pioche' },
  advantage: { en: 'Advantage step', fr: 'étape d’avantage' },
  action: { en: 'action step', fr: 'étape d’action' },
  turn: { en: 'turn', fr: 'tour' },
};
const DRAWS_AGAIN = {
  en: ['can draw again', 'can draw again'],
  fr: ['pouvez de nouveau piocher', 'peut de nouveau piocher'],
} as const;

/** HT-6.1: the reasons why a game can end. */
const ENDS: { readonly [W in Result['why']]: Text } = {
  target: { en: 'The target is reached.', fr: 'L’objectif est atteint.' },
  burned: { en: 'A deck is burned.', fr: 'Un deck est brûlé.' },
  lastDitch: { en: 'The last ditch failed.', fr: 'La dernière chance n’a pas suffi.' },
  stalled: {
    en: 'No one makes progress.',
    fr: 'Plus personne n’avance.',
  },
  rounds: {
    en: 'The last round is over.',
    fr: 'La dernière manche est terminée.',
  },
};

/** The rule that decides in each mode who begins. */
const FIRST: { readonly [M in Config['mode']]: string } = {
  duel: 'HT-3.3',
  circle: 'HT-8.1.2',
  story: 'HT-9.3',
  solo: 'HT-11.5.5',
  'solo-story': 'HT-11.5.5',
};

/** Log lines about the start, the turns and the end of a game. */
export const TURNS: LogTexts<
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
  started: noLogLine,
  firstChosen: (reader, { seat }) => ({
    text: `${does(reader, seat, { en: ['go first', 'goes first'], fr: ['commencez', 'commence'] })}.`,
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
  skipped: (reader, { seat, step, isSpent }) => {
    const whose = isYou(reader, seat) ? { en: 'your', fr: 'votre' } : { en: 'their', fr: 'son' };
    return isSpent
      ? { text: `${does(reader, seat, SKIPS)} ${pick(reader, whose)} ${pick(reader, STEPS[step])}.` }
      : undefined;
  },
  granted: noLogLine,
  gained: (reader, { seat, vp, why }) => {
    const points = `${does(reader, seat, vp < 0 ? LOSES : GAINS)} ${Math.abs(vp)}`;
    if (why === 'second')
      return say(
        reader,
        { en: `${points} VP for going second.`, fr: `${points} PV pour jouer en second.` },
        'HT-3.10',
      );
    return say(reader, { en: `${points} VP.`, fr: `${points} PV.` });
  },
  lastDitch: (reader, { seat, isOver }) => {
    if (isOver) return { text: `${does(reader, seat, DRAWS_AGAIN)}.`, rule: 'HT-8.4' };
    const name = who(reader, seat);
    return say(reader, { en: `${name}: last ditch.`, fr: `${name}${NNBSP}: dernière chance.` }, 'HT-8.4');
  },
  burned: (reader, { seat }) => {
    const name = playerName(reader, seat);
    const text = isYou(reader, seat)
      ? { en: 'Your deck is burned.', fr: 'Votre deck est brûlé.' }
      : { en: `${name}’s deck is burned.`, fr: `Le deck ${deName(name)} est brûlé.` };
    return say(reader, text, 'HT-4.2');
  },
  ended: (reader, { result }) => say(reader, ENDS[result.why], 'HT-6.1'),
  asked: noLogLine,
  began: (reader, { lasting: { card, what } }) => {
    if (what.type !== 'rule' || what.rule !== 'cannotBeAttempted' || what.track === undefined)
      return undefined;
    const track = what.track + 1;
    return { ...say(reader, { en: `Track ${track} is closed.`, fr: `La piste ${track} est fermée.` }), card };
  },
  ceased: noLogLine,
};
