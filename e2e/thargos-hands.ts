import type { Locator, Page } from '@playwright/test';
import { isSame } from '../src/engine/canonical.ts';
import { ATTRIBUTES } from '../src/games/thargos/attributes.ts';
import type { Command, Instance, Placed, View } from '../src/games/thargos/types.ts';
import { PAM_WORDS } from '../src/web/games/thargos/table/conflict/pam-messages.ts';
import { WORDS } from '../src/web/games/thargos/table/messages.ts';
import type { Held } from '../src/web/games/thargos/table/model.ts';
import { movesFor, nodeMoves } from '../src/web/games/thargos/table/moves.ts';
import { say } from '../src/web/i18n.ts';
import { expect } from './helpers.ts';
import type { Finding, Spotted } from './sight.ts';
import { game } from './thargos-game.ts';
import type { Followed } from './thargos-places.ts';

/** Gives answers on the screen with the mouse, by touch or with the keyboard. */

export interface Hands<Where = Page, Spot = Locator> {
  readonly press: (what: Spot) => Promise<void>;
  /** Selects the n-th card of the hand, which is not played yet. */
  readonly take: (page: Where, n: number, card: number) => Promise<void>;
  readonly lay: (page: Where, colour: number, name: string) => Promise<void>;
}

export const cardAt = <Spot extends Spotted<Spot>>(page: Finding<Spot>, card: number): Spot =>
  page.locator('.th-hand-card button').nth(card);
export const dropAt = <Spot>(page: Finding<Spot>, name: string): Spot =>
  page.locator(`.th-line.th-${name} .th-drop`);

export const MOUSE: Hands = {
  press: what => what.click(),
  take: (page, _, card) => cardAt(page, card).click(),
  lay: (page, _, name) => dropAt(page, name).click(),
};

export const FINGER: Hands = {
  press: what => what.tap(),
  take: (page, _, card) => cardAt(page, card).tap(),
  lay: (page, _, name) => dropAt(page, name).tap(),
};

/** Returns the number of Tab presses from the focused element to this one; negative means Shift+Tab. */
const stepsTo = (what: Locator): Promise<number> =>
  what.evaluate(target => {
    const modal = document.querySelector('dialog[open]') ?? document;
    const all = [
      ...modal.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input, select, [tabindex="0"]'),
    ].filter(element => element.checkVisibility());
    const at = all.indexOf(document.activeElement as HTMLElement);
    return at < 0 ? 1 : all.indexOf(target as HTMLElement) - at;
  });

export const KEYS: Hands = {
  press: async what => {
    const page = what.page();
    await expect(what).toBeVisible();
    // Waits until the page has moved the focus for the current question.
    await expect(page.locator(':focus')).toHaveCount(1);
    // Counts again after each round, because if nothing has the focus, the browser decides where Tab starts.
    for (let round = 0; round < 5; round++) {
      const steps = await stepsTo(what);
      for (let i = Math.abs(steps); i > 0; i--) await page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab');
      if (steps === 0) break;
    }
    await expect(what).toBeFocused();
    await page.keyboard.press('Enter');
  },
  take: (page, n) => page.keyboard.press(`${n + 1}`),
  lay: (page, colour) => page.keyboard.press(`${colour + 1}`),
};

/** Returns the empty place on a track. */
const spotAt = <Spot>(page: Finding<Spot>, track: number): Spot =>
  page.locator(`.th-spot[data-track="${track}"]`);

const barButtons = <Spot>(page: Finding<Spot>): Spot => page.locator('.th-bar .th-buttons button');

/** Presses the button of the action bar for this command. `held` is the selected card, track or hero. */
const pressMove = async <Where extends Finding<Spot>, Spot extends Spotted<Spot>>(
  page: Where,
  hands: Hands<Where, Spot>,
  view: View,
  command: Command,
  held?: Held,
): Promise<void> => {
  const moves = movesFor(view, game.options(view), held, say(WORDS));
  const at = moves.findIndex(move => isSame(move.command, command));
  if (at < 0) throw new Error(`expected a button for ${JSON.stringify(command)}, found none`);
  const button = barButtons(page).filter({ hasText: moves[at]!.label });
  // Two abilities of one card have the same name, so their order tells them apart.
  const before = moves.slice(0, at).filter(({ label }) => label.includes(moves[at]!.label)).length;
  await hands.press(button.nth(before));
};

