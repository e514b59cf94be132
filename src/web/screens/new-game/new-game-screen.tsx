import { useSignal } from '@preact/signals';
import { useContext, useEffect, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import type { GameEntry } from '../../games/entry.ts';
import { say } from '../../i18n.ts';
import { lazy, type Screen, type ScreenProps } from '../../lazy.tsx';
import { knownName } from '../../online/stored-keys.ts';
import { type StartFault, useStartGame } from '../../start-game.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorCode } from '../../ui/error-code.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { IsOnline, onlineRefusalText } from './online-context.ts';
import './new-game.css';
import type { Drafted, DraftForm, NewGamePlan } from './plan.ts';
import { SeedField } from './seed-field.tsx';

const WORDS = {
  en: {
    start: 'Start',
    table: 'Create the table',
    friends: 'With friends',
    wait: 'One moment…',
    failed: 'Couldn’t save the new game (private window?). Try a normal window.',
  },
  fr: {
    start: 'Commencer',
    table: 'Créer la table',
    friends: 'Avec des amis',
    wait: 'Un instant…',
    failed:
      'Impossible d’enregistrer la nouvelle partie (fenêtre privée\u202f?). Essayez une fenêtre normale.',
  },
};

const FarChoices = lazy(async () => (await import('../../online/online-options.tsx')).OnlineOptions);

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
  const isFar = useContext(IsOnline);
  const refusal = form.refusal ?? (isRefusal(fault) ? fault : undefined);
  return (
    <div class="new-start">
      {refusal || fault ? (
        <p class="error" role="alert">
          {refusal ? (onlineRefusalText(refusal) ?? <Reason refusal={refusal} form={form} />) : words.failed}{' '}
          {isRefusal(fault) && <ErrorCode refusal={fault} />}
        </p>
      ) : (
        <p>{plan.summary(form)}</p>
      )}
      <Button type="submit" look="main" disabled={isBusy || form.refusal !== undefined}>
        <Icon name={plan.icon} />
        {isBusy ? words.wait : isFar ? words.table : words.start}
      </Button>
    </div>
  );
};

/** The typed seed and the online choice. They last as long as the page, or until the game starts. */
interface Typed<Draft> {
  seed: string;
  far?: Draft;
}

interface NewGameProps<Draft extends Drafted, F extends DraftForm<Draft>> {
  readonly game: GameEntry;
  readonly plan: NewGamePlan<Draft, F>;
  readonly typed: Typed<Draft>;
  readonly isFar: boolean;
}

/** Creates the table on the server. Returns the id of its room. */
const beginFar = async <D extends Drafted, F extends DraftForm<D>>(
  game: GameEntry,
  plan: NewGamePlan<D, F>,
  draft: D,
): Promise<string | Refusal> => {
  const wish = await plan.wished(draft);
  if (isRefusal(wish)) return wish;
  const { createOnlineTable } = await import('../../online/create-table.ts');
  const brought = (await plan.brings?.load(wish.config)) ?? [];
  return createOnlineTable(game.id, wish, draft.seed.trim(), brought);
};

const NewGame = <D extends Drafted, F extends DraftForm<D>>({
  game,
  plan,
  typed,
  isFar,
}: NewGameProps<D, F>) => {
  const [last] = useState<D>(() => {
    const kept = isFar ? (typed.far ?? plan.withFriends(plan.last(), knownName())) : plan.last();
    return { ...kept, seed: typed.seed };
  });
  const draft = useSignal(last);
  // Saved at once: an effect runs after the next frame, and not at all if the player leaves before.
  const set = (next: D): void => {
    draft.value = next;
    if (isFar) typed.far = next;
    else plan.keep(next);
    typed.seed = next.seed;
  };
  useEffect(() => {
    void plan.arriving?.().then(mend => set(mend(draft.value)));
  }, []);
  const start = async (): Promise<string | Refusal> => {
    if (isFar) return beginFar(game, plan, draft.value);
    plan.keep(draft.value);
    const id = await plan.begin(draft.value);
    if (!isRefusal(id)) typed.seed = '';
    return id;
  };
  const { begin, isBusy, fault } = useStartGame(
    start,
    ...(isFar ? ['friends', 'room'] : [...game.prefix, 'table']),
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
  return (
    <IsOnline.Provider value={isFar}>
      <Page title={isFar ? `${title} · ${say(WORDS).friends}` : title}>
        <form class="new-game one-column" onSubmit={submit}>
          <Choices {...form} />
          {isFar && <FarChoices game={game.id} hasCards={plan.brings?.isAny(form.draft) ?? false} />}
          <SeedField typed={form.draft.seed} onType={seed => form.change({ ...form.draft, seed })} />
          <House {...form} />
          <StartBar plan={plan} form={form} isBusy={isBusy.value} fault={fault.value} />
        </form>
      </Page>
    </IsOnline.Provider>
  );
};

/** The new-game screen of a game. */
export const loadNewGame = async (game: GameEntry): Promise<Screen> => {
  const some = await game.newGame();
  return some<Screen>(<D extends Drafted, F extends DraftForm<D>>(plan: NewGamePlan<D, F>) => {
    const typed: Typed<D> = { seed: '' };
    return ({ at: [how] }: ScreenProps) => {
      const isFar = how === 'friends';
      return <NewGame key={how} game={game} plan={plan} typed={typed} isFar={isFar} />;
    };
  });
};
