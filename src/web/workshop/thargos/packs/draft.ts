import {
  ATTRIBUTES,
  type Attribute,
  CARD_TYPES,
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

/** The state of the form for one card: the user's input as text, which may still be invalid. */

export type DraftFace = 'active' | 'wounded';
type Typed = { readonly [A in Attribute]: string };

export interface FaceDraft extends Typed {
  /** A dice formula such as `1d6` if the hero's attributes are rolled; otherwise empty. */
  readonly roll: string;
  readonly text: string;
  readonly effects: readonly Effect[];
}

const NO_FACE: FaceDraft = { power: '', mind: '', mysticism: '', roll: '', text: '', effects: [] };

const NO_TEXTS = {
  ...{ id: '', name: '', nameFr: '', boxCopies: '1', pam: '', hp: '', person: '', faction: '', vp: '' },
  ...{ play: 'instant', habitat: '', region: '', attachTo: 'ownHero', set: '', tags: '', replaces: '' },
  ...{ text: '', power: '', mind: '', mysticism: '' },
};

export interface CardDraft extends Readonly<typeof NO_TEXTS> {
  readonly isLocked: boolean;
  readonly isTeam: boolean;
  readonly isPassive: boolean;
  readonly effects: readonly Effect[];
  readonly faces: { readonly [F in DraftFace]: FaceDraft };
  /** Whether the card has no effect. False if its effect just isn't entered yet. */
  readonly isPlain: boolean;
}

export const NO_DRAFT: CardDraft = {
  ...NO_TEXTS,
  ...{ isLocked: false, isTeam: false, isPassive: false, isPlain: false },
  effects: [],
  faces: { active: NO_FACE, wounded: NO_FACE },
};

/** HT-1.6: the card type that the letter of an id stands for. */
export const typeOfId = (id: string): CardType | undefined => {
  const letter = id.trim().charAt(0).toUpperCase();
  return CARD_TYPES.find(type => LETTERS[type] === letter);
};

const orNothing = (typed: string): string | undefined => typed.trim() || undefined;

/** A typed number. Returns other text unchanged, so that the pack parser reports it. */
const numberOf = (typed: string): number | string | undefined => {
  const said = orNothing(typed)?.replace('−', '-');
  return said !== undefined && /^[+-]?\d{1,6}$/.test(said) ? Number(said) : said;
};

const textOf = (en: string, fr: string): object | string | undefined =>
  orNothing(fr) ? { en: en.trim() || fr.trim(), fr: fr.trim() } : orNothing(en);

const threeOf = (typed: Typed, isWhole: boolean, read = numberOf): object => {
  const found = ATTRIBUTES.map(attr => [attr, read(typed[attr])] as const);
  // Among modifiers, a zero means that there is no modifier.
  return Object.fromEntries(found.filter(([, value]) => value !== undefined && (isWhole || value !== 0)));
};

const withoutEmpty = (parts: object): object =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));

const faceOf = (face: FaceDraft): object =>
  withoutEmpty({
    attrs: orNothing(face.roll) ? { roll: face.roll.trim() } : threeOf(face, true),
    text: orNothing(face.text),
    effects: face.effects.length > 0 ? face.effects : undefined,
  });

/** The id of the person that a hero represents. The default is the card's name in plain letters. */
const personOf = ({ person, name, nameFr }: CardDraft): string =>
  person.trim() ||
  (name || nameFr)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The values that only cards of this type have. */
const ownOf = (draft: CardDraft, type: CardType): object => {
  const mods = threeOf(draft, false);
  const parts = {
    pam: numberOf(draft.pam),
    hp: numberOf(draft.hp),
    vp: numberOf(draft.vp),
    person: personOf(draft),
    faction: orNothing(draft.faction) ?? null,
    faces: { active: faceOf(draft.faces.active), wounded: faceOf(draft.faces.wounded) },
    attachTo: draft.attachTo === NO_DRAFT.attachTo ? undefined : draft.attachTo,
    play: draft.play,
    habitat: orNothing(draft.habitat),
    region: orNothing(draft.region),
    attrs: mods,
    mods: Object.keys(mods).length > 0 ? mods : undefined,
    team: draft.isTeam || undefined,
    passive: draft.isPassive || undefined,
    effects: type === 'action' || draft.effects.length > 0 ? draft.effects : undefined,
    text: orNothing(draft.text),
  };
  return Object.fromEntries(OWN[type].map(key => [key, parts[key]]));
};

const OWN = {
  hero: ['hp', 'person', 'faction', 'faces'],
  advantage: ['pam', 'faction', 'attachTo', 'mods', 'effects', 'text'],
  action: ['pam', 'play', 'habitat', 'mods', 'effects', 'text'],
  mission: ['pam', 'vp', 'attrs', 'region', 'team', 'passive', 'effects', 'text'],
} as const;

const hasEffects = ({ effects, faces }: CardDraft, type: CardType): boolean =>
  type === 'hero' ? faces.active.effects.length + faces.wounded.effects.length > 0 : effects.length > 0;

