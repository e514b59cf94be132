import { compass } from '../../../art/compass.ts';
import { say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Art } from '../../../ui/art.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { WORDS } from './messages.ts';
import type { Model } from './model.ts';
import { crestOf } from './panels.tsx';
import { mapTitle, question, seatName } from './question.ts';

/** The name of the player who must answer, if there are several; for a spectator, the player whose map is shown. */
const Asked = ({ model }: { readonly model: Model }) => {
  const { players } = model.table;
  if (players.length < 2) return null;
  const seat = model.viewer.value;
  const isWatching = model.people.length === 0;
  return (
    <span class="asked-who">
      <Art svg={crestOf(model, seat)} />
      {isWatching ? `${mapTitle(players, seat)} ·` : seatName(players, seat)}
    </span>
  );
};

interface HeadProps {
  readonly model: Model;
  readonly title: string | undefined;
}

export const TableHead = ({ model, title }: HeadProps) => {
  const words = say(WORDS);
  const { view, options } = model;
  return (
    <header class="table-head" data-part="head">
      <a class="brand" href={linkTo()} aria-label={words.leave}>
        <Art svg={compass()} />
        <span>Alidade</span>
      </a>
      <div class="asked">
        <Asked model={model} />
        <h1 aria-live="polite">{title ?? question(view.value, options.value, model.table.players)}</h1>
      </div>
      <nav aria-label="Alidade">
        {/* Replaces the link with the page's name if that doesn't fit. */}
        <a class="icon-link table-home" href={linkTo()} aria-label={words.leave} title={words.leave}>
          <Icon name="home" />
        </a>
        <a class="icon-link" href={linkTo('rules')} aria-label={words.rules} title={words.rules}>
          <Icon name="rules" />
        </a>
        <a class="icon-link" href={linkTo('settings')} aria-label={words.settings} title={words.settings}>
          <Icon name="settings" />
        </a>
      </nav>
    </header>
  );
};
