import type { ComponentChildren, ComponentType } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Button, Icon, IconButton, Page } from '../../../ui/ui.ts';
import type { SavedContent } from './content.ts';
import { WORDS } from './messages.ts';

interface ContentPanelProps {
  /** The URL of the item's screen, as route parts. */
  readonly at: readonly string[];
  readonly name: string;
  readonly picture?: ComponentChildren;
  readonly onCopy?: (() => void) | undefined;
  readonly onRemove?: () => void;
  readonly children: ComponentChildren;
}

export const ContentPanel = ({ at, name, picture, onCopy, onRemove, children }: ContentPanelProps) => {
  const words = say(WORDS);
  return (
    <li class="panel">
      {picture}
      <h3>
        <a href={linkTo(...at)}>{name}</a>
      </h3>
      {children}
      <div class="row">
        <a class="button" href={linkTo(...at)}>
          {words.open}
          <span class="hidden"> {name}</span>
        </a>
        {onCopy && (
          <Button onClick={onCopy}>
            {words.copy}
            <span class="hidden"> {name}</span>
          </Button>
        )}
        {onRemove && (
          <IconButton icon="trash" look="plain" label={`${words.remove} (${name})`} onClick={onRemove} />
        )}
      </div>
    </li>
  );
};

interface ContentListProps<T extends { readonly id: string }> {
  readonly saved: SavedContent<T>;
  /** The route part for this kind of item: with `decks`, a deck's URL is `thargos/decks/ID`. */
  readonly screen: string;
  readonly words: { readonly own: string; readonly none: string; readonly noStore: string };
  readonly nameOf: (item: T) => string;
  readonly pictureOf?: (item: T) => ComponentChildren;
  readonly onCopy?: (item: T) => void;
  readonly Facts: ComponentType<{ readonly item: T }>;
  readonly children?: ComponentChildren;
}

/** The list of all decks, packs or stories in this browser. The last deleted one can be restored. */
export const ContentList = <T extends { readonly id: string }>(props: ContentListProps<T>) => {
  const { saved, screen, words, nameOf, pictureOf, onCopy, Facts, children } = props;
  const own = say(WORDS);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const removed = saved.lastRemoved.value;
  const remove = (item: T): void => {
    void saved.remove(item);
    heading.current?.focus();
  };
  return (
    <section class="stack" aria-labelledby={id}>
      {saved.isStorageBlocked.value && <p role="alert">{words.noStore}</p>}
      <h2 id={id} tabIndex={-1} ref={heading}>
        {words.own}
      </h2>
      {children}
      <p role="status">
        {removed && (
          <>
            {own.removed(nameOf(removed))}{' '}
            <Button onClick={() => void saved.restore()}>
              <Icon name="undo" /> {own.undo}
            </Button>
          </>
        )}
      </p>
      {saved.all.value?.length === 0 && <p>{words.none}</p>}
      <ul class={`th-${screen}-list tiles`}>
        {saved.all.value?.map(item => (
          <ContentPanel
            key={item.id}
            at={['thargos', screen, item.id]}
            name={nameOf(item)}
            picture={pictureOf?.(item)}
            onCopy={onCopy && (() => onCopy(item))}
            onRemove={() => remove(item)}
          >
            <Facts item={item} />
          </ContentPanel>
        ))}
      </ul>
    </section>
  );
};

interface LostProps {
  readonly screen: string;
  readonly words: { readonly title: string; readonly lost: string; readonly toList: string };
  readonly isReady: boolean;
  /** Replaces the general text `words.lost` if more is known about the error. */
  readonly children?: ComponentChildren;
}

/** The page for a URL whose deck, pack or story this browser doesn't have. */
export const Lost = ({ screen, words, isReady, children }: LostProps) => (
  <Page title={words.title}>
    {isReady && (
      <>
        {children || <p role="alert">{words.lost}</p>}
        <a class="button" href={linkTo('thargos', screen)}>
          {words.toList}
        </a>
      </>
    )}
  </Page>
);
