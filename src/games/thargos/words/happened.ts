import { a, deName } from '../../../engine/french.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Language, Text } from '../../../engine/text.ts';
import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import { design, designsOf } from '../board/library.ts';
import { seatOf, trackOf } from '../board/places.ts';
import type { CardId } from '../cards/card.ts';
import { type Attitude, hasRival } from '../config.ts';
import type { Event, MoveReason } from '../events.ts';
import type { Instance, Table } from '../types.ts';
import { ATTRIBUTE_NAMES } from './names.ts';

/** What happened, told to a reader: the chronicle of the screen, with the rule or the card behind it. */
export interface Told {
  readonly text: string;
  readonly rule?: string;
  /** Whose effect it is; where a card is behind it, no rule needs to be. */
  readonly card?: CardId;
}

/** Whose eyes read, and how the players are called. */
export interface Readers {
  readonly viewer: Seat | 'spectator';
  readonly names: readonly string[];
  readonly language: Language;
}

/** The table after the event, as the reader knows it. */
type Seen = Pick<Table, 'config' | 'faces' | 'players' | 'story' | 'heroes' | 'posts'>;

interface Scene extends Readers {
  readonly table: Seen;
}

const NNBSP = '\u202f';

const pick = ({ language }: Readers, text: Text): string => text[language];

/** A name; `you` is for the reader himself, where the sentence is made for it. */
const isYou = ({ viewer }: Readers, seat: Seat): boolean => viewer === seat;

const who = (scene: Scene, seat: Seat): string =>
  isYou(scene, seat) ? pick(scene, { en: 'You', fr: 'Vous' }) : (scene.names[seat] ?? `${seat + 1}`);

const cardName = (scene: Scene, card: Instance | null | undefined): string => {
  const id = card === null || card === undefined ? null : scene.table.faces[card];
  return id
    ? design(scene.table.config, id).card.name[scene.language]
    : pick(scene, { en: 'a card', fr: 'une carte' });
};

const list = (scene: Scene, words: readonly string[]): string => {
  if (words.length < 2) return words[0] ?? '';
  const and = pick(scene, { en: ' and ', fr: ' et ' });
  return `${words.slice(0, -1).join(', ')}${and}${words[words.length - 1]}`;
};

const cardsText = ({ language }: Readers, count: number): string => {
  if (language === 'fr') return count === 1 ? '1 carte' : `${count} cartes`;
  return count === 1 ? '1 card' : `${count} cards`;
};

/** The cards by name if they are seen, else how many. */
const these = (scene: Scene, cards: readonly Instance[] | undefined, count: number): string => {
  const seen = cards?.every(card => scene.table.faces[card]) ?? false;
  return seen && cards && cards.length <= 3
    ? list(
        scene,
        cards.map(card => cardName(scene, card)),
      )
    : cardsText(scene, count);
};

type MovedEvent = Extract<Event, { type: 'moved' }>;

/** Verb forms: for the reader himself, and for somebody by name. */
type Forms = { readonly [L in Language]: readonly [you: string, they: string] };

const FORMS: { readonly [W in MoveReason]?: { readonly forms: Forms; readonly rule?: string } } = {
  draw: { forms: { en: ['drew', 'drew'], fr: ['avez pioché', 'a pioché'] }, rule: 'HT-4.1' },
  mulligan: { forms: { en: ['changed', 'changed'], fr: ['avez échangé', 'a échangé'] }, rule: 'HT-3.5' },
  discard: { forms: { en: ['discarded', 'discarded'], fr: ['avez défaussé', 'a défaussé'] } },
  burn: {
    forms: {
      en: ['lost from the deck', 'lost from the deck'],
      fr: ['avez perdu du deck', 'a perdu du deck'],
    },
    // Without a card behind it: the cards that the Rival would have had more when he doubts.
    rule: 'HT-11.4',
  },
  dig: { forms: { en: ['dug through', 'dug through'], fr: ['avez fouillé', 'a fouillé'] }, rule: 'HT-5.9' },
  recover: { forms: { en: ['took back', 'took back'], fr: ['avez repris', 'a repris'] } },
  attach: { forms: { en: ['attached', 'attached'], fr: ['avez attaché', 'a attaché'] }, rule: 'HT-4.3' },
  play: { forms: { en: ['played', 'played'], fr: ['avez joué', 'a joué'] }, rule: 'HT-4.4' },
  place: { forms: { en: ['placed', 'placed'], fr: ['avez placé', 'a placé'] }, rule: 'HT-3.7' },
  refill: { forms: { en: ['placed', 'placed'], fr: ['avez placé', 'a placé'] }, rule: 'HT-5.9' },
  detach: { forms: { en: ['lost', 'lost'], fr: ['avez perdu', 'a perdu'] }, rule: 'HT-8.6.1' },
};

