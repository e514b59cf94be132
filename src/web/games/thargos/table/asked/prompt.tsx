import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  type Attributes,
  attributesOf,
  type Card,
  type CardId,
  design,
  type EffectRef,
  type FaceName,
  type Instance,
  type Options,
  type PackText,
  type Prompt,
  postOfHero,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { namesIn, number, say, text } from '../../../../i18n.ts';
import { language } from '../../../../settings.ts';
import { Art } from '../../../../ui/art.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useLive } from '../../../../ui/live.ts';
import { portrait } from '../../art/portrait.ts';
import { vignette } from '../../art/vignette.ts';
import { Spine } from '../../card/spine.tsx';
import { HeroStrip } from '../../card/strips.tsx';
import { cardText } from '../../card/text.ts';
import { forecastHealed } from '../board/forecast.ts';
import { WouldLack } from '../board/forecast.tsx';
import { cardOf } from '../cards.ts';
import { Cite } from '../chronicle/cite.tsx';
import { WORDS } from '../messages.ts';
import type { TableProps } from '../model.ts';
import { abilityText, nameOf, textAsking, textInPlay } from '../moves.ts';
import { trackOfCard } from '../relevant-track.ts';
import { chosenBefore } from './chosen.ts';
import { isFromHand, pick as pickOne, picksOf } from './picking.ts';
import { asksOf, COUNT_WORDS, isNaming, type None } from './prompt-messages.ts';
import './ask.css';

export const packText = (words: PackText): string =>
  typeof words === 'string' ? words : (words[language.value] ?? words.en ?? words.fr ?? '');

/** One of the effects whose order the player chooses, by its index. */
const waitingAt = (view: View, index: number): EffectRef | undefined => {
  const task = view.agenda.at(-1);
  if (task?.do !== 'effects') return undefined;
  return task.queue.filter(({ seat }) => seat === task.queue[0]!.seat)[index];
};

const waitingEffect = (view: View, index: number): string => {
  const ref = waitingAt(view, index);
  if (!ref) return `${index + 1}`;
  // Names the hero beside whom the card is, to distinguish two copies of the card.
  const hero = ref.post === null ? null : view.posts[ref.post]!.hero;
  const whose = hero === null || hero === ref.source ? '' : ` · ${nameOf(view, hero)}`;
  return `${nameOf(view, ref.source)}${whose}. ${abilityText(view, ref.source, ref.index, ref.face)}`;
};

/** The hero that is about to be wounded or captured, if a rule asks the question instead of a card. */
const heroInQuestion = (view: View): Instance | undefined => {
  const task = view.agenda.at(-1);
  return task?.do === 'wound' || task?.do === 'capture' ? task.hero : undefined;
};

/** The face of the hero whose effect asks the question; `active` if the asking card isn't a hero. */
const faceAsking = (view: View): FaceName => {
  const task = view.agenda.at(-1);
  return (task && 'context' in task && view.heroes[task.context.source]?.face) || 'active';
};

/** The asking card's text with its remaining uses; undefined if the card's instance isn't known. */
const textOfAsking = (view: View, id: CardId, face: FaceName | undefined): string | undefined => {
  const task = view.agenda.at(-1);
  const source = task && 'context' in task ? task.context.source : undefined;
  return source !== undefined && view.faces[source] === id
    ? textAsking(view, source, face ?? 'active', say(WORDS))
    : undefined;
};

/** The label of a candidate: a name, a number, or the text of an effect. */
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
  ['card', 'order', 'hero', 'advantage', 'mission', 'trackCard'].includes(kind);

/** A candidate's track. For a hero to heal, also what an attempt there would lack after the healing. */
const OnTrack = ({
  view,
  prompt,
  pick,
}: Pick<AskProps['options'], 'prompt'> & { view: View; pick: number }) => {
  const track = prompt.kind === 'hero' || prompt.kind === 'mission' ? trackOfCard(view, pick) : undefined;
  if (track === undefined) return null;
  return (
    <small class="th-on-track">
      {' '}
      {say(WORDS).track(track + 1)}{' '}
      {prompt.verb === 'heal' && <WouldLack lacks={forecastHealed(view, pick)} />}
    </small>
  );
};

/** A hero's current values if they are on a track; undefined for other heroes. */
const countedFor = (view: View, hero: Instance): Attributes | undefined =>
  postOfHero(view, hero) === undefined ? undefined : attributesOf(view, hero);

/** If no card asks, the id of the rule that asks, by verb. */
const RULES: Readonly<Record<string, string>> = { detach: 'HT-8.6.1', capture: 'HT-8.6.2' };

const nones = (kind: Prompt['kind']): None => {
  const { nobody, none } = say(COUNT_WORDS);
  return kind === 'hero' || kind === 'player' ? nobody : none;
};

