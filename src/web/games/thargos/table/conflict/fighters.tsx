import type { ComponentChildren } from 'preact';
import {
  type Conflict,
  design,
  heroAt,
  type Instance,
  tieCard,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { say, text } from '../../../../i18n.ts';
import { Art } from '../../../../ui/art.tsx';
import { Button } from '../../../../ui/button.tsx';
import { portrait } from '../../art/portrait.ts';
import { Mark, Seal } from '../../card/pieces.tsx';
import { softly } from '../../card/soft.ts';
import { cardText } from '../../card/text.ts';
import { heroOf, missionOf } from '../cards.ts';
import { WORDS } from '../messages.ts';
import { nameOf, textInPlay } from '../moves.ts';
import { CONFLICT_WORDS } from './conflict-messages.ts';
import type { SideName } from './sums.ts';

/** Who fights on one side of a conflict. No hero if the place is empty; HT-9.6: no seat if Thargos rolls dice. */
export const fighterOf = (view: View, conflict: Conflict, side: SideName) => {
  const words = say(CONFLICT_WORDS);
  const [seat, post, role] =
    side === 'attack'
      ? ([conflict.attacker, conflict.post, words.attacker] as const)
      : ([conflict.defender, conflict.against, words.defender] as const);
  const hero = heroAt(view, post);
  return { seat, hero, card: heroOf(view, hero), role };
};

type Fighter = ReturnType<typeof fighterOf>;

export const nameOfFighter = (view: View, { seat, hero }: Fighter): string => {
  const { thargos, nobody } = say(CONFLICT_WORDS);
  if (hero !== null) return softly(nameOf(view, hero));
  return seat === null ? thargos : nobody;
};

interface FaceProps extends Pick<Fighter, 'seat' | 'card'> {
  readonly class: string;
  readonly isWounded: boolean;
}

/** A hero's portrait, or an emblem if there is no hero. */
export const FighterFace = ({ class: look, seat, card, isWounded }: FaceProps) =>
  card ? (
    <Art class={`${look} fits`} svg={portrait({ ...card, isWounded })} />
  ) : (
    <span class={`${look} is-emblem`}>
      <Mark name={seat === null ? 'infamy' : 'lost'} />
    </span>
  );

interface FrameProps {
  readonly class: string;
  readonly card: Instance | null;
  /** Shows a card in full size; undefined where cards can't be opened. */
  readonly onLook: ((card: Instance) => void) | undefined;
  readonly children: ComponentChildren;
}

/** Becomes a button if the card can be opened. On a phone such cards show only their names. */
const Frame = ({ class: look, card, onLook, children }: FrameProps) =>
  onLook && card !== null ? (
    <Button class={look} onClick={() => onLook(card)}>
      {children}
    </Button>
  ) : (
    <div class={look}>{children}</div>
  );

interface FightersProps extends Pick<FrameProps, 'onLook'> {
  readonly view: View;
  readonly conflict: Conflict;
  readonly names: readonly string[];
}

const Side = ({ view, conflict, names, onLook, side }: FightersProps & { readonly side: SideName }) => {
  const { thargosSays, nobodySays } = say(CONFLICT_WORDS);
  const fighter = fighterOf(view, conflict, side);
  const { seat, hero, role } = fighter;
  const face = view.heroes[hero ?? -1]?.face;
  const isWounded = face === 'wounded';
  return (
    <Frame class="th-fighter" card={hero} onLook={onLook}>
      <FighterFace class="th-fighter-face" {...fighter} isWounded={isWounded} />
      <span>
        <small>{seat === null ? role : `${role} · ${names[seat] ?? ''}`}</small>
        <b>{nameOfFighter(view, fighter)}</b>
        {isWounded && <em class="th-wounded">{say(WORDS).wounded}</em>}
        <span class="th-says clamped">
          {hero !== null ? textInPlay(view, hero, face) : seat === null ? thargosSays : nobodySays}
        </span>
      </span>
    </Frame>
  );
};

export const Fighters = (props: FightersProps) => {
  const { view, conflict, onLook } = props;
  const mission = missionOf(view, conflict.mission);
  return (
    <div class="th-fighters">
      <Side {...props} side="attack" />
      {mission && (
        <Frame class="th-stake" card={conflict.mission} onLook={onLook}>
          <Seal vp={mission.vp} />
          <span>
            <b>{softly(text(mission.name))}</b>
            <span class="th-says clamped">{cardText(mission)}</span>
            <span class="th-says clamped">{say(CONFLICT_WORDS).helps}</span>
          </span>
        </Frame>
      )}
      <Side {...props} side="defence" />
    </div>
  );
};

/** HT-5.8: says who wins ties. Small screens show this only if a card changes it. */
export const TieRule = ({ view }: { readonly view: View }) => {
  const words = say(CONFLICT_WORDS);
  const card = tieCard(view);
  return card ? (
    <p class="is-by-card">{words.tieHeld(text(design(view.config, card).card.name))}</p>
  ) : (
    <p>{words.tieRule}</p>
  );
};

/** The steps of a conflict (HT-5.1 to HT-5.8). The current one is marked. */
export const ConflictSteps = ({ at }: { readonly at: number }) => {
  const { steps } = say(CONFLICT_WORDS);
  return (
    <ol class="th-steps in-lines bare-list">
      {steps.map((step, i) => (
        <li key={step} aria-current={i === at ? 'step' : undefined}>
          <span aria-hidden="true">
            {i < at ? '✓ ' : i === at ? `${i + 1}/${steps.length} ` : `${i + 1} `}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
};
