import type { Options } from '../../../../../games/thargos/asking/options.ts';
import { ATTRIBUTES } from '../../../../../games/thargos/attributes.ts';
import { design } from '../../../../../games/thargos/board/library.ts';
import type { PackText } from '../../../../../games/thargos/effects/effect.ts';
import type { EffectRef } from '../../../../../games/thargos/flow/tasks.ts';
import type { FaceName, Instance, Prompt, View } from '../../../../../games/thargos/types.ts';
import { ATTRIBUTE_NAMES } from '../../../../../games/thargos/words/names.ts';
import { say, text } from '../../../../say.ts';
import { language } from '../../../../settings.ts';
import { CardFace } from '../../card/card-face.tsx';
import { cardText } from '../../card/text.ts';
import { Cite } from '../chronicle/cite.tsx';
import type { Model } from '../model.ts';
import { abilityText, nameOf } from '../moves.ts';
import { WORDS } from '../words.ts';
import { isFromHand, pick as pickOne } from './picking.ts';
import { COUNT_WORDS, KIND_WORDS, type None, PROMPT_WORDS } from './prompt-words.ts';

export const packText = (words: PackText): string =>
  typeof words === 'string' ? words : (words[language.value] ?? words.en ?? words.fr ?? '');

/** Which effect waits at this place of the queue: the agenda says so to whoever is asked. */
const waitingAt = (view: View, index: number): EffectRef | undefined => {
  const task = view.agenda.at(-1);
  if (task?.do !== 'effects') return undefined;
  return task.queue.filter(({ seat }) => seat === task.queue[0]!.seat)[index];
};

const waitingEffect = (view: View, index: number): string => {
  const ref = waitingAt(view, index);
  if (!ref) return `${index + 1}`;
  // Two of the same card are told apart by the hero they lie beside.
  const hero = ref.post === null ? null : view.posts[ref.post]!.hero;
  const whose = hero === null || hero === ref.source ? '' : ` · ${nameOf(view, hero)}`;
  return `${nameOf(view, ref.source)}${whose}. ${abilityText(view, ref.source, ref.index, ref.face)}`;
};

/** Whom a rule asks about, where no card asks: a hero about to be wounded, or taken. */
const heroInQuestion = (view: View): Instance | undefined => {
  const task = view.agenda.at(-1);
  return task?.do === 'wound' || task?.do === 'capture' ? task.hero : undefined;
};

/** The card that a candidate is, or that its effect comes from. */
const cardShown = (view: View, prompt: Prompt, pick: number): Instance | undefined => {
  if (prompt.kind === 'effect') return waitingAt(view, pick)?.source;
  return isCards(prompt) ? pick : undefined;
};

/** Which face of a hero asks: both sides may have the same one. */
const faceAsking = (view: View): FaceName => {
  const task = view.agenda.at(-1);
  return (task && 'context' in task && view.heroes[task.context.source]?.face) || 'active';
};

/** What a candidate is called. */
export const labelOf = (
  view: View,
  prompt: Prompt,
  pick: number,
  index: number,
  names: readonly string[],
): string => {
  const words = say(WORDS);
  const counts = say(COUNT_WORDS);
  switch (prompt.kind) {
    case 'attribute':
      return text(ATTRIBUTE_NAMES[ATTRIBUTES[pick]!]);
    case 'track':
      return `${words.track(pick + 1)} · ${nameOf(view, view.missions[pick])}`;
    case 'player':
      return names[pick] ?? `${pick + 1}`;
    case 'option':
      return packText(prompt.labels?.[pick] ?? `${index + 1}`);
    case 'confirm':
      return pick === 1 ? counts.yes : counts.no;
    case 'effect':
      return waitingEffect(view, pick);
    default:
      return view.faces[pick] ? nameOf(view, pick) : counts.hiddenCard(index + 1);
  }
};

const isCards = ({ kind }: Prompt): boolean =>
  kind === 'card' ||
  kind === 'order' ||
  kind === 'hero' ||
  kind === 'advantage' ||
  kind === 'mission' ||
  kind === 'trackCard';

