import { ATTRIBUTES, type Attribute } from '../../../../games/thargos/attributes.ts';
import { type PamRule, pamFault } from '../../../../games/thargos/conflict.ts';
import { design } from '../../../../games/thargos/library.ts';
import type { Options } from '../../../../games/thargos/options.ts';
import { missionAttrs } from '../../../../games/thargos/reading.ts';
import { reasonsFor } from '../../../../games/thargos/reasons.ts';
import type { Conflict, Instance, View } from '../../../../games/thargos/types.ts';
import { openTotals, pamValue } from '../../../../games/thargos/values.ts';
import { cardText } from '../../../../games/thargos/words/card-text.ts';
import { ATTRIBUTE_NAMES } from '../../../../games/thargos/words/names.ts';
import { number, say, signed, text } from '../../../say.ts';
import { language } from '../../../settings.ts';
import { Art } from '../../../ui/art.tsx';
import { attributeEmblem } from '../art/emblems.ts';
import { back, seal } from '../art/pieces.ts';
import { portrait } from '../art/portrait.ts';
import { CONFLICT_WORDS } from './conflict-words.ts';
import type { Model } from './model.ts';
import { nameOf } from './moves.ts';
import { ATTRIBUTE_KEYS, WORDS } from './words.ts';

/** A conflict as its own moment: one line of arithmetic for each colour, and the rules while choosing. */

type Laid = Model['laid']['value'];

interface HeadProps {
  readonly view: View;
  readonly conflict: Conflict;
  readonly names: readonly string[];
}

const HeroHead = ({
  view,
  hero,
  role,
}: {
  readonly view: View;
  readonly hero: Instance | null;
  readonly role: string;
}) => {
  const words = say(WORDS);
  const id = hero === null ? null : view.faces[hero];
  const card = id ? design(view.config, id).card : undefined;
  if (hero === null || card?.type !== 'hero') return <div class="th-fighter is-nobody">{role}</div>;
  const { face } = view.heroes[hero];
  return (
    <div class="th-fighter">
      <Art
        class="th-fighter-portrait"
        svg={portrait({ id: card.id, faction: card.faction, isWounded: face === 'wounded' })}
      />
      <div>
        <small>{role}</small>
        <b>{nameOf(view, hero)}</b>
        {face === 'wounded' && <em class="th-wounded">{words.wounded}</em>}
        <p>{cardText(card, language.value, face)}</p>
      </div>
    </div>
  );
};

const Head = ({ view, conflict, names }: HeadProps) => {
  const words = say(CONFLICT_WORDS);
  const id = view.faces[conflict.mission];
  const mission = id ? design(view.config, id).card : undefined;
  const unit = language.value === 'fr' ? 'PV' : 'VP';
  const against = conflict.against === null ? null : view.posts[conflict.against].hero;
  const defender = conflict.defender === null ? words.thargos : (names[conflict.defender] ?? '');
  return (
    <div class="th-fighters">
      <HeroHead
        view={view}
        hero={view.posts[conflict.post].hero}
        role={`${words.attacker} · ${names[conflict.attacker] ?? ''}`}
      />
      {mission?.type === 'mission' && (
        <div class="th-stake">
          <Art class="th-seal" svg={seal(String(mission.vp), unit)} label={`${mission.vp} ${unit}`} />
          <div>
            <b>{text(mission.name)}</b>
            <p>{cardText(mission, language.value)}</p>
          </div>
        </div>
      )}
      <HeroHead view={view} hero={against} role={`${words.defender} · ${defender}`} />
    </div>
  );
};

/** What hidden cards could add: each counts for 1 to 4. */
const rangeOf = (total: number, hidden: number): readonly [number, number] => [
  total + hidden,
  total + 4 * hidden,
];

interface SumsProps {
  readonly view: View;
  readonly conflict: Conflict;
  readonly colour: Attribute;
  readonly side: 'attack' | 'defence';
}

/** The parts of a total in one line. */
const Parts = ({ view, conflict, colour, side }: SumsProps) => {
  const words = say(CONFLICT_WORDS);
  const seat = side === 'attack' ? conflict.attacker : conflict.defender;
  const post = side === 'attack' ? conflict.post : conflict.against;
  const rows = seat === null || post === null ? [] : reasonsFor(view, seat, post);
  const attrs = missionAttrs(view, conflict.mission);
  const share = side === 'defence' && conflict.pushback === null ? (attrs[colour] ?? 0) : 0;
  return (
    <ul class="th-parts">
      {rows
        .filter(({ kind, amounts }) => kind === 'hero' || amounts[colour] !== 0)
        .map((row, i) => (
          <li key={`${row.card}:${i}`}>
            <b>{row.kind === 'hero' ? number(row.amounts[colour]) : signed(row.amounts[colour])}</b>
            <small>
              {row.card ? text(design(view.config, row.card).card.name).split(/,| – /)[0] : say(WORDS).other}
            </small>
          </li>
        ))}
      {share !== 0 && (
        <li>
          <b>{signed(share)}</b>
          <small>{words.mission}</small>
        </li>
      )}
    </ul>
  );
};

