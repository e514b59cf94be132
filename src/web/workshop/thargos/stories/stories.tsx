import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { faultLine, parseStory, STORIES, type StoryPlan } from '../../../../games/thargos/ui.ts';
import { loadPacks, packs } from '../../../games/thargos/packs.ts';
import { stray } from '../../../games/thargos/user-content/pasted.ts';
import { strayText } from '../../../games/thargos/user-content/pasted-messages.ts';
import type { StoredContent } from '../../../games/thargos/user-content/storage.ts';
import { say, text } from '../../../i18n.ts';
import type { ScreenProps } from '../../../lazy.tsx';
import { fromHere, linkTo, query, replaceRoute } from '../../../route.ts';
import { unpacked } from '../../../screens/replay/share.ts';
import { language } from '../../../settings.ts';
import { useStartGame } from '../../../start-game.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextFileButton } from '../../../ui/file-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { BenchScreen } from './bench.tsx';
import {
  type Bench,
  bringBack,
  findBench,
  isStorageBlocked,
  keepArrived,
  keepNew,
  lastRemoved,
  loadStories,
  removeStory,
  stories,
} from './model.ts';
import { needsOf, titleOf as packTitle, refName, withPack } from './needs.ts';
import './stories.css';
import { WORDS } from './messages.ts';

const BLANK: StoryPlan = { id: 'blank', nodes: {} };

const titleOf = ({ title }: StoryPlan): string => (title && text(title)) || say(WORDS).unnamed;

/** Imports a story from a file or a link; faults are listed line by line. */
const useArrival = () => {
  const faults = useSignal<readonly string[]>([]);
  const arrive = (content: string, opened: (plan: StoryPlan) => void): void => {
    const { value, faults: found } = parseStory(content);
    if (value) return opened(value);
    const wrong = stray(content, 'story');
    const said = wrong && strayText(wrong, language.value);
    if (said) {
      faults.value = [said];
      return;
    }
    faults.value = found.slice(0, 10).map(fault => faultLine(fault, language.value));
  };
  return { faults, arrive };
};

/** Which packs a story needs, before it is opened. */
const Needed = ({ plan }: { readonly plan: StoryPlan }) => {
  const words = say(WORDS);
  const { chosen, missing } = needsOf(plan, packs.value ?? []);
  return (
    <>
      {chosen.length > 0 && <p class="quiet">{words.needs(chosen.map(packTitle).join(', '))}</p>}
      {missing.map(ref => (
        <p key={ref.hash} class="error">
          {words.notHere(refName(ref))}
        </p>
      ))}
    </>
  );
};

const OwnStories = () => {
  const words = say(WORDS);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = stories.value ?? [];
  const remove = (kept: StoredContent<StoryPlan>): void => {
    void removeStory(kept);
    heading.current?.focus();
  };
  return (
    <section class="stack">
      <h2 tabIndex={-1} ref={heading}>
        {words.yours}
      </h2>
      {list.length === 0 && <p>{words.none}</p>}
      <ul class="th-stories-list">
        {list.map(kept => {
          const name = titleOf(kept.value);
          return (
            <li key={kept.id} class="panel">
              <h3>
                <a href={linkTo('thargos', 'stories', kept.id)}>{name}</a>
              </h3>
              <p class="quiet">{words.missions(Object.keys(kept.value.nodes).length)}</p>
              <Needed plan={kept.value} />
              <IconButton icon="trash" label={words.remove(name)} onClick={() => remove(kept)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const List = () => {
  const words = say(WORDS);
  const { faults, arrive } = useArrival();
  const { begin } = useStartGame(keepNew, 'thargos', 'stories');
  const isBad = useSignal(false);
  const gone = lastRemoved.value;
  const code = query.value.get('story');
  useEffect(() => {
    void loadStories();
    loadPacks().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (code === null) return;
    // Replaces the link's history entry, so that going back doesn't open the link again.
    const go = fromHere(replaceRoute);
    const openShared = async (plan: StoryPlan): Promise<void> => {
      go('thargos', 'stories', await keepArrived(plan));
    };
    unpacked(code).then(
      content => {
        if (content === undefined) isBad.value = true;
        else arrive(content, plan => void openShared(plan));
      },
      () => {
        isBad.value = true;
      },
    );
  }, [code]);
  return (
    <Page title={words.title}>
      <div class="stack">
        <p>{words.lead}</p>
        {(isBad.value || isStorageBlocked.value) && (
          <p role="alert" class="error">
            {isBad.value ? words.badLink : words.notKept}
          </p>
        )}
        {faults.value.length > 0 && (
          <div role="alert" class="error">
            <p>{words.badFile}</p>
            <ul>
              {faults.value.map(fault => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </div>
        )}
        <section class="panel stack">
          <h2>{words.begin}</h2>
          <div class="row">
            <Button look="main" onClick={() => begin(BLANK)}>
              {words.blank}
            </Button>
            {Object.values(STORIES).map(plan => (
              <Button key={plan.id} onClick={() => begin(plan)}>
                {words.from(titleOf(plan))}
              </Button>
            ))}
            {(packs.value ?? []).flatMap(pack =>
              pack.pack.stories.map(plan => (
                <Button key={`${pack.id} ${plan.id}`} onClick={() => begin(withPack(plan, pack))}>
                  {words.from(titleOf(plan))}
                </Button>
              )),
            )}
            <TextFileButton
              accept=".json,application/json"
              onText={content => {
                faults.value = [];
                arrive(content, begin);
              }}
            >
              <Icon name="upload" /> {words.openFile}
            </TextFileButton>
          </div>
        </section>
        <OwnStories />
        <p class="row" role="status">
          {gone && (
            <>
              {words.removed(titleOf(gone.value))}
              <Button onClick={() => void bringBack()}>{words.bringBack}</Button>
            </>
          )}
        </p>
      </div>
    </Page>
  );
};

const One = ({ id }: { readonly id: string }) => {
  const words = say(WORDS);
  const [bench, setBench] = useState<Bench | 'opening' | undefined>('opening');
  useEffect(() => {
    let isLeft = false;
    const open = (found: Bench | undefined): void => {
      // The story asked for last is the one to show, whichever answer comes last.
      if (!isLeft) setBench(found);
    };
    setBench('opening');
    findBench(id).then(open, () => open(undefined));
    return () => {
      isLeft = true;
    };
  }, [id]);
  if (bench !== undefined && bench !== 'opening') return <BenchScreen key={id} bench={bench} />;
  return (
    <Page title={words.title}>
      {bench === undefined && (
        <>
          <p role="alert">{words.lost}</p>
          <a class="button" href={linkTo('thargos', 'stories')}>
            {words.toList}
          </a>
        </>
      )}
    </Page>
  );
};

/** Stories: the list, or one on the workbench. */
export const StoriesScreen = ({ at: [id] }: ScreenProps) => (id === undefined ? <List /> : <One id={id} />);