interface AskProps extends TableProps {
  readonly options: Extract<Options, { type: 'choose' }>;
}

const pictureOf = (card: Card, face: FaceName | undefined): string =>
  card.type === 'hero' ? portrait({ ...card, isWounded: face === 'wounded' }) : vignette(card);

const isOneOf = ({ least, most }: Prompt): boolean => least === 1 && most === 1;

/** The Confirm button in the bar, for questions that need more than one tap. */
export const Confirm = ({ model, options: { prompt } }: Pick<AskProps, 'model' | 'options'>) => {
  if (isOneOf(prompt)) return null;
  const counts = say(COUNT_WORDS);
  const picked = model.picked.value;
  const isNone = prompt.least === 0 && picked.length === 0;
  return (
    <Button
      class="th-go"
      data-main
      disabled={picked.length < prompt.least || picked.length > prompt.most}
      onClick={() => void model.submit({ type: 'choose', picks: picksOf(model) })}
    >
      {isNone ? nones(prompt.kind).button : `${counts.confirm} · ${counts.picked(picked.length)}`}
    </Button>
  );
};

interface CandidateProps extends AskProps {
  readonly pick: number;
  readonly index: number;
}

/** The button for a candidate: the short form of its card, or its label. */
const Candidate = ({ model, options: { prompt }, names, pick, index }: CandidateProps) => {
  const view = model.view.value;
  const isOne = isOneOf(prompt);
  const at = model.picked.value.indexOf(pick);
  const card = isCards(prompt) ? cardOf(view, pick) : undefined;
  const take = (): void => {
    if (isOne) void model.submit({ type: 'choose', picks: [pick] });
    else pickOne(model, pick, prompt.most);
  };
  const where = <OnTrack view={view} prompt={prompt} pick={pick} />;
  return (
    <Button
      class={at < 0 ? '' : 'is-picked'}
      aria-pressed={isOne ? undefined : at >= 0}
      title={card && textInPlay(view, pick, view.heroes[pick]?.face)}
      onClick={take}
    >
      {card?.type === 'hero' && (
        <HeroStrip card={card} face={view.heroes[pick]?.face ?? 'active'} attrs={countedFor(view, pick)}>
          {where}
        </HeroStrip>
      )}
      {card && card.type !== 'hero' && <Spine card={card} isHeld hasFactions={view.config.factions} />}
      {prompt.kind === 'order' && at >= 0 && <b class="th-ask-nth is-gold">{number(at + 1)}</b>}
      <span>
        {!card && labelOf(view, prompt, pick, index, names)}
        {card?.type !== 'hero' && where}
      </span>
    </Button>
  );
};

/** A question that a card asks, with the card's picture and text. */
export const Ask = (props: AskProps) => {
  const { model, options } = props;
  const counts = say(COUNT_WORDS);
  const live = useLive();
  const view = model.view.value;
  const { prompt, from } = options;
  const isOne = isOneOf(prompt);
  const asking = prompt.card ?? view.faces[heroInQuestion(view) ?? -1];
  const source = asking ? design(view.config, asking).card : undefined;
  const isConfirm = prompt.kind === 'confirm';
  const face = prompt.card ? faceAsking(view) : view.heroes[heroInQuestion(view) ?? -1]?.face;
  const says = prompt.card && source && (textOfAsking(view, prompt.card, face) ?? cardText(source, face));
  const rule = prompt.card ? undefined : RULES[prompt.verb];
  const chosen = chosenBefore(view, prompt).map(card => nameOf(view, card));
  return (
    <div class="th-ask" data-part="ask" role="group" aria-labelledby="th-ask-title">
      <div class="th-ask-head">
        {source && <Art class="th-ask-art fits" svg={pictureOf(source, face)} />}
        <div class="th-ask-body" {...live}>
          <h2 id="th-ask-title">{text(asksOf(prompt, chosen[0]))}</h2>
          {source && (
            <p class="th-ask-says clamped" title={says || undefined}>
              <b>{text(source.name)}.</b> {says}
            </p>
          )}
          {chosen.length > 0 && !isNaming(prompt) && <p>{counts.chosen(namesIn(chosen))}</p>}
          {(!isOne || rule) && (
            <p>
              {!isOne &&
                (prompt.least === 0
                  ? counts.upTo(prompt.most, nones(prompt.kind))
                  : counts.some(prompt.least, prompt.most))}{' '}
              {rule && <Cite told={{ rule }} view={view} class="th-cite" />}
            </p>
          )}
        </div>
      </div>
      {!isFromHand(model) && (
        <div class={`th-ask-list in-lines is-glance ${isCards(prompt) ? 'is-cards' : ''}`}>
          {(isConfirm ? from.toReversed() : from).map((pick, i) => (
            <Candidate key={pick} {...props} pick={pick} index={i} />
          ))}
        </div>
      )}
    </div>
  );
};
