import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ATTRIBUTES } from '../../../../games/thargos/attributes.ts';
import { design } from '../../../../games/thargos/library.ts';
import type { Instance, View } from '../../../../games/thargos/types.ts';
import { linkTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CardFace } from '../card/card-face.tsx';
import { Chronicle } from './chronicle.tsx';
import { ConflictPanel } from './conflict.tsx';
import { Hand } from './hand.tsx';
import { ledgerOf, tracksFor } from './ledger.ts';
import type { Model } from './model.ts';
import { type Move, movesFor, shortName } from './moves.ts';
import { Ask } from './prompt.tsx';
import { Rail } from './rails.tsx';
import { Refused } from './refused.tsx';
import { StoryMap } from './story-map.tsx';
import { Track } from './track.tsx';
import { WORDS } from './words.ts';

interface PlayProps {
  readonly model: Model;
  readonly names: readonly string[];
}

/** A card close up; a hero with both faces. */
const Close = ({
  view,
  card,
  onClose,
}: {
  readonly view: View;
  readonly card: Instance;
  readonly onClose: () => void;
}) => {
  const words = say(WORDS);
  const id = view.faces[card];
  if (!id) return null;
  const found = design(view.config, id).card;
  return (
    <dialog
      class="th-close"
      ref={element => {
        if (element && !element.open) element.showModal();
      }}
      onClose={onClose}
    >
      <div class="th-close-cards">
        <CardFace card={found} size="large" {...(found.type === 'hero' ? { face: 'active' as const } : {})} />
        {found.type === 'hero' && <CardFace card={found} size="large" face="wounded" />}
      </div>
      <form method="dialog">
        <button type="submit">{words.goOn}</button>
      </form>
    </dialog>
  );
};

/** Heroes waiting for a place (HT-3.6). */
const Team = ({ model }: { readonly model: Model }) => {
  const view = model.view.value;
  const options = model.options.value;
  if (options.type !== 'placeHero') return null;
  const held = model.held.value;
  return (
    <div class="th-team">
      {options.heroes.map(hero => {
        const id = view.faces[hero];
        const isHeld = held?.type === 'hero' && held.hero === hero;
        return (
          <button
            type="button"
            key={hero}
            aria-pressed={isHeld}
            class={isHeld ? 'is-held' : ''}
            onClick={() => {
              model.held.value = { type: 'hero', hero };
            }}
          >
            {id && <CardFace card={design(view.config, id).card} size="small" />}
          </button>
        );
      })}
    </div>
  );
};

const Buttons = ({ model, moves }: { readonly model: Model; readonly moves: readonly Move[] }) => (
  <div class="th-buttons">
    {moves.map(({ label, command, isMain }) => (
      <button
        type="button"
        key={label}
        class={isMain ? 'th-go' : ''}
        onClick={() => void model.submit(command)}
      >
        {label}
      </button>
    ))}
  </div>
);

/** One sentence says whose turn it is and what to do. */
const Status = ({ model, names }: PlayProps) => {
  const words = say(WORDS);
  const view = model.view.value;
  const { question } = view;
  const isMine = question?.seat === model.eyes.value;
  return (
    <div class={`th-status ${isMine ? 'is-mine' : ''}`} role="status">
      <b>{isMine ? words.yourTurn : words.turnOf(names[view.turn.seat] ?? '')}</b>
      <span>
        {question ? (isMine ? words.asks[question.type] : words.waiting(names[question.seat] ?? '')) : ''}
      </span>
    </div>
  );
};

/** Whom a tap on the board means now: somebody who may be picked, or to whom a held card may go. */
const pickable = (model: Model): readonly Instance[] => {
  const options = model.options.value;
  const held = model.held.value;
  if (options.type === 'choose')
    return ['hero', 'mission', 'advantage', 'trackCard'].includes(options.prompt.kind) ? options.from : [];
  if (options.type !== 'act' || held?.type !== 'card') return [];
  const attach = options.attach.find(({ card }) => card === held.card);
  const action = options.actions.find(({ card }) => card === held.card);
  return attach?.heroes ?? action?.heroes ?? [];
};

const useKeys = (model: Model, moves: readonly Move[]): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') return model.letGo();
      const view = model.view.peek();
      const options = model.options.peek();
      const n = Number(event.key);
      if (!Number.isInteger(n) || n < 1 || n > 9 || event.key === ' ') return;
      const held = model.held.peek();
      const isPlacing = options.type === 'attack' || options.type === 'defend';
      if (isPlacing && held?.type === 'card' && n <= 3) {
        const colour = ATTRIBUTES[n - 1];
        if (!options.rule.colours.includes(colour)) return;
        model.laid.value = [...model.laid.peek(), { card: held.card, colour }];
        model.held.value = undefined;
        return;
      }
      const left = view.hand.filter(card => !model.laid.peek().some(laid => laid.card === card));
      const card = left[n - 1];
      if (card !== undefined) model.held.value = { type: 'card', card };
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [model, moves]);
};

