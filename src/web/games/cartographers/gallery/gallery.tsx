import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { ScreenProps } from '../../../app.tsx';
import { number, plural, say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { PRACTICE_WORDS } from '../../../ui/practice-words.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { starEmblem } from '../art/emblems.ts';
import { SUMMARY_WORDS } from '../home/summary-messages.ts';
import { bestMaps, inGallery, ORDERS, type Order } from './bests.ts';
import { dayOf, honourOf, kindName, nameOf } from './describe.ts';
import { type FinishedMap, finishedMaps } from './finished.ts';
import { GALLERY_MESSAGES } from './messages.ts';
import { Stats } from './stats.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { Titles } from './titles.tsx';
import './gallery.css';

interface ShownProps {
  readonly map: FinishedMap;
  readonly isBest: boolean;
}

/** A map with its name, its stars and its title. */
const Shown = ({ map, isBest }: ShownProps) => {
  const words = say(GALLERY_MESSAGES);
  return (
    <li class="shelf-map">
      <a class="shelf-link" href={linkTo('table', map.id)}>
        <Thumbnail map={map} />
        <span class="shelf-stars">
          {number(map.stars)} <Art svg={starEmblem()} />
          <span class="hidden">{plural(map.stars, 'one', 'many') === 'one' ? words.star : words.stars}</span>
        </span>
        <span class="shelf-name">{nameOf(map)}</span>
      </a>
      <span class="shelf-facts">{honourOf(map)}</span>
      <span class="shelf-facts">
        <time dateTime={new Date(map.changed).toISOString()}>{dayOf(map.changed)}</time>
      </span>
      <span class="shelf-marks">
        {isBest && (
          <span class="shelf-mark" title={words.bestOf(kindName(map))}>
            {words.best}
          </span>
        )}
        {map.isPractice && (
          <span class="shelf-mark is-practice" title={say(PRACTICE_WORDS).note}>
            {say(PRACTICE_WORDS).tag}
          </span>
        )}
        <a
          class="shelf-replay"
          href={linkTo('replay', map.id)}
          aria-label={`${words.replay} (${nameOf(map)}, ${dayOf(map.changed)})`}
        >
          {words.replay}
        </a>
      </span>
    </li>
  );
};

interface PickProps<T extends string> {
  readonly title: string;
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly chosen: T;
  readonly onPick: (value: T) => void;
}

const Pick = <T extends string>({ title, options, chosen, onPick }: PickProps<T>) => (
  <fieldset class="shelf-pick">
    <legend class="hidden">{title}</legend>
    <div class="row">
      {options.map(([value, name]) => (
        <Button key={value} aria-pressed={value === chosen} onClick={() => onPick(value)}>
          {name}
        </Button>
      ))}
    </div>
  </fieldset>
);

type Which = FinishedMap['game'] | 'all';

const Maps = ({ maps }: { readonly maps: readonly FinishedMap[] }) => {
  const words = say(GALLERY_MESSAGES);
  const order = useSignal<Order>('newest');
  const which = useSignal<Which>('all');
  const bests = useMemo(() => bestMaps(maps), [maps]);
  const games = [...new Set(inGallery(maps, 'newest').map(({ game }) => game))].sort();
  const shown = inGallery(maps, order.value, which.value === 'all' ? undefined : which.value);
  return (
    <>
      <div class="shelf-tools">
        <Pick
          title={words.order}
          options={ORDERS.map(each => [each, words.orders[each]])}
          chosen={order.value}
          onPick={value => {
            order.value = value;
          }}
        />
        {games.length > 1 && (
          <Pick<Which>
            title={words.which}
            options={[
              ['all', words.all],
              ...games.map(game => [game, say(SUMMARY_WORDS).sets[game]] as const),
            ]}
            chosen={which.value}
            onPick={value => {
              which.value = value;
            }}
          />
        )}
        <p class="quiet" role="status">
          {words.count(number(shown.length), plural(shown.length, 'one', 'many') === 'one')}
        </p>
      </div>
      <ul class="shelf bare-list">
        {shown.map(map => (
          <Shown key={map.id} map={map} isBest={bests.has(map.id)} />
        ))}
      </ul>
      <Titles maps={maps} />
    </>
  );
};

const NoMaps = () => {
  const words = say(GALLERY_MESSAGES);
  return (
    <>
      <p>{words.none}</p>
      <a class="button main-button" href={linkTo('new')}>
        {words.play}
      </a>
    </>
  );
};

const useFinished = (): readonly FinishedMap[] | 'failed' | undefined => {
  const maps = useSignal<readonly FinishedMap[] | 'failed' | undefined>(undefined);
  useEffect(() => {
    finishedMaps().then(
      found => {
        maps.value = found;
      },
      () => {
        maps.value = 'failed';
      },
    );
  }, []);
  return maps.value;
};

/** All finished maps of this browser, and what they add up to. */
export const GalleryScreen = ({ at: [part] }: ScreenProps) => {
  const words = say(GALLERY_MESSAGES);
  const isStats = part === 'stats';
  const found = useFinished();
  return (
    <Page title={isStats ? `${words.title} · ${words.stats}` : words.title}>
      <Tabs
        label={words.parts}
        current={isStats ? 1 : 0}
        tabs={[
          { name: words.maps, at: ['shelf'] },
          { name: words.stats, at: ['shelf', 'stats'] },
        ]}
      />
      {found === 'failed' && (
        <p class="error" role="alert">
          {words.failed}
        </p>
      )}
      {typeof found === 'object' && isStats && <Stats maps={found} />}
      {typeof found === 'object' &&
        !isStats &&
        (found.some(({ isOurs }) => isOurs) ? <Maps maps={found} /> : <NoMaps />)}
    </Page>
  );
};
