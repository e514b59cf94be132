import { ATTRIBUTES } from '../../../games/thargos/attributes.ts';
import { design } from '../../../games/thargos/board/library.ts';
import { trackOf } from '../../../games/thargos/board/places.ts';
import type { Event } from '../../../games/thargos/events.ts';
import { thargos } from '../../../games/thargos/game.ts';
import type { State } from '../../../games/thargos/types.ts';
import { ATTRIBUTE_NAMES } from '../../../games/thargos/words/names.ts';
import { HUMAN, nameOf, type Scene, sceneOf, valuesText, whoIs } from './names.ts';
import { ENDS } from './words.ts';

/** What has happened, as the person may know it; the names are read from the view after it. */
export const tellEvents = (
  before: State,
  events: readonly Event[],
  language: Scene['language'],
): string[] => {
  let state = before;
  const lines: string[] = [];
  for (const event of events) {
    const shown = thargos.redact(event, HUMAN, state);
    state = thargos.evolve(state, event);
    if (!shown) continue;
    const scene = sceneOf(thargos.view(state, HUMAN), language);
    const because = causeText(scene, shown);
    lines.push(...tellOne(scene, shown).map(line => `${line}${because}`));
  }
  return lines;
};

/** The card whose effect it was. */
const causeText = ({ view, language }: Scene, { cause }: Event): string =>
  cause === undefined ? '' : ` [${design(view.config, cause).card.name[language]}]`;

const tellOne = (scene: Scene, event: Event): string[] => {
  const { words, view, language } = scene;
  const name = (card: number): string => nameOf(scene, card);
  switch (event.type) {
    case 'firstChosen':
      return [words.begins(whoIs(scene, event.seat))];
    case 'heroPlaced':
      return view.story
        ? []
        : [
            words.places(
              whoIs(scene, event.seat),
              name(event.hero),
              trackOf(view.players.length, event.post),
            ),
          ];
    case 'moved':
      return tellMove(scene, event);
    case 'turned':
      return [words.turned(name(event.hero), event.face === 'wounded')];
    case 'acted':
      return event.what === 'pass' ? [words.passes(whoIs(scene, event.seat))] : [];
    case 'declared': {
      const hero = view.posts[event.post].hero;
      return [
        words.declares(whoIs(scene, event.attacker), name(event.mission), hero === null ? '?' : name(hero)),
      ];
    }
    case 'committed': {
      const counts = ATTRIBUTES.filter(colour => event.counts[colour] > 0).map(
        colour => `${ATTRIBUTE_NAMES[colour][language]} ${event.counts[colour]}`,
      );
      return [words.commits(whoIs(scene, event.seat), counts.join(', ') || words.nothing)];
    }
    case 'conceded':
      return [words.concedes(whoIs(scene, event.seat))];
    case 'pushedBack':
      return [words.pushback(valuesText(event.values))];
    case 'resolved': {
      const outcome = event.success ? words.success : words.failure;
      if (!event.totals) return [outcome];
      const { attack, defence } = event.totals;
      return [`${valuesText(attack)} ${words.against} ${valuesText(defence)}: ${outcome}`];
    }
    case 'won':
      return [words.wins(whoIs(scene, event.seat), event.vp)];
    case 'burned':
      return [words.burned(whoIs(scene, event.seat))];
    case 'ended': {
      const { result } = event;
      const vp = result.vp.map((points, seat) => `${whoIs(scene, seat)} ${points}/${result.targets[seat]}`);
      return [
        '',
        words.over(ENDS[result.why][language], result.rounds),
        words.shared(vp.join(', ')),
        result.places[HUMAN] === 1 ? words.won : words.lost,
      ];
    }
    default:
      return [];
  }
};

const tellMove = (
  scene: Scene,
  { from, to, why, cards, count }: Extract<Event, { type: 'moved' }>,
): string[] => {
  const { words, view } = scene;
  const [card] = cards ?? [];
  const name = card === undefined ? '?' : nameOf(scene, card);
  const seat = 'seat' in from ? from.seat : undefined;
  if (why === 'burn' && seat !== undefined) return [words.burns(whoIs(scene, seat), count)];
  if (to.zone === 'mission') return [words.laid(name, to.track)];
  if (why === 'play' && to.zone === 'limbo' && seat !== undefined)
    return [words.plays(whoIs(scene, seat), name)];
  if (to.zone === 'advantages' && why === 'attach') {
    const hero = view.posts[to.post].hero;
    return [
      words.attaches(whoIs(scene, Math.floor(to.post / 4)), name, hero === null ? '?' : nameOf(scene, hero)),
    ];
  }
  return [];
};
