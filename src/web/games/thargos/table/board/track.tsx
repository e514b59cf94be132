import { colon } from '../../../../../engine/text.ts';
import {
  type Attribute,
  type Attributes,
  design,
  type Instance,
  type Reason,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { listed, number, say, text } from '../../../../i18n.ts';
import { language, layout } from '../../../../settings.ts';
import { Button } from '../../../../ui/button.tsx';
import { AttributeSign, Mark } from '../../card/pieces.tsx';
import { HeroStrip, MissionStrip, RowStrip, TotalStrip, VerdictStrip } from '../../card/strips.tsx';
import { cardText } from '../../card/text.ts';
import { heroOf, missionOf, usesOf } from '../cards.ts';
import { WORDS } from '../messages.ts';
import { nameUnlessYou } from '../names.ts';
import { forecastAttached } from './forecast.ts';
import { WouldLack } from './forecast.tsx';
import type { Spot } from './spots.ts';
import { besideHero, compared, type TrackSide, type TrackTotals } from './track-totals.ts';
import { Vacant } from './vacant.tsx';
import type { OnWhy } from './why.tsx';

/** What taps on the board do, and which cards they can pick. */
export interface Touch {
  readonly names: readonly string[];
  /** The cards on the table that the player may pick now. */
  readonly asked: readonly Instance[];
  readonly onLook: (card: Instance) => void;
  /** Whether all tracks are shown together, which makes them small on a phone. */
  readonly isGlance?: boolean;
  /** The held Advantage, if it can be attached to a hero. */
  readonly attaching?: Instance | undefined;
  /** Empty places on which the held card can be placed. */
  readonly spots?: readonly Spot[];
  readonly onLay?: (spot: Spot) => void;
}

const spotAt = (spots: readonly Spot[] | undefined, track: number, part: Spot['part']): Spot | undefined =>
  spots?.find(spot => spot.track === track && spot.part === part);

/** The colors that count on this track. Only the keys matter, so all amounts are 1. */
const asksOf = ({ colours }: Pick<TrackTotals, 'colours'>): Partial<Attributes> =>
  Object.fromEntries(colours.map(colour => [colour, 1]));

interface RowProps extends Touch {
  readonly view: View;
  readonly row: Reason;
  readonly trackTotals: TrackTotals;
  readonly isLow: boolean;
}

const Row = ({ view, row, trackTotals, isLow, asked, onLook }: RowProps) => {
  const card = row.card ? design(view.config, row.card).card : undefined;
  const { instance } = row;
  const uses = instance === undefined || row.kind === 'effect' ? undefined : usesOf(view, instance);
  const name = card ? text(card.name) : say(WORDS).other;
  const strip = (
    <RowStrip
      kind={row.kind === 'advantage' || row.kind === 'action' ? row.kind : 'effect'}
      name={uses === undefined ? name : `${name} ×${number(uses)}`}
      card={row.kind === 'effect' ? undefined : card}
      mods={row.amounts}
      asks={asksOf(trackTotals)}
      title={card && cardText(card)}
      isLow={isLow}
    />
  );
  // An effect's row has no button, because its card is elsewhere on the table and can be opened there.
  if (instance === undefined || row.kind === 'effect') return <div class="th-row">{strip}</div>;
  return (
    <Button
      class={`th-row ${asked.includes(instance) ? 'is-asked' : ''}`}
      data-card={instance}
      onClick={() => onLook(instance)}
    >
      {strip}
    </Button>
  );
};

interface HeroProps extends Touch {
  readonly view: View;
  readonly hero: Instance;
  readonly amounts: Attributes;
  readonly trackTotals: TrackTotals;
}

const Hero = ({ view, hero, amounts, trackTotals, asked, attaching, onLook }: HeroProps) => {
  const words = say(WORDS);
  const card = heroOf(view, hero);
  if (!card) return null;
  const { face, undead } = view.heroes[hero]!;
  const isAsked = asked.includes(hero);
  const uses = usesOf(view, hero);
  return (
    <Button
      class={`th-hero ${isAsked ? 'is-asked' : ''}`}
      data-hero={hero}
      data-card={hero}
      title={cardText(card, face)}
      onClick={() => onLook(hero)}
      onDragOver={event => {
        if (isAsked) event.preventDefault();
      }}
      onDrop={event => {
        event.preventDefault();
        onLook(hero);
      }}
    >
      <HeroStrip
        card={card}
        face={face}
        attrs={amounts}
        asks={asksOf(trackTotals)}
        note={
          uses !== undefined && (
            <small class="th-uses" title={words.usesLeft(uses)}>
              <span aria-hidden="true">×{number(uses)}</span>
              <span class="hidden">{words.usesLeft(uses)}</span>
            </small>
          )
        }
      >
        {isAsked && attaching !== undefined && <WouldLack lacks={forecastAttached(view, attaching, hero)} />}
        {undead && <em class="th-undead">{words.undead}</em>}
      </HeroStrip>
    </Button>
  );
};

interface SideProps extends Touch {
  readonly view: View;
  readonly trackTotals: TrackTotals;
  readonly side: TrackSide;
  readonly label: string;
  readonly isTheirs: boolean;
  readonly onWhy: (side: TrackSide, opener: HTMLElement) => void;
}

const Side = ({ view, trackTotals, side, label, isTheirs, onWhy, ...touch }: SideProps) => {
  const words = say(WORDS);
  const heroRow = side.rows.find(({ kind }) => kind === 'hero');
  const beside = besideHero(side.rows);
  const rows = (
    <div class="th-rows">
      {beside.map((row, i) => (
        <Row
          key={`${row.card}:${i}`}
          view={view}
          row={row}
          trackTotals={trackTotals}
          isLow={beside.length > 2}
          {...touch}
        />
      ))}
    </div>
  );
  const hero =
    side.hero === null || !heroRow ? (
      <Vacant
        view={view}
        names={touch.names}
        class="th-vacant"
        says={words.noHero}
        spot={isTheirs ? undefined : spotAt(touch.spots, trackTotals.track, 'hero')}
        onLay={touch.onLay}
      />
    ) : (
      <Hero view={view} hero={side.hero} amounts={heroRow.amounts} trackTotals={trackTotals} {...touch} />
    );
  const sums = (
    <TotalStrip
      who={label}
      track={isTheirs ? words.track(trackTotals.track + 1) : undefined}
      totals={side.total}
      asks={asksOf(trackTotals)}
    />
  );
  // There is no sum if no Mission selects colors, or if there is no hero.
  const isSum = trackTotals.colours.length > 0 && side.rows.length > 0;
  const isExplained = isSum && !(touch.isGlance && layout.value === 'phone');
  const total = isExplained ? (
    <Button
      class="th-total"
      title={words.why(label)}
      onClick={({ currentTarget }) => onWhy(side, currentTarget)}
    >
      {sums}
    </Button>
  ) : (
    <div class="th-total">{sums}</div>
  );
  return (
    <div class={`th-side ${isTheirs ? 'is-theirs' : 'is-own'}`}>
      {isTheirs ? [rows, hero, total] : [total, hero, rows]}
    </div>
  );
};

interface VerdictProps {
  readonly trackTotals: TrackTotals;
  /** The player who would attempt the Mission; undefined if it is the viewer. */
  readonly name: string | undefined;
}

const Lacks = ({ trackTotals, name }: VerdictProps) => {
  const words = say(WORDS);
  if (trackTotals.lacks.length === 0)
    return (
      <>
        <Mark name="won" /> {name === undefined ? words.youLead : words.leads(name)}
      </>
    );
  return (
    <>
      {name === undefined ? words.youLack : words.lacks(name)}{' '}
      {trackTotals.lacks.map(({ attribute, by }, i) => (
        <span key={attribute}>
          {i > 0 && ' + '}
          <b>{number(by)}</b> <AttributeSign attribute={attribute} />
        </span>
      ))}
    </>
  );
};

const Verdict = ({
  view,
  trackTotals,
  name,
  says,
}: VerdictProps & { readonly view: View; readonly says?: string }) => {
  const { attempt, lacks, colours, tieCard, closedBy } = trackTotals;
  if (!attempt) return null;
  if (closedBy) {
    const card = text(design(view.config, closedBy).card.name);
    return (
      <VerdictStrip>
        {say(WORDS).closed}
        {colon(language.value)} {card}
      </VerdictStrip>
    );
  }
  const compare = (colour: Attribute) => {
    const [attack, defence] = [attempt.attack[colour], attempt.defence[colour]];
    const { isWon, sign } = compared(attack, defence, tieCard !== undefined);
    const line = `${number(attack)}${sign}${number(defence)}`;
    return isWon ? <b>{line}</b> : line;
  };
  return (
    <VerdictStrip isLeading={lacks.length === 0} of={colour => colours.includes(colour) && compare(colour)}>
      <Lacks trackTotals={trackTotals} name={name} />{' '}
      {says && (
        <span class="th-take-tag is-gold" aria-hidden="true">
          {says}
        </span>
      )}
    </VerdictStrip>
  );
};

interface MissionProps extends Touch {
  readonly view: View;
  readonly trackTotals: TrackTotals;
  readonly isOwn: boolean;
  readonly isHeld: boolean;
  readonly canAttempt: boolean;
  readonly onHold: () => void;
}

const Mission = ({
  view,
  trackTotals,
  isOwn,
  isHeld,
  canAttempt,
  onHold,
  asked,
  onLook,
  spots,
  onLay,
  names,
}: MissionProps) => {
  const words = say(WORDS);
  const { mission, attrs, track } = trackTotals;
  const name = isOwn ? undefined : nameUnlessYou(names[trackTotals.own.seat] ?? words.rival, words);
  const card = missionOf(view, mission);
  if (mission === null || !card)
    return (
      <Vacant
        view={view}
        names={names}
        class="th-mission is-empty"
        says={words.noMission}
        spot={spotAt(spots, track, 'mission')}
        onLay={onLay}
      />
    );
  return (
    <div class="th-mission">
      <Button
        class={`th-mission-face ${asked.includes(mission) ? 'is-asked' : ''}`}
        data-card={mission}
        title={cardText(card)}
        onClick={() => onLook(mission)}
      >
        <MissionStrip card={card} attrs={attrs} />
      </Button>
      {canAttempt ? (
        <Button class="th-take" aria-pressed={isHeld} title={words.attempt(track + 1)} onClick={onHold}>
          <span class="hidden">{words.attempt(track + 1)}. </span>
          <Verdict view={view} trackTotals={trackTotals} name={name} says={words.attemptTag} />
        </Button>
      ) : (
        <div class="th-take">
          <Verdict view={view} trackTotals={trackTotals} name={name} />
        </div>
      )}
    </div>
  );
};

interface TrackProps extends Touch {
  readonly view: View;
  readonly trackTotals: TrackTotals;
  readonly isOwn: boolean;
  readonly isHeld: boolean;
  readonly canAttempt: boolean;
  readonly onHold: () => void;
  readonly onWhy: OnWhy;
  /** The name of the board, if the screen shows several. */
  readonly board?: string | undefined;
}

export const Track = (props: TrackProps) => {
  const { trackTotals, isOwn, isHeld, canAttempt, onHold, onWhy, board, ...rest } = props;
  const words = say(WORDS);
  const { theirs, own, track } = trackTotals;
  const name = words.track(track + 1);
  const side = (of: TrackSide, isTheirs: boolean) => (
    <Side
      trackTotals={trackTotals}
      side={of}
      label={isOwn && of.seat === rest.view.viewer ? words.you : (rest.names[of.seat] ?? words.rival)}
      isTheirs={isTheirs}
      onWhy={(each, opener) => onWhy(trackTotals, each, opener)}
      {...rest}
    />
  );
  return (
    <section class={`th-track ${isHeld ? 'is-held' : ''}`} aria-label={board ? listed(board, name) : name}>
      {side(theirs, true)}
      <Mission
        trackTotals={trackTotals}
        isOwn={isOwn}
        isHeld={isHeld}
        canAttempt={canAttempt}
        onHold={onHold}
        {...rest}
      />
      {side(own, false)}
    </section>
  );
};
