import { colon } from '../../../engine/text.ts';
import { missionAttrs } from '../../../games/thargos/board/evaluate.ts';
import { endsOf, POSTS, postsOf } from '../../../games/thargos/board/places.ts';
import type { Instance, Post } from '../../../games/thargos/types.ts';
import {
  cardAt,
  cardLine,
  cardNameIn,
  heroText,
  nodeName,
  type Scene,
  VP,
  valuesText,
  whoIs,
} from './names.ts';

/** Prints the table as lines of text. */

const missionText = (scene: Scene, mission: Instance): string => {
  const card = cardAt(scene.view, mission);
  const points = card?.type === 'mission' ? `, ${card.vp} ${VP[scene.language]}` : '';
  return `${cardNameIn(scene, mission)} ${valuesText(missionAttrs(scene.view, mission))}${points}`;
};

const postText = (scene: Scene, post: Post): string => {
  const { hero, advantages, actions } = scene.view.posts[post]!;
  if (hero === null) return scene.words.nobody;
  const beside = [...advantages, ...actions].map(card => cardNameIn(scene, card));
  return `${heroText(scene, hero)}${beside.length === 0 ? '' : ` + ${beside.join(', ')}`}`;
};

const trackLines = (scene: Scene): string[] => {
  const { view, words } = scene;
  return view.missions.flatMap((mission, track) => {
    const [a, b] = endsOf(view.players.length, track);
    const said = mission === null ? words.noMission : missionText(scene, mission);
    const side = (post: Post): string =>
      `    ${whoIs(scene, Math.floor(post / POSTS))}${colon(scene.language)} ${postText(scene, post)}`;
    return [`${words.track(track)}${colon(scene.language)} ${said}`, side(a), side(b)];
  });
};

/** HT-9.1: returns the completed Missions of each player in a story, and the place of each hero. */
const storyLines = (scene: Scene): string[] => {
  const { view } = scene;
  const { story } = view;
  if (!story) return [];
  return view.players.flatMap((_, seat) => [
    `${whoIs(scene, seat)} (${story.done[seat]!.map(node => nodeName(scene, node)).join(', ') || '–'})`,
    ...postsOf(seat).map(post => {
      const at = story.at[post];
      return `    ${postText(scene, post)}${at === undefined ? '' : ` @ ${nodeName(scene, at)}`}`;
    }),
  ]);
};

export const handLines = (scene: Scene): string[] => {
  const { view, words } = scene;
  if (view.hand.length === 0) return [];
  return [words.hand, ...view.hand.map((card, i) => `  (${i + 1}) ${cardLine(scene, card)}`)];
};

export const tableLines = (scene: Scene): string[] => {
  const { view, words } = scene;
  return [
    '',
    `== ${words.turn(view.turn.number, whoIs(scene, view.turn.seat))} ==`,
    ...view.players.map(
      ({ vp, target, hand, deck }, seat) =>
        `${whoIs(scene, seat)}${colon(scene.language)} ${words.score(vp, target, hand, deck)}`,
    ),
    ...(view.story ? storyLines(scene) : trackLines(scene)),
    ...handLines(scene),
  ];
};
