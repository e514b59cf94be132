import { ATTRIBUTES, type Attribute, type Attributes } from '../../../../games/thargos/attributes.ts';
import { design } from '../../../../games/thargos/library.ts';
import type { Reason } from '../../../../games/thargos/reasons.ts';
import type { Instance, View } from '../../../../games/thargos/types.ts';
import { cardText } from '../../../../games/thargos/words/card-text.ts';
import { ATTRIBUTE_NAMES } from '../../../../games/thargos/words/names.ts';
import { number, say, signed, text } from '../../../say.ts';
import { language } from '../../../settings.ts';
import { Art } from '../../../ui/art.tsx';
import { chip, glyph, mark, shield } from '../art/emblems.ts';
import { seal } from '../art/pieces.ts';
import { portrait } from '../art/portrait.ts';
import type { Ledger, LedgerSide } from './ledger.ts';
import { nameOf, shortName } from './moves.ts';
import { WORDS } from './words.ts';

/** A track as a column of sums: every card that adds something shows it in the column of its colour. */

interface CellsProps {
  readonly of: (colour: Attribute) => preact.ComponentChildren;
}

const Cells = ({ of }: CellsProps) => (
  <>
    {ATTRIBUTES.map(colour => (
      <span key={colour} class={`th-cell th-${colour}`}>
        {of(colour)}
      </span>
    ))}
  </>
);

interface RowProps {
  readonly view: View;
  readonly row: Reason;
  readonly colours: readonly Attribute[];
  readonly onLook: (card: Instance) => void;
}

const chipOf = (colour: Attribute, amount: number, colours: readonly Attribute[], isPrinted: boolean) => {
  const says = isPrinted ? number(amount) : signed(amount);
  const mode = colours.includes(colour) ? (isPrinted ? 'counts' : 'adds') : 'idle';
  return <Art svg={chip(colour, says, mode)} label={`${text(ATTRIBUTE_NAMES[colour])} ${says}`} />;
};

const AdvantageRow = ({ view, row, colours, onLook }: RowProps) => {
  const words = say(WORDS);
  const name = row.card ? text(design(view.config, row.card).card.name) : words.other;
  const isEffect = row.kind === 'effect' || row.kind === 'other';
  const { instance } = row;
  return (
    <div class={`th-adv ${isEffect ? 'is-effect' : ''} ${row.kind === 'action' ? 'is-action' : ''}`}>
      <button
        type="button"
        class="th-adv-name"
        disabled={instance === undefined}
        onClick={() => instance !== undefined && onLook(instance)}
      >
        {isEffect ? <b>+</b> : <Art svg={mark(row.kind === 'action' ? 'action' : 'advantage')} />}
        <span>{name}</span>
      </button>
      <Cells
        of={colour => row.amounts[colour] !== 0 && chipOf(colour, row.amounts[colour], colours, false)}
      />
    </div>
  );
};

interface HeroRowProps {
  readonly view: View;
  readonly hero: Instance;
  readonly amounts: Attributes;
  readonly colours: readonly Attribute[];
  readonly isAsked: boolean;
  readonly onLook: (card: Instance) => void;
}

const HeroRow = ({ view, hero, amounts, colours, isAsked, onLook }: HeroRowProps) => {
  const words = say(WORDS);
  const id = view.faces[hero];
  const card = id ? design(view.config, id).card : undefined;
  if (card?.type !== 'hero') return null;
  const { face, undead } = view.heroes[hero];
  const isWounded = face === 'wounded';
  return (
    <button
      type="button"
      class={`th-hero ${isWounded ? 'is-wounded' : ''} ${isAsked ? 'is-asked' : ''}`}
      data-hero={hero}
      onClick={() => onLook(hero)}
    >
      <span class="th-niche">
        <Art svg={portrait({ id: card.id, faction: card.faction, isWounded })} />
        <Art class="th-shield" svg={shield(card.faction)} />
      </span>
      <span class="th-who">
        <b>{shortName(view, hero)}</b>
        {isWounded && <em class="th-wounded">{words.wounded}</em>}
        {undead && <em class="th-wounded">†</em>}
        <small>{cardText(card, language.value, face) || words.noEffect}</small>
      </span>
      <Cells of={colour => chipOf(colour, amounts[colour], colours, true)} />
    </button>
  );
};

interface SideProps {
  readonly view: View;
  readonly side: LedgerSide;
  readonly label: string;
  readonly colours: readonly Attribute[];
  readonly isTheirs: boolean;
  readonly asked: readonly Instance[];
  readonly onLook: (card: Instance) => void;
}

const Total = ({ side, label, colours }: Pick<SideProps, 'side' | 'label' | 'colours'>) => (
  <div class="th-total">
    <span class="th-label">{label}</span>
    <Cells
      of={colour => <b class={colours.includes(colour) ? '' : 'is-idle'}>{number(side.total[colour])}</b>}
    />
  </div>
);

