import { useEffect, useState } from 'preact/hooks';
import { number, say, signed } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { saves } from '../../../store.ts';
import { Art } from '../../../ui/art.tsx';
import { starEmblem } from '../art/emblems.ts';
import { type Ranked, rankedAt } from '../gallery/bests.ts';
import { kindName } from '../gallery/describe.ts';
import { type FinishedMap, finishedMaps } from '../gallery/finished.ts';
import { starsText } from './people.tsx';

const WORDS = {
  en: {
    best: (kind: string, stars: string) => `Your best on ${kind}: ${stars}`,
    beaten: (kind: string, stars: string, before: string) => `New best on ${kind}: ${stars} (was ${before})`,
    rating: (rating: string) => `Your best rating: ${rating}`,
    ratingBeaten: (rating: string, before: string) => `New best rating: ${rating} (was ${before})`,
    title: 'You earned this title for the first time.',
    gallery: 'Gallery',
  },
  fr: {
    best: (kind: string, stars: string) => `Votre record (${kind})\u202f: ${stars}`,
    beaten: (kind: string, stars: string, before: string) =>
      `Nouveau record (${kind})\u202f: ${stars} (avant\u202f: ${before})`,
    rating: (rating: string) => `Votre meilleure note solo\u202f: ${rating}`,
    ratingBeaten: (rating: string, before: string) =>
      `Nouvelle meilleure note solo\u202f: ${rating} (avant\u202f: ${before})`,
    title: 'Vous obtenez ce titre pour la première fois.',
    gallery: 'Galerie',
  },
};

interface Remark {
  readonly says: string;
  /** Whether the remark is about a new best or a new title. */
  readonly isNew: boolean;
}

/** Remarks that compare a map with earlier ones. The first map of its kind has few. */
const remarksOn = (map: FinishedMap, { before, best, isNewTitle }: Ranked): readonly Remark[] => {
  const words = say(WORDS);
  const remarks: Remark[] = [];
  if (before) {
    const [kind, stars] = [kindName(map), starsText(best.stars)];
    const isNew = best.stars > before.stars;
    remarks.push({
      isNew,
      says: isNew ? words.beaten(kind, stars, number(before.stars)) : words.best(kind, stars),
    });
  }
  if (before?.rating !== undefined && best.rating !== undefined) {
    const isNew = best.rating > before.rating;
    const rating = signed(best.rating);
    remarks.push({
      isNew,
      says: isNew ? words.ratingBeaten(rating, signed(before.rating)) : words.rating(rating),
    });
  }
  if (isNewTitle) remarks.push({ isNew: true, says: words.title });
  return remarks;
};

/** Compares this game with earlier ones. The space is reserved while the data loads, so that the page doesn't move. */
export const Bests = ({ id }: { readonly id: string }) => {
  const [maps, setMaps] = useState<readonly FinishedMap[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an online game is saved while this screen is open.
  useEffect(() => {
    // If storage is blocked, there are no earlier games to compare with.
    finishedMaps().then(setMaps, () => undefined);
  }, [id, saves.value]);
  const map = maps.find(each => each.id === id);
  const ranked = rankedAt(id, maps);
  const remarks = map && ranked ? remarksOn(map, ranked) : [];
  return (
    <div class="end-bests in-lines" role="status">
      {remarks.map(({ says, isNew }) => (
        <p key={says} class={isNew ? 'quiet is-new' : 'quiet'}>
          {isNew && <Art svg={starEmblem()} />} {says}
        </p>
      ))}
      {maps.length > 0 && (
        <p class="quiet">
          <a href={linkTo('shelf')}>{say(WORDS).gallery}</a>
        </p>
      )}
    </div>
  );
};