/** The card in the format of a pack file. */
const jsonOf = (draft: CardDraft, type: CardType): object => {
  const isKnown = draft.isPlain || hasEffects(draft, type);
  const tags = draft.tags.split(/[\s,]+/).filter(Boolean);
  return withoutEmpty({
    id: draft.id.trim().toUpperCase(),
    type,
    name: textOf(draft.name, draft.nameFr),
    locked: draft.isLocked || undefined,
    boxCopies: numberOf(draft.boxCopies),
    set: orNothing(draft.set),
    tags: tags.length > 0 ? tags : undefined,
    replaces: orNothing(draft.replaces)?.toUpperCase(),
    ...ownOf(draft, type),
    source: { name: 'printed', values: 'printed', effect: isKnown ? 'printed' : 'unknown' },
  });
};

const HEAD = { id: 'my-box', version: '1.0.0', mode: 'overlay', provenance: 'userPrinted' } as const;

/** Codes of faults that concern the pack instead of the card. */
const OF_PACKS = ['community-left'];

interface Checked {
  readonly card: Card | undefined;
  /** The card's faults, each with its path within the card. */
  readonly faults: readonly Fault[];
}

/** Checks one card with the parser for packs. */
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

/**
 * Converts a fault's path to a path within the card: `cards[0].faces.active.attrs.power` becomes
 * `faces.active.attrs.power`. For a missing value, gives the path where it should be.
 */
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

type KeyOf<C> = C extends unknown ? keyof C : never;
type ValueOf<C, K> = C extends unknown ? (K extends keyof C ? C[K] : never) : never;
/** A card of any type, with the optional values of every type. */
type AnyCard = { readonly [K in KeyOf<Card>]?: ValueOf<Card, K> };

/** Fills the form with an existing card, to correct it. */
export const draftOf = (card: Card): CardDraft => {
  const own: AnyCard = card;
  return {
    ...NO_DRAFT,
    id: card.id,
    name: card.name.en,
    nameFr: card.name.fr === card.name.en ? '' : card.name.fr,
    isLocked: card.locked ?? false,
    boxCopies: String(card.boxCopies),
    set: card.set === 'custom' ? '' : card.set,
    tags: (card.tags ?? []).join(' '),
    replaces: card.replaces ?? '',
    text: card.text?.en ?? '',
    isPlain: card.source.effect === 'printed',
    pam: said(own.pam),
    hp: said(own.hp),
    vp: said(own.vp),
    person: own.person ?? '',
    faction: own.faction ?? '',
    attachTo: own.attachTo ?? NO_DRAFT.attachTo,
    play: own.play ?? NO_DRAFT.play,
    habitat: own.habitat ?? '',
    region: own.region ?? '',
    isTeam: own.team ?? false,
    isPassive: own.passive ?? false,
    ...typedMods(own.attrs ?? own.mods),
    effects: own.effects ?? [],
    ...(own.faces && {
      faces: { active: draftFace(own.faces.active), wounded: draftFace(own.faces.wounded) },
    }),
  };
};

export const cardWith = (base: readonly Card[], id: string): Card | undefined => {
  const sought = id.trim().toUpperCase();
  return base.find(card => card.id === sought);
};

const plain = (face: FaceDraft): FaceDraft => ({ ...face, text: '', effects: [] });

/** A base card's values to start from, without effects and copies, which the printed card's owner enters. */
const startOf = (base: readonly Card[], id: string): CardDraft => {
  const card = cardWith(base, id);
  if (!card) return { ...NO_DRAFT, id };
  const draft = draftOf(card);
  const { active, wounded } = draft.faces;
  return {
    ...draft,
    id,
    boxCopies: NO_DRAFT.boxCopies,
    text: '',
    effects: [],
    faces: { active: plain(active), wounded: plain(wounded) },
  };
};

/** The form with a different id. Fills in the base card's values except where the user has typed others. */
export const withId = (draft: CardDraft, id: string, base: readonly Card[]): CardDraft => {
  const isUntouched = JSON.stringify(draft) === JSON.stringify(startOf(base, draft.id));
  return isUntouched ? startOf(base, id) : { ...draft, id };
};

/** A typed number; zero if it is missing or invalid. */
const numberIn = (typed: string): number => {
  const typedNumber = numberOf(typed);
  return typeof typedNumber === 'number' && Math.abs(typedNumber) < 100 ? typedNumber : 0;
};

const faceIn = (face: FaceDraft): object => ({
  ...faceOf(face),
  attrs: orNothing(face.roll) ? { roll: '1d6' } : threeOf(face, true, numberIn),
  text: orNothing(face.text) && { en: face.text, fr: face.text },
});

/** The card with the values typed so far, for the preview. */
// Cast: the preview works even if the card lacks parts that a pack requires.
export const previewOf = (draft: CardDraft, type: CardType): Card => {
  const [en, fr] = [draft.name.trim(), draft.nameFr.trim()];
  const text = orNothing(draft.text);
  const { active, wounded } = draft.faces;
  return {
    ...jsonOf(draft, type),
    ...{ pam: numberIn(draft.pam), vp: numberIn(draft.vp), hp: numberIn(draft.hp) },
    name: { en: en || fr || '–', fr: fr || en || '–' },
    text: text && { en: text, fr: text },
    boxCopies: 1,
    set: 'custom',
    [type === 'mission' ? 'attrs' : 'mods']: threeOf(draft, false, numberIn),
    ...(type === 'hero' && { faces: { active: faceIn(active), wounded: faceIn(wounded) } }),
  } as unknown as Card;
};
