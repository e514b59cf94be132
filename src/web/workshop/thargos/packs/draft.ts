import {
  ATTRIBUTES,
  type Attribute,
  type Card,
  type CardType,
  DEFAULT_SET,
  type Effect,
  type Face,
  type Fault,
  FORMAT,
  LETTERS,
  type Mods,
  parsePack,
} from '../../../../games/thargos/ui.ts';

/** A card while it is typed: every field is text until all of it is valid. */

export type DraftFace = 'active' | 'wounded';
type Typed = { readonly [A in Attribute]: string };

export interface FaceDraft extends Typed {
  /** `1d6`, where the attributes are rolled for. */
  readonly roll: string;
  readonly text: string;
  readonly effects: readonly Effect[];
}

export interface CardDraft extends Typed {
  readonly id: string;
  readonly name: string;
  readonly nameFr: string;
  readonly isLocked: boolean;
  readonly copies: string;
  readonly pam: string;
  readonly hp: string;
  readonly person: string;
  readonly faction: string;
  readonly vp: string;
  readonly play: string;
  readonly habitat: string;
  readonly region: string;
  readonly attachTo: string;
  readonly isTeam: boolean;
  readonly isPassive: boolean;
  readonly set: string;
  readonly tags: string;
  readonly replaces: string;
  readonly text: string;
  readonly effects: readonly Effect[];
  readonly faces: { readonly [F in DraftFace]: FaceDraft };
  /** The card has no effect, in contrast to an effect that isn't typed yet. */
  readonly isPlain: boolean;
}

const NO_FACE: FaceDraft = { power: '', mind: '', mysticism: '', roll: '', text: '', effects: [] };

export const NO_DRAFT: CardDraft = {
  id: '',
  name: '',
  nameFr: '',
  isLocked: false,
  copies: '1',
  pam: '',
  hp: '',
  person: '',
  faction: '',
  vp: '',
  play: 'instant',
  habitat: '',
  region: '',
  attachTo: '',
  isTeam: false,
  isPassive: false,
  set: '',
  tags: '',
  replaces: '',
  text: '',
  power: '',
  mind: '',
  mysticism: '',
  effects: [],
  faces: { active: NO_FACE, wounded: NO_FACE },
  isPlain: false,
};

/** HT-1.6: the letter says what the card is. */
export const typeOfId = (id: string): CardType | undefined => {
  const letter = id.trim().charAt(0).toUpperCase();
  return (Object.keys(LETTERS) as CardType[]).find(type => LETTERS[type] === letter);
};

/** Text that isn't a number is passed on, so that the pack reader reports it. */
const numberOf = (typed: string): number | string | undefined => {
  const said = typed.trim().replace('−', '-');
  if (said === '') return undefined;
  return /^[+-]?\d{1,6}$/.test(said) ? Number(said) : said;
};

const textOf = (en: string, fr: string): object | string | undefined => {
  if (en.trim() === '' && fr.trim() === '') return undefined;
  return fr.trim() === '' ? en.trim() : { en: en.trim() || fr.trim(), fr: fr.trim() };
};

const threeOf = (typed: Typed, isWhole: boolean): object => {
  const found = ATTRIBUTES.map(attr => [attr, numberOf(typed[attr])] as const);
  // A zero in a row of modifiers is a modifier that is not there.
  return Object.fromEntries(found.filter(([, value]) => value !== undefined && (isWhole || value !== 0)));
};

const orNothing = (typed: string): string | undefined => (typed.trim() === '' ? undefined : typed.trim());

const faceOf = (face: FaceDraft): object => ({
  attrs: face.roll.trim() === '' ? threeOf(face, true) : { roll: face.roll.trim() },
  ...(face.text.trim() !== '' && { text: face.text.trim() }),
  ...(face.effects.length > 0 && { effects: face.effects }),
});

/** The default person is the name on the card. */
const personOf = ({ person, name, nameFr }: CardDraft): string =>
  person.trim() ||
  (name || nameFr)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const ownOf = (draft: CardDraft, type: CardType): object => {
  const faction = orNothing(draft.faction) ?? null;
  const effects = draft.effects.length > 0 ? draft.effects : undefined;
  const mods = threeOf(draft, false);
  const anyMods = Object.keys(mods).length > 0 ? mods : undefined;
  switch (type) {
    case 'hero':
      return {
        hp: numberOf(draft.hp),
        person: personOf(draft),
        faction,
        faces: { active: faceOf(draft.faces.active), wounded: faceOf(draft.faces.wounded) },
      };
    case 'advantage':
      return {
        pam: numberOf(draft.pam),
        faction,
        attachTo: orNothing(draft.attachTo),
        mods: anyMods,
        effects,
      };
    case 'action':
      return {
        pam: numberOf(draft.pam),
        play: draft.play,
        habitat: orNothing(draft.habitat),
        mods: anyMods,
        effects: draft.effects,
      };
    case 'mission':
      return {
        pam: numberOf(draft.pam),
        vp: numberOf(draft.vp),
        attrs: mods,
        region: orNothing(draft.region),
        team: draft.isTeam || undefined,
        passive: draft.isPassive || undefined,
        effects,
      };
  }
};