const seatAt = (place: MovedEvent['from']): Seat | undefined => {
  if ('seat' in place) return place.seat;
  return 'post' in place ? seatOf(place.post) : undefined;
};

const heroAt = (scene: Scene, place: MovedEvent['to']): string | undefined =>
  'post' in place ? cardName(scene, scene.table.posts[place.post].hero) : undefined;

const trackText = (scene: Scene, track: number): string =>
  pick(scene, { en: `track ${track + 1}`, fr: `la piste ${track + 1}` });

const laid = (scene: Scene, { cards, count, to }: MovedEvent): Told | undefined => {
  const [card, hero] = [these(scene, cards, count), heroAt(scene, to)];
  if (!hero) return undefined;
  const text = pick(scene, { en: `${card} lies by ${hero}.`, fr: `${card} rejoint ${hero}.` });
  return { text, rule: 'HT-4.4' };
};

const moved = (scene: Scene, event: MovedEvent): Told | undefined => {
  const said = FORMS[event.why];
  if (!said || (event.why === 'mulligan' && event.to.zone === 'hand')) return undefined;
  // A card that is dug up is told where it goes; what fell on the way is told by its number.
  const seat = seatAt(event.from) ?? seatAt(event.to);
  if (seat === undefined) return undefined;
  // That it is played was told when it left the hand; now it is known where it goes.
  if (event.from.zone === 'limbo' && event.to.zone === 'actions') return laid(scene, event);
  const verb = said.forms[scene.language][isYou(scene, seat) ? 0 : 1];
  const hero = event.why === 'attach' ? heroAt(scene, event.to) : undefined;
  const to = hero ? pick(scene, { en: ` to ${hero}`, fr: ` ${a(hero)}` }) : '';
  const on =
    event.to.zone === 'mission'
      ? pick(scene, { en: ' on ', fr: ' sur ' }) + trackText(scene, event.to.track)
      : '';
  const text = `${who(scene, seat)} ${verb} ${these(scene, event.cards, event.count)}${to}${on}.`;
  return { text, ...(said.rule ? { rule: said.rule } : {}) };
};

const colours = (scene: Scene, asked: (colour: Attribute) => string | undefined): string =>
  ATTRIBUTES.flatMap(colour => {
    const value = asked(colour);
    return value === undefined ? [] : [`${ATTRIBUTE_NAMES[colour][scene.language]} ${value}`];
  }).join(', ');

const ATTITUDE_NAMES: { readonly [A in Attitude]: Text } = {
  aggressive: { en: 'aggressive', fr: 'agressif' },
  wary: { en: 'wary', fr: 'méfiant' },
  defensive: { en: 'defensive', fr: 'défensif' },
};

const node = (scene: Scene, key: string): string => {
  const mission = scene.table.story?.missions[key];
  return mission === undefined
    ? pick(scene, { en: 'a secondary mission', fr: 'une mission secondaire' })
    : cardName(scene, mission);
};

const END: { readonly [W in Extract<Event, { type: 'ended' }>['result']['why']]: Text } = {
  target: { en: 'The target was reached.', fr: 'L’objectif est atteint.' },
  burned: { en: 'A deck was burned.', fr: 'Un deck est brûlé.' },
  lastDitch: { en: 'The last cards were played in vain.', fr: 'Les dernières cartes n’ont pas suffi.' },
  stalled: {
    en: 'Nobody moved any more; the points decide.',
    fr: 'Plus personne n’avançait\u202f: les points décident.',
  },
  rounds: {
    en: 'The longest game is over; the points decide.',
    fr: 'La durée maximale est atteinte\u202f: les points décident.',
  },
};

type RolledEvent = Extract<Event, { type: 'rolled' }>;

