import { useEffect, useState } from 'preact/hooks';
import { parseStory, STORIES, type StoryPlan } from '../../../../games/thargos/ui.ts';
import { loadPacks, packs } from '../../../games/thargos/packs.ts';
import { say, text } from '../../../i18n.ts';
import type { ScreenProps } from '../../../lazy.tsx';
import { fromHere, query, replaceRoute } from '../../../route.ts';
import { unpacked } from '../../../screens/replay/share.ts';
import { useStartGame } from '../../../start-game.tsx';
import { Button, Icon, Page, TextFileButton } from '../../../ui/ui.ts';
import { ContentList, Lost } from '../shared/content-list.tsx';
import { useImport } from '../shared/import.tsx';
import { BenchScreen } from './bench.tsx';
import { WORDS } from './messages.ts';
import { type Bench, findBench, keepArrived, keepNew, type StoredStory, stories } from './model.ts';
import { needsOf, titleOf as packTitle, refName, withPack } from './needs.ts';
import './stories.css';

const BLANK: StoryPlan = { id: 'blank', nodes: {} };

const titleOf = ({ title }: StoryPlan): string => (title && text(title)) || say(WORDS).unnamed;

/** What the list shows about a story: how many Missions it has, and which packs it needs. */
const Facts = ({ item: { value: plan } }: { readonly item: StoredStory }) => {
  const words = say(WORDS);
  const { chosen, missing } = needsOf(plan, packs.value ?? []);
  return (
    <>
      <p class="quiet">{words.missions(Object.keys(plan.nodes).length)}</p>
      {chosen.length > 0 && <p class="quiet">{words.needs(chosen.map(packTitle).join(', '))}</p>}
      {missing.map(ref => (
        <p key={ref.hash} class="error">
          {words.notHere(refName(ref))}
        </p>
      ))}
    </>
  );
};

const List = () => {
  const words = say(WORDS);
  const [isBad, setBad] = useState(false);
  const { begin } = useStartGame(keepNew, 'thargos', 'stories');
  const code = query.value.get('story');
  const { read, shown } = useImport('story', parseStory, async plan => {
    // Replaces the link's entry in the browser history, so that going back doesn't open the link again.
    if (code !== null) fromHere(replaceRoute)('thargos', 'stories', await keepArrived(plan));
    else begin(plan);
    return undefined;
  });
  useEffect(() => {
    void stories.load();
    loadPacks().catch(() => undefined);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens the link only once.
  useEffect(() => {
    if (code === null) return;
    let isLeft = false;
    const open = (content: string | undefined): void => {
      if (content === undefined) setBad(true);
      else if (!isLeft) read(content);
    };
    unpacked(code).then(open, () => setBad(true));
    return () => {
      isLeft = true;
    };
  }, [code]);
  const starts = [
    ...Object.values(STORIES).map(plan => ({ key: plan.id, plan, from: plan })),
    ...(packs.value ?? []).flatMap(pack =>
      pack.pack.stories.map(plan => ({ key: `${pack.id} ${plan.id}`, plan, from: withPack(plan, pack) })),
    ),
  ];
  return (
    <Page title={words.title}>
      <div class="stack">
        <p>{words.lead}</p>
        {isBad && (
          <p role="alert" class="error">
            {words.badLink}
          </p>
        )}
        <section class="panel stack">
          <h2>{words.begin}</h2>
          <div class="row">
            <Button look="main" onClick={() => begin(BLANK)}>
              {words.blank}
            </Button>
            {starts.map(({ key, plan, from }) => (
              <Button key={key} onClick={() => begin(from)}>
                {words.from(titleOf(plan))}
              </Button>
            ))}
            <TextFileButton accept=".json,application/json" onText={read}>
              <Icon name="upload" /> {words.openFile}
            </TextFileButton>
          </div>
          {shown}
        </section>
        <ContentList
          saved={stories}
          screen="stories"
          words={words}
          nameOf={({ value }) => titleOf(value)}
          Facts={Facts}
        />
      </div>
    </Page>
  );
};

const One = ({ id }: { readonly id: string }) => {
  const [bench, setBench] = useState<Bench | 'opening' | undefined>('opening');
  useEffect(() => {
    let isLeft = false;
    const open = (found: Bench | undefined): void => {
      // Shows only the story that was requested last, in whatever order stories are loaded.
      if (!isLeft) setBench(found);
    };
    setBench('opening');
    findBench(id).then(open, () => open(undefined));
    return () => {
      isLeft = true;
    };
  }, [id]);
  if (bench !== undefined && bench !== 'opening') return <BenchScreen key={id} bench={bench} />;
  return <Lost screen="stories" words={say(WORDS)} isReady={bench === undefined} />;
};

export const StoriesScreen = ({ at: [id] }: ScreenProps) => (id === undefined ? <List /> : <One id={id} />);
