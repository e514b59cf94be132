import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { TITLES } from '../../../../games/cartographers/ui.ts';
import type { ScreenProps } from '../../../app.tsx';
import { number, say, signed, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { NothingYet } from '../../../screens/stats/stats.tsx';
import { PRACTICE_MESSAGES } from '../../../screens/table/practice-messages.ts';
import { Art } from '../../../ui/art.tsx';
import { ChoiceButtons } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/dom.ts';
import { useLoaded } from '../../../ui/loaded.ts';
import { Page } from '../../../ui/page.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { starEmblem } from '../art/emblems.ts';
import { SUMMARY_WORDS } from '../home/summary.ts';
import { bestMaps, inGallery, ORDERS, type Order, titlesEarned } from './bests.ts';
import { dayOf, honorOf, kindName, nameOf } from './describe.ts';
import { type FinishedMap, finishedMaps } from './finished.ts';
import { GALLERY_MESSAGES } from './messages.ts';
import { Stats } from './stats.tsx';
import { Thumbnail } from './thumbnail.tsx';
import './gallery.css';

interface ShownProps {
  readonly map: FinishedMap;
  readonly isBest: boolean;
}

const Shown = ({ map, isBest }: ShownProps) => {
  const words = say(GALLERY_MESSAGES);
  return (
    <li class="shelf-map">
      <a class="shelf-link" href={linkTo('table', map.id)}>
        <Thumbnail map={map} />
        <span class="shelf-stars">
          {number(map.stars)} <Art svg={starEmblem()} />
          <span class="hidden">{words.star(map.stars)}</span>
        </span>
        <span class="shelf-name as-heading">{nameOf(map)}</span>
      </a>
      <span class="note">{honorOf(map)}</span>
      <span class="note">
        <time dateTime={new Date(map.changed).toISOString()}>{dayOf(map.changed)}</time>
      </span>
      <span class="shelf-marks row">
        {isBest && (
          <span class="shelf-mark" title={words.bestOf(kindName(map))}>
            {words.best}
          </span>
        )}
        {map.isPractice && (
          <span class="shelf-mark is-practice" title={say(PRACTICE_MESSAGES).note}>
            {say(PRACTICE_MESSAGES).tag}
          </span>
        )}
        <a
          class="shelf-replay sign"
          href={linkTo('replay', map.id)}
          aria-label={`${words.replay} (${nameOf(map)}, ${dayOf(map.changed)})`}
        >
          {words.replay}
        </a>
      </span>
    </li>
  );
};

/** CS-07: every solo title, and how often the player earned it. */
const Titles = ({ maps }: { readonly maps: readonly FinishedMap[] }) => {
  const words = say(GALLERY_MESSAGES);
  const earned = titlesEarned(maps);
  if (earned.size === 0) return null;
  return (
    <section class="shelf-titles panel" aria-labelledby="shelf-titles">
      <h2 id="shelf-titles">{words.titles}</h2>
      <p class="quiet">{words.titlesNote}</p>
      <ul class="bare-list">
        {TITLES.map(({ least, base }) => {
          const times = earned.get(least) ?? 0;
          return (
            <li key={least} class={classNames('in-line', times > 0 && 'is-earned')}>
              <span class="shelf-seal">{times > 0 && <Art svg={starEmblem()} />}</span>
              <span class="as-heading">{text(base)}</span>
              <span class="shelf-times">
                {times > 0 ? words.times(number(times)) : words.least(signed(least))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

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
      <div class="shelf-tools row">
        <ChoiceButtons<Order>
          label={words.order}
          options={ORDERS.map(each => [each, words.orders[each]])}
          value={order.value}
          onValue={value => {
            order.value = value;
          }}
        />
        {games.length > 1 && (
          <ChoiceButtons<Which>
            label={words.which}
            options={[
              ['all', words.all],
              ...games.map(game => [game, say(SUMMARY_WORDS).sets[game]] as const),
            ]}
            value={which.value}
            onValue={value => {
              which.value = value;
            }}
          />
        )}
        <p class="quiet" role="status">
          {words.count(shown.length)}
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

export const GalleryScreen = ({ at: [part] }: ScreenProps) => {
  const words = say(GALLERY_MESSAGES);
  const isStats = part === 'stats';
  const { found, hasFailed } = useLoaded(finishedMaps);
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
      {hasFailed && (
        <p class="error" role="alert">
          {words.failed}
        </p>
      )}
      {found &&
        (isStats ? (
          <Stats maps={found} />
        ) : found.some(({ isOurs }) => isOurs) ? (
          <Maps maps={found} />
        ) : (
          <NothingYet says={words.none} href={linkTo('new')} action={words.play} />
        ))}
    </Page>
  );
};