/** The rule that asks, where no card does. */
const RULES: Readonly<Record<string, string>> = { detach: 'HT-8.6.1', capture: 'HT-8.6.2' };

const nones = (kind: Prompt['kind']): None => {
  const { nobody, none } = say(COUNT_WORDS);
  return kind === 'hero' || kind === 'player' ? nobody : none;
};

interface AskProps {
  readonly model: Model;
  readonly options: Extract<Options, { type: 'choose' }>;
  readonly names: readonly string[];
}

/** A choice that a card asks for, with the card shown. */
export const Ask = ({ model, options, names }: AskProps) => {
  const counts = say(COUNT_WORDS);
  const view = model.view.value;
  const { prompt, from } = options;
  const { least, most } = prompt;
  const isOne = least === 1 && most === 1;
  const picked = model.picked.value;
  const take = (pick: number): void => {
    if (isOne) {
      void model.submit({ type: 'choose', picks: [pick] });
      return;
    }
    pickOne(model, pick, most);
  };
  const asking = prompt.card ?? view.faces[heroInQuestion(view) ?? -1];
  const source = asking ? design(view.config, asking).card : undefined;
  const isConfirm = prompt.kind === 'confirm';
  // Whether to do it at all is asked before what exactly.
  const asks = isConfirm ? undefined : PROMPT_WORDS[prompt.verb as keyof typeof PROMPT_WORDS];
  const face = prompt.card ? faceAsking(view) : view.heroes[heroInQuestion(view) ?? -1]?.face;
  const says = prompt.card && source && cardText(source, face);
  const rule = prompt.card ? undefined : RULES[prompt.verb];
  // Whoever may choose nobody is told so, on the button too.
  const isNone = least === 0 && picked.length === 0;
  const none = nones(prompt.kind);
  const isInHand = isFromHand(model);
  return (
    <div class="th-ask" role="group" aria-labelledby="th-ask-title">
      {source && !isInHand && <CardFace card={source} size="small" face={face} />}
      <div class="th-ask-body">
        <h2 id="th-ask-title">{asks ? text(asks) : text(KIND_WORDS[prompt.kind])}</h2>
        {says && (
          <p class="th-ask-says">
            {/* The hand is seen with the board above it: the card that asks needs its words alone. */}
            {isInHand && <b>{text(source.name)}. </b>}
            {says}
          </p>
        )}
        {(!isOne || rule) && (
          <p>
            {!isOne && (least === 0 ? counts.upTo(most, none) : counts.some(least, most))}{' '}
            {rule && <Cite told={{ rule }} view={view} class="th-cite" />}
          </p>
        )}
        {!isInHand && (
          <div class={`th-ask-list ${isCards(prompt) || prompt.kind === 'effect' ? 'is-cards' : ''}`}>
            {(isConfirm ? from.toReversed() : from).map((pick, i) => {
              const shown = cardShown(view, prompt, pick);
              const id = shown === undefined ? null : view.faces[shown];
              const at = picked.indexOf(pick);
              return (
                <button
                  type="button"
                  key={pick}
                  class={at < 0 ? '' : 'is-picked'}
                  aria-pressed={isOne ? undefined : at >= 0}
                  onClick={() => take(pick)}
                >
                  {id ? (
                    <CardFace
                      card={design(view.config, id).card}
                      size="small"
                      face={view.heroes[shown ?? pick]?.face}
                    />
                  ) : null}
                  <span>
                    {prompt.kind === 'order' && at >= 0 ? `${at + 1}. ` : ''}
                    {labelOf(view, prompt, pick, i, names)}
                  </span>
                </button>
              );
            })}
          </div>
        )}
        {!isOne && (
          <button
            type="button"
            class="th-go"
            disabled={picked.length < least || picked.length > most}
            onClick={() => void model.submit({ type: 'choose', picks: picked })}
          >
            {isNone ? none.button : `${counts.confirm} · ${counts.picked(picked.length)}`}
          </button>
        )}
      </div>
    </div>
  );
};
