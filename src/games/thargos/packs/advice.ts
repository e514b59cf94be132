import { sum } from '../../../engine/util.ts';
import { ATTRIBUTES } from '../attributes.ts';
import type { Card, HeroCard } from '../cards/card.ts';
import { CARD_TYPES } from '../effects/effect.ts';
import type { FaultNotes, Path } from './fault.ts';
import type { Pack } from './pack.ts';
import { BOX, copiesOf } from './progress.ts';
import { effectsOf, opsOf } from './walk.ts';

const isOutside = (value: number, least: number, most: number): boolean => value < least || value > most;

const checkHero = (hero: HeroCard, path: Path, { note }: FaultNotes): void => {
  const { id, hp, faces } = hero;
  if (isOutside(hp, 3, 12)) note('unusual-hp', [...path, 'hp'], { id, found: hp, least: 3, most: 12 });
  for (const name of ['active', 'wounded'] as const) {
    const { attrs } = faces[name];
    if ('roll' in attrs) continue;
    for (const attr of ATTRIBUTES)
      if (isOutside(attrs[attr], 1, 4))
        note('unusual-attr', [...path, 'faces', name, 'attrs', attr], {
          id,
          attr,
          found: attrs[attr],
          least: 1,
          most: 4,
        });
  }
  const { attrs } = faces.active;
  if ('roll' in attrs) return;
  const total = sum(ATTRIBUTES.map(attr => attrs[attr]));
  if (Math.abs(hp - total) > 2) note('hp-off-sum', [...path, 'hp'], { id, found: hp, sum: total });
};

const checkCard = (card: Card, path: Path, notes: FaultNotes): void => {
  const { note } = notes;
  const { id } = card;
  if (card.name.en.trim() === '' && card.name.fr.trim() === '') note('no-name', [...path, 'name'], { id });
  if (card.locked && card.boxCopies > 2)
    note('locked-copies', [...path, 'boxCopies'], { id, found: card.boxCopies, most: 2 });
  if (card.type === 'hero') checkHero(card, path, notes);
  if (card.type !== 'mission') return;
  if (isOutside(card.vp, 1, 4))
    note('unusual-vp', [...path, 'vp'], { id, found: card.vp, least: 1, most: 4 });
  for (const attr of ATTRIBUTES) {
    const found = card.attrs[attr] ?? 0;
    if (found > 3) note('unusual-mission-attr', [...path, 'attrs', attr], { id, attr, found, most: 3 });
  }
};

/** Warns about values outside the range of printed cards, which are nevertheless accepted. */
export const checkPlausibility = (pack: Pack, base: readonly Card[] | undefined, notes: FaultNotes): void => {
  const { cards } = pack;
  for (const [i, card] of cards.entries()) checkCard(card, ['cards', i], notes);
  const fours = cards.filter(card => card.type !== 'hero' && card.pam === 4);
  if (fours.length > 10) notes.note('many-fours', ['cards'], { found: fours.length, most: 10 });
  if (pack.pack.mode === 'full') {
    const counts = copiesOf(cards);
    if (CARD_TYPES.some(type => counts[type] !== BOX[type]))
      notes.note('not-a-box', ['cards'], { found: counts, box: BOX });
  } else if (base) {
    const known = new Set(base.map(({ id }) => id));
    for (const [i, { id, replaces }] of cards.entries())
      if (replaces !== undefined && replaces !== id && !known.has(replaces))
        notes.note('replaces-nothing', ['cards', i, 'replaces'], { id, replaces });
  }
};

const isOurs = ({ source }: Card): boolean => source.values === 'community' || source.effect === 'community';

/** Notes what the author hasn't completed yet. `inUse` are the cards of a game with this pack. */
export const checkCompleteness = (pack: Pack, inUse: readonly Card[], { note }: FaultNotes): void => {
  for (const [i, card] of pack.cards.entries()) {
    const effects = effectsOf(card);
    const isManual = effects.some(({ effect }) => opsOf(effect).some(({ op }) => op === 'manual'));
    if (isManual) note('manual-effect', ['cards', i], { id: card.id });
    if (effects.length === 0) note('no-effect', ['cards', i], { id: card.id });
  }
  const ours = inUse.filter(isOurs);
  if (ours.length > 0) note('community-left', ['cards'], { count: ours.length, of: inUse.length });
};