interface SlotProps {
  readonly view: View;
  readonly rule: PamRule;
  readonly colour: Attribute;
  readonly laid: Laid;
  readonly isDefence: boolean;
  readonly canDrop: boolean;
  readonly onDrop: () => void;
  readonly onTakeBack: (card: Instance) => void;
}

/** Where cards are laid on a colour; what may not be done here says so before anybody tries. */
const Slot = ({ view, rule, colour, laid, isDefence, canDrop, onDrop, onTakeBack }: SlotProps) => {
  const words = say(CONFLICT_WORDS);
  const own = laid.filter(card => card.colour === colour);
  const isOpen = rule.colours.includes(colour);
  const isFull = rule.most !== undefined && own.length >= rule.most[colour];
  const lacks = isOpen && laid.length > 0 && own.length < rule.least;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the buttons in it do the same
    <div
      class={`th-slot ${isOpen ? '' : 'is-locked'} ${lacks ? 'is-needed' : ''}`}
      onDragOver={event => isOpen && !isFull && event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        onDrop();
      }}
    >
      {own.map(({ card }) => (
        <button
          type="button"
          key={card}
          class="th-laid"
          onClick={() => onTakeBack(card)}
          aria-label={words.takeBack(nameOf(view, card))}
        >
          <b>{pamValue(view, card, view.viewer === 'spectator' ? 0 : view.viewer)}</b> {nameOf(view, card)}
        </button>
      ))}
      {isOpen ? (
        <button type="button" class="th-drop" disabled={!canDrop || isFull} onClick={onDrop}>
          {lacks
            ? words.needs(rule.least)
            : isFull && rule.most
              ? words.most(rule.most[colour])
              : words.drop(ATTRIBUTE_KEYS[colour])}
        </button>
      ) : (
        <p class="th-locked">{isDefence ? words.locked : words.lockedNobody}</p>
      )}
    </div>
  );
};

const verdictOf = (attack: number, defence: number, hidden: number): 'leads' | 'holds' | 'tie' | 'open' => {
  if (hidden > 0) return 'open';
  if (attack === defence) return 'tie';
  return attack > defence ? 'leads' : 'holds';
};

const ruleText = (rule: PamRule, isDefence: boolean): string => {
  const words = say(CONFLICT_WORDS);
  if (rule.colours.length === 0) return words.nothing;
  if (rule.spread) return words.spread;
  if (!isDefence) return words.free;
  if (rule.most) return words.balance;
  return rule.least > 0 ? words.mirror : words.free;
};

type PamOptions = Extract<Options, { type: 'attack' | 'defend' }>;

interface ConflictProps {
  readonly model: Model;
  readonly names: readonly string[];
}

const countsOf = (laid: Laid) => {
  const counts = { power: 0, mind: 0, mysticism: 0 };
  for (const { colour } of laid) counts[colour] += 1;
  return counts;
};