const Side = ({ view, side, label, colours, isTheirs, asked, onLook }: SideProps) => {
  const words = say(WORDS);
  const heroRow = side.rows.find(({ kind }) => kind === 'hero');
  const rest = side.rows.filter(({ kind }) => kind !== 'hero');
  const rows = (
    <div class="th-advs">
      {rest.map((row, i) => (
        <AdvantageRow key={`${row.card}:${i}`} view={view} row={row} colours={colours} onLook={onLook} />
      ))}
    </div>
  );
  const hero =
    side.hero === null || !heroRow ? (
      <p class="th-vacant">{words.noHero}</p>
    ) : (
      <HeroRow
        view={view}
        hero={side.hero}
        amounts={heroRow.amounts}
        colours={colours}
        isAsked={asked.includes(side.hero)}
        onLook={onLook}
      />
    );
  return (
    <div class={`th-side ${isTheirs ? 'is-theirs' : 'is-own'}`}>
      {isTheirs ? (
        <>
          {rows}
          {hero}
          <Total side={side} label={label} colours={colours} />
        </>
      ) : (
        <>
          <Total side={side} label={label} colours={colours} />
          {hero}
          {rows}
        </>
      )}
    </div>
  );
};

const Verdict = ({ ledger }: { readonly ledger: Ledger }) => {
  const words = say(WORDS);
  const { attempt, lacks, colours } = ledger;
  if (!attempt) return null;
  return (
    <div class={`th-verdict ${lacks.length === 0 ? 'is-lead' : ''}`}>
      <span>
        {lacks.length === 0 ? (
          <>
            <Art svg={mark('won')} /> {words.youLead}
          </>
        ) : (
          <>
            {words.youLack}{' '}
            {lacks.map(({ attribute, by }, i) => (
              <span key={attribute}>
                {i > 0 && ' + '}
                <b>{number(by)}</b> <Art svg={glyph(attribute)} label={text(ATTRIBUTE_NAMES[attribute])} />
              </span>
            ))}
          </>
        )}
      </span>
      <Cells
        of={colour =>
          colours.includes(colour) && (
            <i class={attempt.attack[colour] >= attempt.defence[colour] ? 'is-ok' : 'is-low'}>
              {attempt.attack[colour]}
              {attempt.attack[colour] >= attempt.defence[colour] ? '≥' : '<'}
              {attempt.defence[colour]}
            </i>
          )
        }
      />
    </div>
  );
};

interface MissionProps {
  readonly view: View;
  readonly ledger: Ledger;
  readonly isHeld: boolean;
  readonly canAttempt: boolean;
  readonly onHold: () => void;
  readonly onLook: (card: Instance) => void;
}

const Mission = ({ view, ledger, isHeld, canAttempt, onHold, onLook }: MissionProps) => {
  const words = say(WORDS);
  const { mission, attrs } = ledger;
  const id = mission === null ? null : view.faces[mission];
  const card = id ? design(view.config, id).card : undefined;
  if (mission === null || card?.type !== 'mission')
    return <p class="th-mission is-empty">{words.noMission}</p>;
  return (
    <div class="th-mission">
      <button type="button" class="th-mission-face" onClick={() => onLook(mission)}>
        <Art
          class="th-seal"
          svg={seal(String(card.vp), language.value === 'fr' ? 'PV' : 'VP')}
          label={`${card.vp} ${language.value === 'fr' ? 'PV' : 'VP'}`}
        />
        <span class="th-mission-text">
          <b>{nameOf(view, mission)}</b>
          <small>{cardText(card, language.value) || words.noEffect}</small>
        </span>
        <Cells
          of={colour => attrs[colour] !== undefined && chipOf(colour, attrs[colour] ?? 0, [colour], false)}
        />
      </button>
      <Verdict ledger={ledger} />
      {canAttempt && (
        <button type="button" class="th-take" aria-pressed={isHeld} onClick={onHold}>
          {words.attempt(ledger.track + 1)}
        </button>
      )}
    </div>
  );
};

interface TrackProps {
  readonly view: View;
  readonly ledger: Ledger;
  readonly names: readonly string[];
  readonly isHeld: boolean;
  readonly canAttempt: boolean;
  /** Heroes and Missions that may be picked now. */
  readonly asked: readonly Instance[];
  readonly onHold: () => void;
  readonly onLook: (card: Instance) => void;
}

export const Track = ({ view, ledger, names, isHeld, canAttempt, asked, onHold, onLook }: TrackProps) => {
  const words = say(WORDS);
  const { theirs, own, colours, track } = ledger;
  const isLead = ledger.attempt !== undefined && ledger.lacks.length === 0;
  return (
    <section
      class={`th-track ${isLead ? 'is-lead' : ''} ${isHeld ? 'is-held' : ''}`}
      aria-label={words.track(track + 1)}
    >
      <Side
        view={view}
        side={theirs}
        label={names[theirs.seat] ?? words.rival}
        colours={colours}
        isTheirs
        asked={asked}
        onLook={onLook}
      />
      <Mission
        view={view}
        ledger={ledger}
        isHeld={isHeld}
        canAttempt={canAttempt}
        onHold={onHold}
        onLook={onLook}
      />
      <Side
        view={view}
        side={own}
        label={names[own.seat] ?? words.you}
        colours={colours}
        isTheirs={false}
        asked={asked}
        onLook={onLook}
      />
    </section>
  );
};
