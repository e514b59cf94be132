import type { ComponentChildren } from 'preact';
import { type Conflict, design, type Instance, tieCard, type View } from '../../../../../games/thargos/ui.ts';
import { say, text } from '../../../../i18n.ts';
import { Art } from '../../../../ui/art.tsx';
import { Button } from '../../../../ui/button.tsx';
import { portrait } from '../../art/portrait.ts';
import { Mark, Seal } from '../../card/pieces.tsx';
import { softly } from '../../card/soft.ts';
import { cardText } from '../../card/text.ts';
import { WORDS } from '../messages.ts';
import { nameOf, textInPlay } from '../moves.ts';
import { CONFLICT_WORDS } from './conflict-messages.ts';

interface FighterProps {
  readonly view: View;
  readonly hero: Instance | null;
  readonly role: string;
  readonly isThargos?: boolean;
  readonly onLook: Looking;
}

/** Shows a card in full size; absent if not available. */
type Looking = ((card: Instance) => void) | undefined;

interface FrameProps {
  readonly class: string;
  readonly card: Instance;
  readonly onLook: Looking;
  readonly children: ComponentChildren;
}

/** Cards that can be opened are buttons; a phone then shows only their names. */
const Frame = ({ class: look, card, onLook, children }: FrameProps) =>
  onLook ? (
    <Button class={look} onClick={() => onLook(card)}>
      {children}
    </Button>
  ) : (
    <div class={look}>{children}</div>
  );

/** HT-9.6: Thargos opposes with dice; or the opposite place is empty. */
const Nobody = ({ role, isThargos }: Pick<FighterProps, 'role' | 'isThargos'>) => {
  const words = say(CONFLICT_WORDS);
  return (
    <div class="th-fighter">
      <span class="th-fighter-emblem">
        <Mark name={isThargos ? 'infamy' : 'lost'} />
      </span>
      <span>
        <small>{role}</small>
        <b>{isThargos ? words.thargos : words.nobody}</b>
        <span class="th-says">{isThargos ? words.thargosSays : words.nobodySays}</span>
      </span>
    </div>
  );
};

const Fighter = ({ view, hero, role, isThargos = false, onLook }: FighterProps) => {
  const words = say(WORDS);
  const id = hero === null ? null : view.faces[hero];
  const card = id ? design(view.config, id).card : undefined;
  if (hero === null || card?.type !== 'hero') return <Nobody role={role} isThargos={isThargos} />;
  const { face } = view.heroes[hero]!;
  return (
    <Frame class="th-fighter" card={hero} onLook={onLook}>
      <Art
        class="th-fighter-portrait"
        svg={portrait({ id: card.id, faction: card.faction, isWounded: face === 'wounded' })}
      />
      <span>
        <small>{role}</small>
        <b>{softly(nameOf(view, hero))}</b>
        {face === 'wounded' && <em class="th-wounded">{words.wounded}</em>}
        <span class="th-says">{textInPlay(view, hero, face)}</span>
      </span>
    </Frame>
  );
};

interface FightersProps {
  readonly view: View;
  readonly conflict: Conflict;
  readonly names: readonly string[];
  readonly onLook?: Looking;
}

/** The attacker, the Mission and the defender. */
export const Fighters = ({ view, conflict, names, onLook }: FightersProps) => {
  const words = say(CONFLICT_WORDS);
  const id = view.faces[conflict.mission];
  const mission = id ? design(view.config, id).card : undefined;
  const against = conflict.against === null ? null : view.posts[conflict.against]!.hero;
  const name = (seat: number): string => names[seat] ?? '';
  const isThargos = conflict.defender === null;
  return (
    <div class="th-fighters">
      <Fighter
        view={view}
        hero={view.posts[conflict.post]!.hero}
        role={`${words.attacker} · ${name(conflict.attacker)}`}
        onLook={onLook}
      />
      {mission?.type === 'mission' && (
        <Frame class="th-stake" card={conflict.mission} onLook={onLook}>
          <Seal vp={mission.vp} />
          <span>
            <b>{softly(text(mission.name))}</b>
            <span class="th-says">{cardText(mission)}</span>
            <span class="th-says">{words.helps}</span>
          </span>
        </Frame>
      )}
      <Fighter
        view={view}
        hero={against}
        role={isThargos ? words.defender : `${words.defender} · ${name(conflict.defender ?? 0)}`}
        isThargos={isThargos}
        onLook={onLook}
      />
    </div>
  );
};

/** HT-5.8: who wins ties; on every screen if a card changes it. */
export const TieRule = ({ view }: { readonly view: View }) => {
  const words = say(CONFLICT_WORDS);
  const card = tieCard(view);
  return card ? (
    <p class="is-by-card">{words.tieHeld(text(design(view.config, card).card.name))}</p>
  ) : (
    <p>{words.tieRule}</p>
  );
};

interface StepsProps {
  readonly at: number;
}

/** The four steps of a conflict (HT-5.1 to HT-5.8). */
export const ConflictSteps = ({ at }: StepsProps) => {
  const { steps } = say(CONFLICT_WORDS);
  return (
    <ol class="th-steps bare-list">
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