const layAll = async <Where, Spot>(
  page: Where,
  hands: Hands<Where, Spot>,
  view: View,
  cards: readonly Placed[],
): Promise<void> => {
  const left = [...view.hand];
  for (const { card, colour } of cards) {
    await hands.take(page, left.indexOf(card), view.hand.indexOf(card));
    await hands.lay(page, ATTRIBUTES.indexOf(colour), colour);
    left.splice(left.indexOf(card), 1);
  }
};

const takeCard = <Where, Spot>(
  page: Where,
  hands: Hands<Where, Spot>,
  view: View,
  card: Instance,
): Promise<void> => hands.take(page, view.hand.indexOf(card), view.hand.indexOf(card));

const choose = async <Where extends Finding<Spot>, Spot extends Spotted<Spot>>(
  page: Where,
  hands: Hands<Where, Spot>,
  view: View,
  picks: readonly number[],
): Promise<void> => {
  const options = game.options(view);
  if (options.type !== 'choose') throw new Error(`expected options of type choose, found ${options.type}`);
  // If all candidates are in the hand, the player chooses them there.
  const isFromHand = options.prompt.kind === 'card' && options.from.every(card => view.hand.includes(card));
  const list = page.locator(isFromHand ? '.th-hand-card button' : '.th-ask-list button');
  // The button for yes comes before the button for no.
  const asked = options.prompt.kind === 'confirm' ? options.from.toReversed() : options.from;
  const shown = isFromHand ? view.hand : asked;
  for (const pick of picks) await hands.press(list.nth(shown.indexOf(pick)));
  const isOne = options.prompt.least === 1 && options.prompt.most === 1;
  if (!isOne) await hands.press(page.locator('.th-bar .th-go'));
};

/**
 * Returns the label of the button that confirms these cards. HT-A-06: if a defense needs cards, choosing none
 * lets the Mission go.
 */
const pamLabel = (
  options: ReturnType<typeof game.options>,
  { type, cards: { length } }: Extract<Command, { type: 'placePam' | 'defend' }>,
): RegExp => {
  const says = (words: (typeof PAM_WORDS)['en']): string => {
    if (type === 'placePam') return length === 0 ? words.attackNone : words.attackWith(length);
    if (length > 0) return words.defendWith(length);
    return options.type === 'defend' && options.rule.emptyLoses ? words.letGo : words.defendNone;
  };
  return new RegExp(`^(${says(PAM_WORDS.en)}|${says(PAM_WORDS.fr)})`);
};

