import { ATTRIBUTES } from '../../../../games/thargos/attributes.ts';
import type { PackText } from '../../../../games/thargos/effects/effect.ts';
import { design } from '../../../../games/thargos/library.ts';
import type { Options } from '../../../../games/thargos/options.ts';
import type { FaceName, Prompt, View } from '../../../../games/thargos/types.ts';
import { ATTRIBUTE_NAMES } from '../../../../games/thargos/words/names.ts';
import { say, text } from '../../../say.ts';
import { language } from '../../../settings.ts';
import { CardFace } from '../card/card-face.tsx';
import { cardText } from '../card/text.ts';
import type { Model } from './model.ts';
import { abilityText, nameOf } from './moves.ts';
import { pick as pickOne } from './picking.ts';
import { KIND_WORDS, PROMPT_WORDS } from './prompt-words.ts';
import { WORDS } from './words.ts';

export const packText = (words: PackText): string =>
  typeof words === 'string' ? words : (words[language.value] ?? words.en ?? words.fr ?? '');

/** Which effect waits at this place of the queue: the agenda says so to whoever is asked. */
const waitingEffect = (view: View, index: number): string => {
  const task = view.agenda.at(-1);
  if (task?.do !== 'effects') return `${index + 1}`;
  const ref = task.queue.filter(({ seat }) => seat === task.queue[0].seat)[index];
  if (!ref) return `${index + 1}`;
  return `${nameOf(view, ref.source)}. ${abilityText(view, ref.source, ref.index, ref.face)}`;
};

/** Which face of a hero asks: both sides may have the same one. */
const faceAsking = (view: View): FaceName => {
  const task = view.agenda.at(-1);
  return (task && 'context' in task && view.heroes[task.context.source]?.face) || 'active';
};

/** What a candidate is called. */
const labelOf = (
  view: View,
  prompt: Prompt,
  pick: number,
  index: number,
  names: readonly string[],
): string => {
  const words = say(WORDS);
  switch (prompt.kind) {
    case 'attribute':
      return text(ATTRIBUTE_NAMES[ATTRIBUTES[pick]]);
    case 'track':
      return `${words.track(pick + 1)} · ${nameOf(view, view.missions[pick])}`;
    case 'player':
      return names[pick] ?? `${pick + 1}`;
    case 'option':
      return packText(prompt.labels?.[pick] ?? `${index + 1}`);
    case 'confirm':
      return pick === 1 ? words.yes : words.no;
    case 'effect':
      return waitingEffect(view, pick);
    default:
      return view.faces[pick] ? nameOf(view, pick) : words.hiddenCard(index + 1);
  }
};

const isCards = ({ kind }: Prompt): boolean =>
  kind === 'card' ||
  kind === 'order' ||
  kind === 'hero' ||
  kind === 'advantage' ||
  kind === 'mission' ||
  kind === 'trackCard';

interface AskProps {
  readonly model: Model;
  readonly options: Extract<Options, { type: 'choose' }>;
  readonly names: readonly string[];
}

/** A choice that a card asks for, with the card shown. */
export const Ask = ({ model, options, names }: AskProps) => {
  const words = say(WORDS);
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
  const source = prompt.card ? design(view.config, prompt.card).card : undefined;
  const isConfirm = prompt.kind === 'confirm';
  // Whether to do it at all is asked before what exactly.
  const asks = isConfirm ? undefined : PROMPT_WORDS[prompt.verb as keyof typeof PROMPT_WORDS];
  const face = faceAsking(view);
  const says = source && cardText(source, face);
  return (
    <div class="th-ask" role="group" aria-labelledby="th-ask-title">
      {source && <CardFace card={source} size="small" face={face} />}
      <div class="th-ask-body">
        <h2 id="th-ask-title">{asks ? text(asks) : text(KIND_WORDS[prompt.kind])}</h2>
        {says && <p class="th-ask-says">{says}</p>}
        {!isOne && <p>{words.pickSome(least, most)}</p>}
        <div class={`th-ask-list ${isCards(prompt) ? 'is-cards' : ''}`}>
          {(isConfirm ? from.toReversed() : from).map((pick, i) => {
            const id = isCards(prompt) ? view.faces[pick] : null;
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
                  <CardFace card={design(view.config, id).card} size="small" face={view.heroes[pick]?.face} />
                ) : null}
                <span>
                  {prompt.kind === 'order' && at >= 0 ? `${at + 1}. ` : ''}
                  {labelOf(view, prompt, pick, i, names)}
                </span>
              </button>
            );
          })}
        </div>
        {!isOne && (
          <button
            type="button"
            class="th-go"
            disabled={picked.length < least || picked.length > most}
            onClick={() => void model.submit({ type: 'choose', picks: picked })}
          >
            {words.confirm} · {words.picked(picked.length)}
          </button>
        )}
      </div>
    </div>
  );
};