export const ConflictPanel = ({ model, names }: ConflictProps) => {
  const words = say(CONFLICT_WORDS);
  const view = model.view.value;
  const { conflict, viewer } = view;
  const options = model.options.value;
  if (!conflict) return null;
  const totals = openTotals(view);
  const laid = model.laid.value;
  const placing: PamOptions | undefined =
    options.type === 'attack' || options.type === 'defend' ? options : undefined;
  const isDefence = options.type === 'defend';
  const held = model.held.value;
  const card = held?.type === 'card' && !laid.some(other => other.card === held.card) ? held.card : undefined;
  const drop = (colour: Attribute): void => {
    if (card === undefined || !placing?.rule.colours.includes(colour)) return;
    model.laid.value = [...laid, { card, colour }];
    model.held.value = undefined;
  };
  const takeBack = (gone: Instance): void => {
    model.laid.value = laid.filter(other => other.card !== gone);
  };
  const title =
    conflict.defender === viewer
      ? words.attacked
      : conflict.attacker === viewer
        ? words.attacking
        : words.watching;
  return (
    <section class="th-conflict" aria-label={title}>
      <header class={`th-conflict-head ${conflict.defender === viewer ? 'is-attacked' : ''}`}>
        <h2>{title}</h2>
        <p>{words.tieRule}</p>
      </header>
      <Head view={view} conflict={conflict} names={names} />
      {totals.colours.map(colour => {
        const own = (side: 'attack' | 'defence') =>
          placing && (side === 'defence') === isDefence
            ? laid
                .filter(each => each.colour === colour)
                .reduce((sum, each) => sum + pamValue(view, each.card, placing ? Number(viewer) : 0), 0)
            : view.pam[side][ATTRIBUTES.indexOf(colour)].reduce(
                (sum, each) => sum + pamValue(view, each, Number(viewer)),
                0,
              );
        const knows = (side: 'attack' | 'defence') => view.pam[side][ATTRIBUTES.indexOf(colour)].length;
        const hiddenA = conflict.attack[colour] - knows('attack');
        const hiddenD = conflict.defence[colour] - knows('defence');
        const attack = totals.attack[colour] + own('attack');
        const defence = totals.defence[colour] + own('defence');
        const verdict = verdictOf(attack, defence, hiddenA + hiddenD);
        const [leastA, mostA] = rangeOf(attack, hiddenA);
        const [leastD, mostD] = rangeOf(defence, hiddenD);
        return (
          <div class={`th-line th-${colour}`} key={colour}>
            <div class="th-line-side">
              <Parts view={view} conflict={conflict} colour={colour} side="attack" />
              {hiddenA > 0 && (
                <span class="th-hidden">
                  <Art svg={back()} /> {words.hidden(hiddenA)}
                </span>
              )}
              <b class="th-sum">
                {number(attack)}
                {hiddenA > 0 && <small>{words.range(leastA, mostA)}</small>}
              </b>
            </div>
            <div class="th-line-colour">
              <Art svg={attributeEmblem(colour)} />
              <b>{text(ATTRIBUTE_NAMES[colour])}</b>
              <span class="th-verdict-word">{words[verdict]}</span>
            </div>
            <div class="th-line-side is-defence">
              <b class="th-sum">
                {number(defence)}
                {hiddenD > 0 && <small>{words.range(leastD, mostD)}</small>}
              </b>
              <Parts view={view} conflict={conflict} colour={colour} side="defence" />
              {hiddenD > 0 && (
                <span class="th-hidden">
                  <Art svg={back()} /> {words.hidden(hiddenD)}
                </span>
              )}
            </div>
            {placing && (
              <Slot
                view={view}
                rule={placing.rule}
                colour={colour}
                laid={laid}
                isDefence={isDefence}
                canDrop={card !== undefined}
                onDrop={() => drop(colour)}
                onTakeBack={takeBack}
              />
            )}
          </div>
        );
      })}
      {placing && <PamBar model={model} options={placing} />}
    </section>
  );
};

/** What can be done with the cards as they lie. */
const PamBar = ({ model, options }: { readonly model: Model; readonly options: PamOptions }) => {
  const words = say(CONFLICT_WORDS);
  const table = say(WORDS);
  const view = model.view.value;
  const laid = model.laid.value;
  const isDefence = options.type === 'defend';
  const fault = pamFault(options.rule, countsOf(laid));
  const count = laid.length;
  const send = (): void =>
    void model.submit(isDefence ? { type: 'defend', cards: laid } : { type: 'placePam', cards: laid });
  const label = isDefence
    ? count === 0
      ? words.defendNone
      : words.defendWith(count)
    : count === 0
      ? words.attackNone
      : words.attackWith(count);
  return (
    <div class="th-conflict-bar">
      <p class={fault ? 'is-fault' : ''} role="status">
        {ruleText(options.rule, isDefence)}
      </p>
      <div class="th-buttons">
        {options.abilities.map(({ card, effect }) => (
          <button
            type="button"
            key={`${card}:${effect}`}
            onClick={() => void model.submit({ type: 'useAbility', card, effect })}
          >
            {table.use(nameOf(view, card))}
          </button>
        ))}
        {options.concede && (
          <button type="button" onClick={() => void model.submit({ type: 'concede' })}>
            {words.letGo}
          </button>
        )}
        {isDefence && count > 0 && (
          <button type="button" onClick={() => void model.submit({ type: 'defend', cards: [] })}>
            {words.defendNone}
          </button>
        )}
        <button type="button" class="th-go" disabled={fault !== undefined} onClick={send}>
          {label}
        </button>
      </div>
    </div>
  );
};