/** Gives an answer by operating the screen as a player does. */
export const give = async <Where extends Finding<Spot>, Spot extends Spotted<Spot>>(
  page: Where,
  hands: Hands<Where, Spot>,
  view: View,
  command: Command,
): Promise<void> => {
  const options = game.options(view);
  switch (command.type) {
    case 'placeHero': {
      const { hero } = command;
      const at = options.type === 'placeHero' ? options.heroes.indexOf(hero) : -1;
      await hands.press(page.locator('.th-team button').nth(at));
      return hands.press(spotAt(page, command.track));
    }
    case 'placeMission':
      await takeCard(page, hands, view, command.card);
      return hands.press(spotAt(page, command.track));
    case 'attach':
    case 'playAction':
      await takeCard(page, hands, view, command.card);
      return pressMove(page, hands, view, command, { type: 'card', card: command.card });
    case 'attempt': {
      const at = view.missions.length === 4 ? command.track : undefined;
      const tracks = page.locator('.th-track');
      const track =
        at === undefined
          ? page.getByRole('region', { name: `Track ${command.track + 1}`, exact: true })
          : tracks.nth(at);
      // A phone shows only one track at a time.
      if (!(await track.isVisible())) await hands.press(page.locator('.th-tabs button').nth(at ?? 0));
      await hands.press(track.locator('button.th-take'));
      return pressMove(page, hands, view, command, { type: 'track', track: command.track });
    }
    case 'attemptNode': {
      const names = Object.keys(view.story?.missions ?? {});
      const isOnMap = names.includes(command.node);
      const leaders = nodeMoves(view, options, command.node);
      const at = leaders.findIndex(move => isSame(move.command, command));
      const mark = isOnMap
        ? page.locator(`.th-node[data-node="${command.node}"] button`)
        : page.locator('.th-pile button');
      await hands.press(mark);
      return hands.press(page.locator('.th-leader').nth(at));
    }
    case 'move': {
      const post = view.posts.findIndex(({ hero }) => hero === command.hero);
      await hands.press(page.locator('.th-story-hero').nth(post & 3));
      return pressMove(page, hands, view, command, { type: 'hero', hero: command.hero });
    }
    case 'placePam':
    case 'defend':
      await layAll(page, hands, view, command.cards);
      return hands.press(page.getByRole('button', { name: pamLabel(options, command) }));
    case 'concede':
      return hands.press(page.getByRole('button', { name: say(PAM_WORDS).letGo }));
    case 'choose':
      return choose(page, hands, view, command.picks);
    case 'useAbility': {
      if (options.type !== 'attack' && options.type !== 'defend')
        return pressMove(page, hands, view, command);
      const at = options.abilities.findIndex(
        ({ card, effect }) => card === command.card && effect === command.effect,
      );
      return hands.press(page.locator('.th-bar .th-noted').nth(at));
    }
    default:
      return pressMove(page, hands, view, command);
  }
};

/**
 * Dismisses what the page shows between two questions, for example the result of a conflict. Returns whether
 * there was something to dismiss.
 */
const goOn = async (page: Page, hands: Hands): Promise<boolean> => {
  // Uses a CSS selector, because tests search for buttons often, and a role selector would check every
  // element of the table.
  const next = page
    .locator('button:visible', { hasText: /^\s*(Continue|I am |Continuer|C’est moi, )/ })
    .first();
  if (!(await next.isVisible())) return false;
  await hands.press(next);
  return true;
};

const tableAt = (page: Page, version: number): Locator =>
  page.locator(`.th-table[data-version="${version}"]`);

/** On a busy machine bots may think for long, but not forever. */
const LONGEST_WAIT = 60_000;

/** Waits until the screen asks a person a question or says that the game is over. */
export const whenAsked = async (page: Page, hands: Hands, followed: Followed): Promise<View> => {
  let view = await followed.seen();
  const isAsked = async (): Promise<boolean> => {
    if (await goOn(page, hands)) return false;
    view = await followed.seen();
    const { question } = view;
    if (!question) return page.locator('.th-end').isVisible();
    return followed.isHere(question.seat) && tableAt(page, followed.length()).isVisible();
  };
  await expect
    .poll(isAsked, {
      message: 'expected a question for a player at this screen, or the end of the game',
      intervals: [20],
      timeout: LONGEST_WAIT,
    })
    .toBe(true);
  return view;
};

/** Gives the answer to the last view, and waits until the game accepts it. */
export const answer = async (page: Page, hands: Hands, followed: Followed, view: View): Promise<void> => {
  await give(page, hands, view, followed.answer(view));
  await expect(tableAt(page, followed.length())).toHaveCount(0);
};

/** Plays on the screen until `isDone` returns true or the game is over. */
export const playOn = async (
  page: Page,
  hands: Hands,
  followed: Followed,
  isDone: (view: View, answers: number) => boolean | Promise<boolean> = () => false,
): Promise<View> => {
  for (let answers = 0; ; answers++) {
    const view = await whenAsked(page, hands, followed);
    if (!view.question || (await isDone(view, answers))) return view;
    await answer(page, hands, followed, view);
  }
};