export const Play = ({ model, names }: PlayProps) => {
  const words = say(WORDS);
  const close = useSignal<Instance | undefined>(undefined);
  const shownTrack = useSignal(0);
  const view = model.view.value;
  const options = model.options.value;
  const eyes = model.eyes.value;
  const moves = movesFor(view, options, model.held.value, words);
  useKeys(model, moves);
  const asked = pickable(model);
  const isChoosing = options.type === 'choose';
  const ledgers = useComputed(() =>
    tracksFor(model.view.value, model.eyes.value).map(track =>
      ledgerOf(model.view.value, track, model.eyes.value),
    ),
  );
  const look = (card: Instance): void => {
    if (!asked.includes(card)) {
      close.value = card;
      return;
    }
    if (options.type === 'choose') {
      if (options.prompt.most === 1) void model.submit({ type: 'choose', picks: [card] });
      else model.picked.value = [...model.picked.value.filter(other => other !== card), card];
      return;
    }
    const held = model.held.value;
    if (options.type !== 'act' || held?.type !== 'card') return;
    const isAdvantage = options.attach.some(attach => attach.card === held.card);
    void model.submit(
      isAdvantage
        ? { type: 'attach', card: held.card, hero: card }
        : { type: 'playAction', card: held.card, hero: card },
    );
  };
  const others = view.players.flatMap((_, seat) => (seat === eyes ? [] : [seat]));
  return (
    <div class={`th-table ${view.conflict ? 'is-conflict' : ''}`}>
      <header class="th-top">
        {others.map(seat => (
          <Rail
            key={seat}
            view={view}
            seat={seat}
            name={names[seat]}
            isAsked={view.question?.seat === seat}
          />
        ))}
        <nav class="th-nav">
          <a href={linkTo('thargos')}>{words.home}</a>
          <a href={linkTo('thargos', 'rules')}>{words.rules}</a>
          <a href={linkTo('settings')} aria-label={words.menu} title={words.menu}>
            <Icon name="settings" />
          </a>
        </nav>
      </header>
      <main class="th-board" aria-label={words.tracks}>
        <h1 class="th-unseen">{words.title}</h1>
        {isChoosing && <Ask model={model} options={options} names={names} />}
        {view.conflict ? (
          <ConflictPanel model={model} names={names} />
        ) : view.story ? (
          <StoryMap model={model} names={names} onLook={look} />
        ) : (
          <>
            <div class="th-tabs" role="group" aria-label={words.tracks}>
              {ledgers.value.map(({ track, lacks, attempt }, i) => (
                <button
                  type="button"
                  key={track}
                  aria-pressed={shownTrack.value === i}
                  onClick={() => (shownTrack.value = i)}
                >
                  <b>{track + 1}</b>{' '}
                  {attempt &&
                    (lacks.length === 0 ? words.youLead : `−${lacks.reduce((sum, { by }) => sum + by, 0)}`)}
                </button>
              ))}
            </div>
            <div class="th-tracks" data-shown={shownTrack.value}>
              {ledgers.value.map(ledger => (
                <Track
                  key={ledger.track}
                  view={view}
                  ledger={ledger}
                  names={names}
                  isHeld={model.held.value?.type === 'track' && model.held.value.track === ledger.track}
                  canAttempt={options.type === 'act' && options.attempts.includes(ledger.track)}
                  asked={asked}
                  onHold={() => {
                    model.held.value = { type: 'track', track: ledger.track };
                  }}
                  onLook={look}
                />
              ))}
            </div>
          </>
        )}
        <Team model={model} />
      </main>
      <section class="th-bar">
        <Status model={model} names={names} />
        <Refused model={model} />
        <Buttons model={model} moves={moves} />
      </section>
      <section class="th-mine">
        <Rail view={view} seat={eyes} name={names[eyes]} isAsked={view.question?.seat === eyes} />
        <Hand
          model={model}
          view={view}
          laid={model.laid.value.map(({ card }) => card)}
          onTake={card => {
            const held = model.held.value;
            model.held.value =
              held?.type === 'card' && held.card === card ? undefined : { type: 'card', card };
          }}
        />
      </section>
      <Chronicle model={model} names={names} />
      {close.value !== undefined && (
        <Close
          view={view}
          card={close.value}
          onClose={() => {
            close.value = undefined;
          }}
        />
      )}
      <p class="th-unseen" role="status">
        {model.held.value?.type === 'card' ? shortName(view, model.held.value.card) : ''}
      </p>
    </div>
  );
};