/** HT-11.4: what the Rival's die means when he chooses; a two to a five are his places from left to right. */
const DECISIONS: {
  readonly [W in 'attach' | 'attempt' | 'oppose']: {
    readonly what: Text;
    readonly one: Text;
    readonly place: Text;
    readonly six: Text;
  };
} = {
  attach: {
    what: { en: 'The Rival rolls for who gets it', fr: 'Le Rival tire qui le reçoit' },
    one: { en: 'his weakest hero', fr: 'son héros le plus faible' },
    place: { en: 'his hero', fr: 'son héros' },
    six: { en: 'his strongest hero', fr: 'son héros le plus fort' },
  },
  attempt: {
    what: { en: 'The Rival rolls for what he attempts', fr: 'Le Rival tire ce qu’il tente' },
    one: { en: 'he doubts and passes', fr: 'il doute et passe' },
    place: { en: 'place', fr: 'place' },
    six: { en: 'one card more, and again', fr: 'une carte de plus, et encore' },
  },
  oppose: {
    what: { en: 'The Rival rolls for whether he opposes', fr: 'Le Rival tire s’il s’oppose' },
    one: { en: 'nobody opposes', fr: 'personne ne s’oppose' },
    place: { en: 'his hero', fr: 'son héros' },
    six: {
      en: 'his strongest hero, with one card more',
      fr: 'son héros le plus fort, avec une carte de plus',
    },
  },
};

/** Dice in sight: what was rolled, for what, and what it means where a die decides. */
const rolled = (scene: Scene, { dice, values, what }: RolledEvent): Told => {
  const shown = values.join(', ');
  const colon = pick(scene, { en: ':', fr: `${NNBSP}:` });
  if (what === 'attitude') {
    const text = pick(scene, { en: 'The Rival rolls for his attitude', fr: 'Le Rival tire son attitude' });
    return { text: `${text}${colon} ${shown}.`, rule: 'HT-11.2' };
  }
  if (Object.hasOwn(DECISIONS, what)) {
    const decision = DECISIONS[what as keyof typeof DECISIONS];
    const [value] = values;
    const means =
      value === 1
        ? pick(scene, decision.one)
        : value === 6
          ? pick(scene, decision.six)
          : `${pick(scene, decision.place)} ${value - 1}`;
    return { text: `${pick(scene, decision.what)}${colon} ${shown}, ${means}.`, rule: 'HT-11.4' };
  }
  if (isAttribute(what))
    return { text: `${ATTRIBUTE_NAMES[what][scene.language]}, ${dice}${colon} ${shown}.` };
  const card = designsOf(scene.table.config).get(what as CardId)?.card;
  return card
    ? { text: `${card.name[scene.language]}, ${dice}${colon} ${shown}.`, card: card.id }
    : { text: `${dice}${colon} ${shown}.` };
};

const isAttribute = (what: string): what is Attribute => (ATTRIBUTES as readonly string[]).includes(what);

/** One event as a sentence; undefined when it is not worth one. */
export const happened = (event: Event, table: Seen, readers: Readers): Told | undefined => {
  const told = sentence(event, table, readers);
  // HT-11.3: whatever used up the Rival's deck, it is the rule that makes him worse.
  if (!told || event.cause === undefined || event.type === 'infamy') return told;
  return { text: told.text, card: event.cause };
};

