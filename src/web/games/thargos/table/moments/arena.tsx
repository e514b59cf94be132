import type { Instance, View } from '../../../../../games/thargos/ui.ts';
import { say, text } from '../../../../i18n.ts';
import { Seal } from '../../card/pieces.tsx';
import { softly } from '../../card/soft.ts';
import { cardText } from '../../card/text.ts';
import { missionOf } from '../cards.ts';
import { FighterFace, fighterOf, nameOfFighter } from '../conflict/fighters.tsx';
import type { SideName } from '../conflict/sums.ts';
import { WORDS } from '../messages.ts';
import type { Moment } from './moments.ts';
import { isOurs, type Reveal } from './reveal.ts';

interface ArenaProps {
  readonly moment: Moment;
  readonly view: View;
  readonly names: readonly string[];
  readonly reveal: Pick<Reveal, 'turns' | 'up' | 'isDone'>;
  /** Says what is being revealed; in the end says the result. */
  readonly title: string;
}

/** HT-5.10: whether to show a hero as wounded. Wounds from a failed attempt appear together with the result. */
const isWounded = ({ after }: Moment, view: View, hero: Instance, isDone: boolean): boolean => {
  const turned = after.findLast(({ event }) => event.type === 'turned' && event.hero === hero)?.event;
  if (isDone && turned?.type === 'turned') return turned.face === 'wounded';
  return view.heroes[hero]!.face === 'wounded';
};

/** CSS classes that animate a side when one of its cards is revealed. Two classes alternate to restart the animation. */
const blowOf = ({ turns, up, isDone }: ArenaProps['reveal'], side: SideName): string =>
  !isDone && turns[up - 1]?.side === side ? `is-striking is-blow-${up % 2}` : '';

const fateOf = ({ success, isConceded }: Moment, side: SideName, isDone: boolean): string => {
  if (!isDone) return '';
  if ((side === 'attack') === success) return 'is-victor';
  return isConceded ? '' : 'is-beaten';
};

interface ChampionProps extends ArenaProps {
  readonly side: SideName;
}

const Champion = ({ moment, view, names, reveal, side }: ChampionProps) => {
  const fighter = fighterOf(view, moment.conflict, side);
  const { seat, hero, role } = fighter;
  const who = seat === view.viewer ? say(WORDS).you : seat === null ? undefined : names[seat];
  const isHurt = hero !== null && isWounded(moment, view, hero, reveal.isDone);
  return (
    <figure class={`th-champion is-${side} ${blowOf(reveal, side)} ${fateOf(moment, side, reveal.isDone)}`}>
      <FighterFace class="th-champion-face" {...fighter} isWounded={isHurt} />
      <figcaption>
        <small>{who ? `${role} · ${who}` : role}</small>
        <b>{nameOfFighter(view, fighter)}</b>
        {isHurt && <em class="th-wounded">{say(WORDS).wounded}</em>}
      </figcaption>
    </figure>
  );
};

const toneOf = (moment: Moment): string => ((isOurs(moment) ?? moment.success) ? 'is-gold' : 'is-wax');

export const Arena = (props: ArenaProps) => {
  const { moment, view, reveal, title } = props;
  const { conflict } = moment;
  const mission = missionOf(view, conflict.mission);
  return (
    <div class="th-arena">
      <Champion {...props} side="attack" />
      <div class="th-prize">
        {mission && (
          <>
            <Seal vp={mission.vp} />
            <b>{softly(text(mission.name))}</b>
            <span class="th-says">{cardText(mission)}</span>
          </>
        )}
        {/* When the reveal is done, the new key starts the stamp animation. */}
        <h2 key={String(reveal.isDone)} id="th-result-title" class={reveal.isDone ? toneOf(moment) : ''}>
          {title}
        </h2>
      </div>
      <Champion {...props} side="defence" />
    </div>
  );
};
