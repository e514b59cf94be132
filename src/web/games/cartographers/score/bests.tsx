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
    shelf: 'Gallery',
  },
  fr: {
    best: (kind: string, stars: string) => `Votre record (${kind})\u202f: ${stars}`,
    beaten: (kind: string, stars: string, before: string) =>
      `Nouveau record (${kind})\u202f: ${stars} (avant\u202f: ${before})`,
    rating: (rating: string) => `Votre meilleure note solo\u202f: ${rating}`,
    ratingBeaten: (rating: string, before: string) =>
      `Nouvelle meilleure note solo\u202f: ${rating} (avant\u202f: ${before})`,
    title: 'Vous obtenez ce titre pour la première fois.',
    shelf: 'Galerie',
  },
};

interface Told {
  readonly says: string;
  /** Whether something was bettered. */
  readonly isNew: boolean;
}

/** What to say about a map compared with earlier ones; little for the first of its kind. */
const toldOf = (map: FinishedMap, { before, best, isNewTitle }: Ranked): readonly Told[] => {
  const words = say(WORDS);
  const told: Told[] = [];
  if (before) {
    const [kind, stars] = [kindName(map), starsText(best.stars)];
    const isNew = best.stars > before.stars;
    told.push({
      isNew,
      says: isNew ? words.beaten(kind, stars, number(before.stars)) : words.best(kind, stars),
    });
  }
  if (before?.rating !== undefined && best.rating !== undefined) {
    const isNew = best.rating > before.rating;
    const rating = signed(best.rating);
    told.push({
      isNew,
      says: isNew ? words.ratingBeaten(rating, signed(before.rating)) : words.rating(rating),
    });
  }
  if (isNewTitle) told.push({ isNew: true, says: words.title });
  return told;
};

/** Compares this game with earlier ones. It loads later, in a place where nothing moves. */
export const Bests = ({ id }: { readonly id: string }) => {
  const [maps, setMaps] = useState<readonly FinishedMap[]>([]);
  useEffect(() => {
    // Without storage there is nothing to compare.
    finishedMaps().then(setMaps, () => undefined);
    // An online game is saved while this screen is open.
  }, [id, saves.value]);
  const map = maps.find(each => each.id === id);
  const ranked = rankedAt(id, maps);
  const told = map && ranked ? toldOf(map, ranked) : [];
  return (
    <div class="end-bests" role="status">
      {told.map(({ says, isNew }) => (
        <p key={says} class={isNew ? 'is-new' : ''}>
          {isNew && <Art svg={starEmblem()} />} {says}
        </p>
      ))}
      {maps.length > 0 && (
        <p>
          <a href={linkTo('shelf')}>{say(WORDS).shelf}</a>
        </p>
      )}
    </div>
  );
};