const sentence = (event: Event, table: Seen, readers: Readers): Told | undefined => {
  const scene: Scene = { ...readers, table };
  const say = (text: Text, rule?: string): Told => ({ text: pick(scene, text), ...(rule ? { rule } : {}) });
  switch (event.type) {
    case 'firstChosen': {
      const name = who(scene, event.seat);
      const isReader = isYou(scene, event.seat);
      return say(
        {
          en: `${name} ${isReader ? 'begin' : 'begins'}.`,
          fr: `${name} ${isReader ? 'commencez' : 'commence'}.`,
        },
        'HT-3.3',
      );
    }
    case 'moved':
      return moved(scene, event);
    case 'shuffled': {
      const name = who(scene, event.seat);
      return say(
        {
          en: `${name} shuffled.`,
          fr: `${name} ${isYou(scene, event.seat) ? 'avez mélangé' : 'a mélangé'}.`,
        },
        event.from === 'discard' ? 'HT-11.3' : 'HT-3.5',
      );
    }
    case 'heroPlaced': {
      const track = scene.table.story
        ? ''
        : pick(scene, {
            en: ` on track ${trackOf(table.players.length, event.post) + 1}`,
            fr: ` sur la piste ${trackOf(table.players.length, event.post) + 1}`,
          });
      const hero = cardName(scene, event.hero);
      const name = who(scene, event.seat);
      const has = isYou(scene, event.seat) ? 'avez placé' : 'a placé';
      return say({ en: `${name} placed ${hero}${track}.`, fr: `${name} ${has} ${hero}${track}.` }, 'HT-3.6');
    }
    case 'turned': {
      const hero = cardName(scene, event.hero);
      return event.face === 'wounded'
        ? say({ en: `${hero} is wounded.`, fr: `${hero} est blessé.` }, 'HT-5.10')
        : say({ en: `${hero} is healed.`, fr: `${hero} est soigné.` }, 'HT-7.2');
    }
    case 'rolledHero': {
      const hero = cardName(scene, event.hero);
      const values = colours(scene, colour => `${event.values[colour]}`);
      return say({ en: `${hero} rolled ${values}.`, fr: `${hero} a lancé${NNBSP}: ${values}.` }, 'HT-7.5');
    }
    case 'rolled':
      return rolled(scene, event);
    case 'turnBegun': {
      const isReader = isYou(scene, event.seat);
      const name = scene.names[event.seat] ?? `${event.seat + 1}`;
      const isRival = hasRival(table.config) && event.seat === table.players.length - 1;
      return say(
        {
          en: isReader ? 'Your turn.' : `${name}’s turn.`,
          fr: isReader ? 'À vous de jouer.' : `Au tour ${deName(name)}.`,
        },
        isRival ? 'HT-11.7' : 'HT-4.1',
      );
    }
    case 'acted': {
      if (event.what !== 'pass') return undefined;
      const name = who(scene, event.seat);
      return say(
        { en: `${name} passed.`, fr: `${name} ${isYou(scene, event.seat) ? 'avez passé' : 'a passé'}.` },
        'HT-4.4',
      );
    }
    case 'declared': {
      const hero = cardName(scene, table.posts[event.post].hero);
      const mission = cardName(scene, event.mission);
      return say(
        { en: `${hero} attempts ${mission}.`, fr: `${hero} tente ${mission}.` },
        event.node === null ? 'HT-5.1' : 'HT-9.5',
      );
    }
    case 'opposed': {
      const hero = cardName(scene, table.posts[event.post].hero);
      return say({ en: `${hero} opposes.`, fr: `${hero} s’oppose.` }, 'HT-9.5');
    }
    case 'committed': {
      const name = who(scene, event.seat);
      const counts = colours(scene, colour =>
        event.counts[colour] > 0 ? `${event.counts[colour]}` : undefined,
      );
      const has = isYou(scene, event.seat) ? 'avez posé' : 'a posé';
      if (counts === '')
        return say(
          {
            en: `${name} placed no card.`,
            fr: `${name} ${isYou(scene, event.seat) ? 'n’avez posé' : 'n’a posé'} aucune carte.`,
          },
          'HT-5.3',
        );
      return say(
        {
          en: `${name} placed cards face down: ${counts}.`,
          fr: `${name} ${has} des cartes face cachée${NNBSP}: ${counts}.`,
        },
        event.side === 'attack' ? 'HT-5.3' : 'HT-5.5',
      );
    }
    case 'conceded': {
      const name = who(scene, event.seat);
      return say(
        { en: `${name} let it go.`, fr: `${name} ${isYou(scene, event.seat) ? 'laissez' : 'laisse'} faire.` },
        'HT-5.5',
      );
    }
    case 'pushedBack': {
      const values = colours(scene, colour =>
        event.values[colour] > 0 ? `${event.values[colour]}` : undefined,
      );
      return say(
        { en: `Thargos pushes back: ${values}.`, fr: `Rejet de Thargos${NNBSP}: ${values}.` },
        'HT-9.6',
      );
    }
    case 'resolved': {
      const { totals } = event;
      const sums = totals
        ? colours(scene, colour =>
            totals.attack[colour] + totals.defence[colour] > 0
              ? `${totals.attack[colour]}–${totals.defence[colour]}`
              : undefined,
          )
        : '';
      const tail = sums === '' ? '' : ` (${sums})`;
      return event.success
        ? say({ en: `The attempt succeeds${tail}.`, fr: `La tentative réussit${tail}.` }, 'HT-5.8')
        : say({ en: `The attempt fails${tail}.`, fr: `La tentative échoue${tail}.` }, 'HT-5.8');
    }
    case 'won': {
      const name = who(scene, event.seat);
      const what =
        event.node === null
          ? ''
          : pick(scene, { en: ` for ${node(scene, event.node)}`, fr: ` pour ${node(scene, event.node)}` });
      return say(
        {
          en: `${name} gained ${event.vp} VP${what}.`,
          fr: `${name} ${isYou(scene, event.seat) ? 'gagnez' : 'gagne'} ${event.vp} PV${what}.`,
        },
        'HT-5.9',
      );
    }
    case 'gained': {
      const name = who(scene, event.seat);
      return say({ en: `${name}: ${event.vp} VP.`, fr: `${name}${NNBSP}: ${event.vp} PV.` });
    }
    case 'used': {
      if (event.key === 'used' || event.card >= table.faces.length) return undefined;
      const card = cardName(scene, event.card);
      const id = table.faces[event.card];
      return { ...say({ en: `${card} was used.`, fr: `${card} est utilisé.` }), ...(id ? { card: id } : {}) };
    }
    case 'looked': {
      const name = who(scene, event.seat);
      const seen = these(scene, event.secret?.cards, event.count);
      return say({
        en: `${name} looked at ${seen}.`,
        fr: `${name} ${isYou(scene, event.seat) ? 'avez regardé' : 'a regardé'} ${seen}.`,
      });
    }
    case 'heroesSwapped': {
      const names = list(
        scene,
        [event.a, event.b].flatMap(post =>
          table.posts[post].hero === null ? [] : [cardName(scene, table.posts[post].hero)],
        ),
      );
      return say(
        { en: `${names} changed places.`, fr: `${names}${NNBSP}: changement de place.` },
        'HT-8.6.3',
      );
    }
    case 'missionsSwapped':
      return say({
        en: `The Missions of tracks ${event.a + 1} and ${event.b + 1} changed places.`,
        fr: `Les missions des pistes ${event.a + 1} et ${event.b + 1} sont échangées.`,
      });
    case 'captured': {
      const hero = cardName(scene, event.hero);
      return say(
        { en: `${hero} was taken by the undead.`, fr: `${hero} rejoint les morts-vivants.` },
        'HT-8.6.1',
      );
    }
    case 'skipped': {
      if (!event.isSpent) return undefined;
      const name = who(scene, event.seat);
      return say({ en: `${name}: a step is skipped.`, fr: `${name}${NNBSP}: une étape est sautée.` });
    }
    case 'owed':
      return event.seat === null
        ? undefined
        : say(
            {
              en: `Track ${event.track + 1} stays empty for now.`,
              fr: `La piste ${event.track + 1} reste vide pour l’instant.`,
            },
            'HT-A-10',
          );
    case 'cancelled':
      return say({ en: 'It was prevented.', fr: 'L’effet est annulé.' });
    case 'walked':
      return undefined;
    case 'attitude':
      return say(
        {
          en: `The Rival is ${ATTITUDE_NAMES[event.attitude].en}.`,
          fr: `Le Rival est ${ATTITUDE_NAMES[event.attitude].fr}.`,
        },
        'HT-11.2',
      );
    case 'infamy':
      return say(
        { en: `Infamy rises to ${event.infamy}.`, fr: `L’infamie monte à ${event.infamy}.` },
        'HT-11.3',
      );
    case 'pileSmaller':
      return event.by > 0
        ? say(
            {
              en: `The Rival’s next pile is smaller by ${event.by}.`,
              fr: `La prochaine pile du Rival perd ${event.by}.`,
            },
            'HT-11.8',
          )
        : undefined;
    case 'lastDitch': {
      const name = who(scene, event.seat);
      return say({ en: `${name}: the last ditch.`, fr: `${name}${NNBSP}: dernière chance.` }, 'HT-8.4');
    }
    case 'burned': {
      const name = who(scene, event.seat);
      return say({ en: `${name}: the deck is burned.`, fr: `${name}${NNBSP}: le deck est brûlé.` }, 'HT-4.2');
    }
    case 'reassigned':
      return say({ en: 'A face-down card changed its colour.', fr: 'Une carte cachée change de couleur.' });
    case 'ended':
      return say(END[event.result.why], 'HT-6.1');
    case 'started':
    case 'revealed':
    case 'conflictEnded':
    case 'began':
    case 'ceased':
    case 'granted':
    case 'reordered':
    case 'asked':
      return undefined;
  }
};
