import { design, type Instance, type View } from '../../../../../games/thargos/ui.ts';
import { say, text } from '../../../../i18n.ts';
import { Art } from '../../../../ui/art.tsx';
import { portrait } from '../../art/portrait.ts';
import { Mark, Seal } from '../../card/pieces.tsx';
import { softly } from '../../card/soft.ts';
import { cardText } from '../../card/text.ts';
import { CONFLICT_WORDS } from '../conflict/conflict-messages.ts';
import type { SideName } from '../conflict/sums.ts';
import { WORDS } from '../messages.ts';
import { nameOf } from '../moves.ts';
import type { Moment } from './moments.ts';
import { isOurs, type Reveal } from './reveal.ts';

interface ArenaProps {
  readonly moment: Moment;
  readonly view: View;
  readonly names: readonly string[];
  readonly reveal: Pick<Reveal, 'turns' | 'up' | 'isDone'>;
  /** The current event, and finally the result. */
  readonly title: string;
}

/** HT-5.10: a hero who failed is shown wounded as soon as the result is known. */
const isWounded = ({ after }: Moment, view: View, hero: Instance, isDone: boolean): boolean => {
  const turned = after.findLast(({ event }) => event.type === 'turned' && event.hero === hero)?.event;
  if (isDone && turned?.type === 'turned') return turned.face === 'wounded';
  return view.heroes[hero]!.face === 'wounded';
};

/** Each card is a blow of its side; alternating classes restart the animation. */
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
  const words = say(CONFLICT_WORDS);
  const { conflict } = moment;
  const [seat, post, role] =
    side === 'attack'
      ? ([conflict.attacker, conflict.post, words.attacker] as const)
      : ([conflict.defender, conflict.against, words.defender] as const);
  const hero = post === null ? null : view.posts[post]!.hero;
  const id = hero === null ? null : view.faces[hero];
  const card = id ? design(view.config, id).card : undefined;
  const who = seat === view.viewer ? say(WORDS).you : seat === null ? undefined : names[seat];
  const isHurt = hero !== null && isWounded(moment, view, hero, reveal.isDone);
  const nobody = seat === null ? words.thargos : words.nobody;
  return (
    <figure class={`th-champion is-${side} ${blowOf(reveal, side)} ${fateOf(moment, side, reveal.isDone)}`}>
      {card?.type === 'hero' ? (
        <Art
          class="th-champion-face"
          svg={portrait({ id: card.id, faction: card.faction, isWounded: isHurt })}
        />
      ) : (
        <span class="th-champion-face">
          <Mark name={seat === null ? 'infamy' : 'lost'} />
        </span>
      )}
      <figcaption>
        <small>{who ? `${role} · ${who}` : role}</small>
        <b>{hero === null ? nobody : softly(nameOf(view, hero))}</b>
        {isHurt && <em class="th-wounded">{say(WORDS).wounded}</em>}
      </figcaption>
    </figure>
  );
};

const toneOf = (moment: Moment): string => ((isOurs(moment) ?? moment.success) ? 'is-gold' : 'is-wax');

export const Arena = (props: ArenaProps) => {
  const { moment, view, reveal, title } = props;
  const { conflict } = moment;
  const id = view.faces[conflict.mission];
  const mission = id ? design(view.config, id).card : undefined;
  return (
    <div class="th-arena">
      <Champion {...props} side="attack" />
      <div class="th-prize">
        {mission?.type === 'mission' && (
          <>
            <Seal vp={mission.vp} />
            <b>{softly(text(mission.name))}</b>
            <span class="th-says">{cardText(mission)}</span>
          </>
        )}
        {/* A new key at the end starts the stamp animation. */}
        <h2 key={String(reveal.isDone)} id="th-result-title" class={reveal.isDone ? toneOf(moment) : ''}>
          {title}
        </h2>
      </div>
      <Champion {...props} side="defence" />
    </div>
  );
};
