import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../../i18n.ts';
import type { ScreenProps } from '../../../lazy.tsx';
import { linkTo } from '../../../route.ts';
import { useStartGame } from '../../../start-game.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import '../../../games/thargos/card/drawings.ts';
import { packs, type StoredPack } from '../../../games/thargos/packs.ts';
import './box.css';
import { Exports, titleOf } from './facts.tsx';
import { Import } from './import.tsx';
import { WORDS } from './messages.ts';
import { bringBack, emptyPack, isForgetful, keepNewPack, lastRemoved, load, removePack } from './model.ts';
import { PackScreen } from './pack-screen.tsx';

const Row = ({ kept, gone }: { readonly kept: StoredPack; readonly gone: () => void }) => {
  const words = say(WORDS);
  const title = titleOf(kept.pack);
  return (
    <li class="panel stack">
      <h3>
        <a href={linkTo('thargos', 'box', kept.id)}>{title}</a>
      </h3>
      <p class="quiet">{words.cards(kept.pack.cards.length)}</p>
      <div class="row">
        <a class="button" href={linkTo('thargos', 'box', kept.id)}>
          {words.look}
          <span class="hidden"> {title}</span>
        </a>
        <IconButton
          icon="trash"
          look="plain"
          label={`${words.remove} (${title})`}
          onClick={() => {
            void removePack(kept);
            gone();
          }}
        />
      </div>
      <Exports pack={kept.pack} />
    </li>
  );
};

const PackList = () => {
  const words = say(WORDS);
  const heading = useRef<HTMLHeadingElement>(null);
  const all = packs.value ?? [];
  const removed = lastRemoved.value;
  const { begin } = useStartGame(() => keepNewPack(emptyPack(words.newTitle)), 'thargos', 'box');
  return (
    <Page title={words.title}>
      <div class="stack th-box">
        {isForgetful.value && <p role="alert">{words.noStore}</p>}
        <p>{words.intro}</p>
        <h2 tabIndex={-1} ref={heading}>
          {words.packs}
        </h2>
        <Button look="main" onClick={begin}>
          {words.begin}
        </Button>
        <p role="status">
          {removed && (
            <>
              {words.removed(titleOf(removed.pack))}{' '}
              <Button onClick={() => void bringBack()}>
                <Icon name="undo" /> {words.bringBack}
              </Button>
            </>
          )}
        </p>
        {packs.value && all.length === 0 && <p>{words.none}</p>}
        <ul class="th-box-packs bare-list">
          {all.map(kept => (
            <Row key={kept.id} kept={kept} gone={() => heading.current?.focus()} />
          ))}
        </ul>
        <Import
          onRead={async pack => {
            const title = pack.pack.title ?? emptyPack(words.newTitle).pack.title;
            await keepNewPack({ ...pack, pack: { ...pack.pack, ...(title && { title }) } });
          }}
        />
      </div>
    </Page>
  );
};

/** "Card packs": the packs of this device, or one of them. */
export const Box = ({ at: [id] }: ScreenProps) => {
  const words = say(WORDS);
  useEffect(() => void load(), []);
  if (id === undefined) return <PackList />;
  const kept = packs.value?.find(pack => pack.id === id);
  if (kept) return <PackScreen key={id} kept={kept} />;
  return (
    <Page title={words.title}>
      {packs.value && (
        <>
          <p role="alert">{words.lost}</p>
          <a class="button" href={linkTo('thargos', 'box')}>
            {words.toList}
          </a>
        </>
      )}
    </Page>
  );
};