const hasEffects = ({ effects, faces }: CardDraft, type: CardType): boolean =>
  type === 'hero' ? faces.active.effects.length + faces.wounded.effects.length > 0 : effects.length > 0;

/** The card as a pack would write it. */
export const jsonOf = (draft: CardDraft, type: CardType): object => {
  const isKnown = draft.isPlain || hasEffects(draft, type);
  const tags = draft.tags.split(/[\s,]+/).filter(Boolean);
  const all = {
    id: draft.id.trim().toUpperCase(),
    type,
    name: textOf(draft.name, draft.nameFr),
    locked: draft.isLocked || undefined,
    boxCopies: numberOf(draft.copies),
    set: orNothing(draft.set),
    tags: tags.length > 0 ? tags : undefined,
    replaces: orNothing(draft.replaces)?.toUpperCase(),
    text: type === 'hero' ? undefined : orNothing(draft.text),
    ...ownOf(draft, type),
    source: { name: 'printed', values: 'printed', effect: isKnown ? 'printed' : 'unknown' },
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

const HEAD = { id: 'my-box', version: '1.0.0', mode: 'overlay', provenance: 'userPrinted' } as const;

/** Faults that are about a pack, not about the card in hand. */
const OF_PACKS = ['community-left'];

export interface Checked {
  readonly card: Card | undefined;
  /** Each with its place within the card. */
  readonly faults: readonly Fault[];
}

/** Reads one card as the reader of packs would. */
export const checkDraft = (draft: CardDraft): Checked => {
  const type = typeOfId(draft.id);
  if (!type) return { card: undefined, faults: [] };
  const { value, faults } = parsePack(
    { format: FORMAT, pack: HEAD, cards: [jsonOf(draft, type)] },
    { base: DEFAULT_SET },
  );
  return {
    card: value?.cards[0],
    faults: faults
      .filter(({ code }) => !OF_PACKS.includes(code))
      .map(fault => ({ ...fault, place: placeOf(fault) })),
  };
};

/** `cards[0].faces.active.attrs.power` is `faces.active.attrs.power`; what is missing is where it should be. */
const placeOf = ({ place, details }: Fault): string => {
  const inner = place.replace(/^cards(\[0\])?\.?/, '');
  const isMissing = typeof details.key === 'string' && !inner.endsWith(details.key);
  return isMissing ? [inner, details.key].filter(Boolean).join('.') : inner;
};

const said = (value: number | undefined): string => (value === undefined ? '' : String(value));
const typedMods = (mods: Mods | undefined): Typed => ({
  power: said(mods?.power),
  mind: said(mods?.mind),
  mysticism: said(mods?.mysticism),
});

const draftFace = ({ attrs, text, effects = [] }: Face): FaceDraft => ({
  ...('roll' in attrs ? { ...typedMods({}), roll: attrs.roll } : { ...typedMods(attrs), roll: '' }),
  text: text?.en ?? '',
  effects,
});

/** A card that was typed before, to be corrected. */
export const draftOf = (card: Card): CardDraft => {
  const common: CardDraft = {
    ...NO_DRAFT,
    id: card.id,
    name: card.name.en,
    nameFr: card.name.fr === card.name.en ? '' : card.name.fr,
    isLocked: card.locked ?? false,
    copies: String(card.boxCopies),
    set: card.set === 'custom' ? '' : card.set,
    tags: (card.tags ?? []).join(' '),
    replaces: card.replaces ?? '',
    text: card.text?.en ?? '',
    isPlain: card.source.effect === 'printed',
  };
  switch (card.type) {
    case 'hero':
      return {
        ...common,
        hp: said(card.hp),
        person: card.person,
        faction: card.faction ?? '',
        faces: { active: draftFace(card.faces.active), wounded: draftFace(card.faces.wounded) },
      };
    case 'advantage':
      return {
        ...common,
        pam: said(card.pam),
        faction: card.faction ?? '',
        attachTo: card.attachTo ?? '',
        ...typedMods(card.mods),
        effects: card.effects ?? [],
      };
    case 'action':
      return {
        ...common,
        pam: said(card.pam),
        play: card.play,
        habitat: card.habitat ?? '',
        ...typedMods(card.mods),
        effects: card.effects,
      };
    case 'mission':
      return {
        ...common,
        pam: said(card.pam),
        vp: said(card.vp),
        ...typedMods(card.attrs),
        region: card.region ?? '',
        isTeam: card.team ?? false,
        isPassive: card.passive ?? false,
        effects: card.effects ?? [],
      };
  }
};
