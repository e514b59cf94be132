import { useSignal } from '@preact/signals';
import { useContext, useEffect, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import type { GameEntry } from '../../games/entry.ts';
import { say } from '../../i18n.ts';
import { lazy, type Screen, type ScreenProps } from '../../lazy.tsx';
import { knownName } from '../../online/stored-keys.ts';
import { type StartFault, StartFaultText, useStartGame } from '../../start-game.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import {
  type Drafted,
  type DraftForm,
  IsConvention,
  IsOnline,
  type NewGamePlan,
  onlineRefusalText,
} from './plan.ts';
import { SeedField } from './seed-field.tsx';
import './new-game.css';

const WORDS = {
  en: {
    start: 'Start',
    table: 'Create the table',
    friends: 'With friends',
    convention: 'Convention',
    wait: 'One moment…',
  },
  fr: {
    start: 'Commencer',
    table: 'Créer la table',
    friends: 'Avec des amis',
    convention: 'Convention',
    wait: 'Un instant…',
  },
};

const OnlineChoices = lazy(async () => (await import('../../online/online-options.tsx')).OnlineOptions);
const ConventionChoices = lazy(
  async () => (await import('../../online/convention-options.tsx')).ConventionOptions,
);

interface BarProps<Draft extends Drafted, F extends DraftForm<Draft>> {
  readonly plan: NewGamePlan<Draft, F>;
  readonly form: F;
  readonly isBusy: boolean;
  readonly fault: StartFault | undefined;
}

const StartBar = <D extends Drafted, F extends DraftForm<D>>({
  plan,
  form,
  isBusy,
  fault,
}: BarProps<D, F>) => {
  const words = say(WORDS);
  const { Reason } = plan;
  const isOnline = useContext(IsOnline);
  const isConvention = useContext(IsConvention);
  const reason = (refusal: Refusal) => onlineRefusalText(refusal) ?? <Reason refusal={refusal} form={form} />;
  return (
    <div class="new-start">
      {form.refusal ? (
        <p class="error" role="alert">
          {reason(form.refusal)}
        </p>
      ) : fault ? (
        <StartFaultText fault={fault} reason={reason} />
      ) : (
        <p class="as-heading">{isConvention ? words.convention : plan.summary(form)}</p>
      )}
      <Button type="submit" look="main" disabled={isBusy || form.refusal !== undefined}>
        <Icon name={plan.icon} />
        {isBusy ? words.wait : isOnline ? words.table : words.start}
      </Button>
    </div>
  );
};

/**
 * What the player has typed: the draft of an online game, which lasts until the page is closed, and the seed, which
 * lasts until a game starts.
 */
interface Typed<Draft> {
  seed: string;
  online?: Draft;
}

interface NewGameProps<Draft extends Drafted, F extends DraftForm<Draft>> {
  readonly game: GameEntry;
  readonly plan: NewGamePlan<Draft, F>;
  readonly typed: Typed<Draft>;
  readonly isOnline: boolean;
  readonly isConvention: boolean;
}

/** Creates the table on the server. Returns the id of its room. */
const beginOnline = async <D extends Drafted, F extends DraftForm<D>>(
  game: GameEntry,
  plan: NewGamePlan<D, F>,
  draft: D,
  isConvention: boolean,
): Promise<string | Refusal> => {
  const wish = await plan.wished(draft);
  if (isRefusal(wish)) return wish;
  const { createOnlineTable, createConventionTable } = await import('../../online/create-table.ts');
  if (isConvention) return createConventionTable(game.id, wish.config, draft.seed.trim());
  const brought = (await plan.brings?.load(wish.config)) ?? [];
  return createOnlineTable(game.id, wish, draft.seed.trim(), brought);
};

const NewGame = <D extends Drafted, F extends DraftForm<D>>({
  game,
  plan,
  typed,
  isOnline,
  isConvention,
}: NewGameProps<D, F>) => {
  const [last] = useState<D>(() => {
    const kept = isOnline ? (typed.online ?? plan.withFriends(plan.last(), knownName())) : plan.last();
    return { ...kept, seed: typed.seed };
  });
  const draft = useSignal(last);
  // The draft is saved here, because an effect would run only after the next frame, and never if the player leaves.
  const set = (next: D): void => {
    draft.value = next;
    if (isOnline) typed.online = next;
    else plan.keep(next);
    typed.seed = next.seed;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the screen opens
  useEffect(() => {
    void plan.arriving?.().then(mend => set(mend(draft.value)));
  }, []);
  const start = async (): Promise<string | Refusal> => {
    if (isOnline) return beginOnline(game, plan, draft.value, isConvention);
    plan.keep(draft.value);
    const id = await plan.begin(draft.value);
    if (!isRefusal(id)) typed.seed = '';
    return id;
  };
  const { begin, isBusy, fault } = useStartGame(
    start,
    ...(isOnline ? ['friends', isConvention ? 'desk' : 'room'] : [...game.prefix, 'table']),
  );
  const form = plan.formOf(draft.value, next => {
    set(next);
    fault.value = undefined;
  });
  const submit = (event: Event): void => {
    event.preventDefault();
    begin();
  };
  const { Choices, House } = plan;
  const { title } = say(plan.words);
  const words = say(WORDS);
  const where = isConvention ? words.convention : words.friends;
  return (
    <IsOnline.Provider value={isOnline}>
      <IsConvention.Provider value={isConvention}>
        <Page title={isOnline ? `${title} · ${where}` : title}>
          <form class="new-game one-column" onSubmit={submit}>
            {isConvention && <ConventionChoices game={game.id} />}
            <Choices {...form} />
            {isOnline && !isConvention && (
              <OnlineChoices game={game.id} hasCards={plan.brings?.isAny(form.draft) ?? false} />
            )}
            <SeedField typed={form.draft.seed} onType={seed => form.change({ ...form.draft, seed })} />
            <House {...form} />
            <StartBar plan={plan} form={form} isBusy={isBusy.value} fault={fault.value} />
          </form>
        </Page>
      </IsConvention.Provider>
    </IsOnline.Provider>
  );
};

/** The new-game screen of a game. */
export const loadNewGame = async (game: GameEntry): Promise<Screen> => {
  const some = await game.newGame();
  return some<Screen>(<D extends Drafted, F extends DraftForm<D>>(plan: NewGamePlan<D, F>) => {
    const typed: Typed<D> = { seed: '' };
    return ({ at: [how] }: ScreenProps) => {
      const isConvention = how === 'convention' && game.convention !== undefined;
      const isOnline = how === 'friends' || isConvention;
      const its = { game, plan, typed, isOnline, isConvention };
      return <NewGame key={how} {...its} />;
    };
  });
};
