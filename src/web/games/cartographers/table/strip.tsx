import {
  makeCell,
  type Options,
  refusalRule,
  refusalText,
  rulesOf,
} from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { language } from '../../../settings.ts';
import { isFinger } from '../../../ui/dom.ts';
import { ErrorCode } from '../../../ui/error-code.tsx';
import { AttackLines } from './attack-lines.tsx';
import type { MapAttack } from './attacks.ts';
import { InkHint } from './controls.tsx';
import { effectsOf, effectText } from './effect.ts';
import { WORDS } from './messages.ts';
import type { Model } from './model.ts';
import { capital } from './question.ts';

/** Explains what pointing at a space or tapping it does while the player holds no shape. */
const hintFor = ({ type }: Options): string => {
  const words = say(WORDS);
  if (type === 'none' || type === 'choose') return '';
  const hints = isFinger() ? words.tap : words.point;
  if (type === 'drawHero') return hints.hero;
  return type === 'gaze' || type === 'ravage' ? hints.space : hints.shape;
};

export interface AnswerProps {
  readonly model: Model;
  readonly attacks: readonly MapAttack[];
  /** The name of the shown map if it belongs to a different player. */
  readonly visited: string | undefined;
}

/** Shows and announces what the held drawing would change, or why it is refused. */
export const Strip = ({ model, attacks, visited }: AnswerProps) => {
  const words = say(WORDS);
  const { view, options, rested } = model;
  const { held, refusal: blocked } = rested.value;
  const refusal = blocked ?? model.refused.value;
  // A refused drawing has no preview.
  const preview = held && !refusal && rested.value.preview;
  const { grid } = rulesOf(view.value.config).map;
  const rule = refusal && refusalRule(refusal);
  const place = held ? held.cells.map(cell => makeCell(grid, cell)).join(' ') : '';
  const effects = preview ? effectsOf(preview) : [];
  return (
    <div class="strip" data-part="strip" role="status">
      {visited && <p class="visit-name">{visited}</p>}
      {refusal && (
        <p class="refused">
          <span class="hidden">{words.at(place)}</span>
          {refusalText(refusal, language.value, grid)}
          {rule && (
            <a href={linkTo('rules', rule)} title={rule}>
              {words.whyRule}
            </a>
          )}
          {!blocked && <ErrorCode refusal={refusal} />}
        </p>
      )}
      {preview && (
        <>
          <span class="hidden">
            {words.at(place)}
            {words.fits} {capital(effectText(preview))}.
          </span>
          <ul class="bare-list" aria-hidden="true">
            {effects.map(effect => (
              <li key={effect.says} class={effect.isGood ? 'is-good' : 'is-bad'}>
                {effect.says}
              </li>
            ))}
            {effects.length === 0 && <li>{words.noEffect}</li>}
          </ul>
        </>
      )}
      {!held && attacks.length > 0 && <AttackLines attacks={attacks} model={model} />}
      {/* Attacks replace the usual hint for drawing, which players know by then. Hints for rarer questions
          stay. */}
      {!held && (attacks.length === 0 || options.value.type !== 'draw') && <p>{hintFor(options.value)}</p>}
      <InkHint model={model} />
    </div>
  );
};
