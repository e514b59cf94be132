import type { Update } from '../../../../../engine/update.ts';
import { design, type Event, planOf, type View } from '../../../../../games/thargos/ui.ts';
import { say, text } from '../../../../i18n.ts';
import { textsAt } from '../story/story-facts.ts';
import { END_WORDS } from './messages.ts';
import { campaignOf } from './outcome.ts';

interface CampaignProps {
  readonly told: readonly Update<Event>[];
  readonly view: View;
  readonly names: readonly string[];
}

/** The Missions won in a story, in the order of the wins, each with its text. */
export const CampaignLog = ({ told, view, names }: CampaignProps) => {
  const words = say(END_WORDS);
  if (!view.story) return null;
  const plan = planOf(view.config);
  const chapters = campaignOf(told);
  const isFirst = (node: string | null, i: number): boolean =>
    chapters.findIndex(chapter => chapter.node === node) === i;
  return (
    <section aria-labelledby="th-campaign">
      <h2 id="th-campaign" class="th-end-head">
        {plan.title ? text(plan.title) : words.campaign}
      </h2>
      {chapters.length === 0 && <p>{words.noChapter}</p>}
      <ol class="th-campaign bare-list">
        {chapters.map(({ turn, seat, node, card, vp }, i) => {
          const { won, text: task } = node === null ? {} : textsAt(view, node);
          const told = won ?? task;
          return (
            <li key={i}>
              <p>
                <b>{card ? text(design(view.config, card).card.name) : words.secondary}</b>{' '}
                <small>{words.chapter(names[seat]!, turn, vp)}</small>
              </p>
              {told && isFirst(node, i) && <p class="th-campaign-text">{text(told)}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
};
