import { useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { TOURNAMENT_FORMATS } from '../../sync/tournaments.ts';
import { isEnteredText } from '../../text/seat-text.ts';
import { nameFor } from '../game-routes.ts';
import type { GameEntry } from '../games/entry.ts';
import { GAMES, gameOf } from '../games/list.ts';
import { date, say, text } from '../i18n.ts';
import { LOAD_MESSAGES } from '../load-fallback.tsx';
import { ONLINE_MESSAGES } from '../online/messages.ts';
import { FaultLine, useRequests } from '../online/notice.tsx';
import { type OnlineGame, useOnlineGame } from '../online/online-game.ts';
import { serverText } from '../online/refusal-messages.ts';
import { knownName, me, saveMe, selfTexts } from '../online/stored-keys.ts';
import { PACE_MESSAGES, Terms } from '../online/terms.tsx';
import { inWords, TIME_CONTROLS } from '../online/time-control.ts';
import { BotLevel, NameField } from '../online/waiting-tools.tsx';
import { fromHere, linkTo, query, replaceRoute } from '../route.ts';
import { Options, SelectField } from '../screens/new-game/fields.tsx';
import type { Drafted, DraftForm, NewGamePlan } from '../screens/new-game/plan.ts';
import { UnfitText } from '../screens/new-game/seats.tsx';
import { language } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { useLoaded } from '../ui/loaded.ts';
import { NumberField } from '../ui/number-field.tsx';
import { useOnce } from '../ui/once.ts';
import { Page } from '../ui/page.tsx';
import { FieldPanel } from '../ui/panel.tsx';
import {
  type DraftTournament,
  firstDraft,
  fit,
  formatsFor,
  mostEntrants,
  mostRounds,
  NO_CLOCK,
  sizesFor,
  wishFrom,
} from './draft.ts';
import { AbsenceFields } from './host-tools.tsx';
import { TOURNAMENT_MESSAGES } from './messages.ts';
import { createTournament } from './requests.ts';
import '../online/online.css';
import '../screens/new-game/new-game.css';

interface PartProps {
  readonly draft: DraftTournament;
  readonly set: (change: Partial<DraftTournament>) => void;
  readonly game: OnlineGame | undefined;
}

/** The config of the form for a new game of this player. */
const rulesOfLastGame = async (game: GameEntry): Promise<object | Refusal> => {
  const some = await game.newGame();
  const wish = await some(<D extends Drafted, F extends DraftForm<D>>(plan: NewGamePlan<D, F>) =>
    plan.wished(plan.withFriends(plan.last(), undefined)),
  );
  return isRefusal(wish) ? wish : wish.config;
};

/** The rules of the player's last game, which may have house rules. */
const LastRules = ({ draft, set, game }: PartProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const entry = gameOf(draft.game);
  const { found, hasFailed } = useLoaded(async () => {
    const config = entry ? await rulesOfLastGame(entry) : {};
    if (!isRefusal(config)) set({ config });
    return config;
  }, draft.game);
  return (
    <>
      <p role="status">
        {hasFailed ? say(LOAD_MESSAGES).failed : found === undefined && say(LOAD_MESSAGES).loading}
      </p>
      {isRefusal(found) && <FaultLine refusal={found} />}
      {found !== undefined && !isRefusal(found) && <Terms game={game} config={found} />}
      <p class="new-why note">
        {words.lastNote}{' '}
        {entry && <a href={linkTo(...entry.prefix, nameFor(entry, 'new'))}>{words.openForm}</a>}
      </p>
    </>
  );
};

/** The game and its rules: a few options, or all those of the player's last game. */
const RulesPart = (props: PartProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const { draft, set, game } = props;
  return (
    <FieldPanel title={words.game}>
      <div class="new-choices">
        <SelectField
          id="tour-game"
          title={words.game}
          value={draft.game}
          options={GAMES.map(({ id, name }) => ({ value: id, name: text(name) }))}
          pick={id => set({ ...firstDraft(id), name: draft.name, player: draft.player })}
        />
        <SelectField
          id="tour-rules"
          title={words.rules}
          value={draft.isLast}
          options={[
            { value: false, name: words.ruleSources.here },
            { value: true, name: words.ruleSources.last },
          ]}
          pick={isLast => set({ config: {}, isLast })}
        />
        {!draft.isLast &&
          game?.tournaments.fields(draft.config).map(({ key, title, value, options }, i) => (
            <SelectField
              key={key}
              id={`tour-${key}`}
              title={title}
              value={value}
              options={options}
              // The first field is the mode, on which the others depend.
              pick={picked => set({ config: { ...(i > 0 && draft.config), [key]: picked } })}
            />
          ))}
      </div>
      {draft.isLast && <LastRules key={draft.game} {...props} />}
    </FieldPanel>
  );
};

const FormatPart = ({ draft, set, game }: PartProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const { format, rounds, size, pace } = draft;
  const { pace: paceText, clock } = say(PACE_MESSAGES);
  const sizes = sizesFor(draft, game);
  return (
    <FieldPanel title={words.format}>
      <Options
        group="format"
        values={TOURNAMENT_FORMATS.filter(each => formatsFor(draft, game).includes(each))}
        wordsOf={each => [words.formats[each], words.formatNotes[each]]}
        chosen={format}
        // A cup is usually played alone.
        choose={each => set({ format: each, size: each === 'cup' ? 1 : 2 })}
      />
      <div class="new-choices">
        {format !== 'round-robin' && (
          <SelectField
            id="tour-rounds"
            title={words.roundCount}
            why={format === 'cup' ? words.roundsCupNote : words.roundsNote}
            value={rounds}
            options={Array.from({ length: mostRounds(format) }, (_, i) => ({
              value: i + 1,
              name: words.rounds(i + 1),
            }))}
            pick={value => set({ rounds: value })}
          />
        )}
        {sizes.length > 1 && (
          <SelectField
            id="tour-size"
            title={words.size}
            value={size}
            options={sizes.map(value => ({ value, name: value === 1 ? words.solo : String(value) }))}
            pick={value => set({ size: value })}
          />
        )}
        <SelectField
          id="tour-time"
          title={clock}
          value={pace}
          options={[
            { value: NO_CLOCK, name: words.none },
            ...TIME_CONTROLS.map(({ seconds, increment }, value) => ({
              value,
              name: paceText(inWords(seconds, language.value), inWords(increment, language.value)),
            })),
          ]}
          pick={value => set({ pace: value })}
          why={say(PACE_MESSAGES).over}
        />
      </div>
    </FieldPanel>
  );
};

const PlayersPart = ({ draft, set, game }: PartProps) => {
  const words = say(TOURNAMENT_MESSAGES);
  const { isPlaying, player, bots, most, level, isOpen, format } = draft;
  return (
    <FieldPanel title={words.players} class="stack">
      <div>
        <Checkbox isOn={isPlaying} onToggle={isOn => set({ isPlaying: isOn })}>
          {words.isPlaying}
        </Checkbox>
        {isPlaying ? (
          <>
            <NameField
              label={say(ONLINE_MESSAGES).name}
              value={player}
              autocomplete="nickname"
              onValue={typed => set({ player: typed })}
            />
            <UnfitText texts={[player]} />
          </>
        ) : (
          <p class="new-why note">{words.hostNote}</p>
        )}
      </div>
      <div>
        <Checkbox isOn={isOpen} about="tour-open-note" onToggle={isOn => set({ isOpen: isOn })}>
          {words.isOpen}
        </Checkbox>
        <p class="new-why note" id="tour-open-note">
          {words.openNote}
        </p>
      </div>
      <div>
        <div class="row tour-bots">
          <NumberField
            label={words.bots}
            value={bots}
            least={0}
            most={most - (isPlaying ? 1 : 0)}
            onValue={value => set({ bots: value })}
          />
          {bots > 0 && (
            <BotLevel game={game} level={level ?? game?.usualBot} pick={picked => set({ level: picked })} />
          )}
          <NumberField
            label={words.most}
            value={most}
            least={2}
            most={mostEntrants(format)}
            onValue={value => set({ most: value })}
          />
        </div>
        <p class="new-why note">{words.botsNote}</p>
      </div>
      <div>
        <AbsenceFields absence={draft} set={set} />
      </div>
    </FieldPanel>
  );
};

/** The form for a new tournament. */
export const CreateTournament = () => {
  const words = say(TOURNAMENT_MESSAGES);
  const [draft, setDraft] = useState<DraftTournament>(() => ({
    ...firstDraft(GAMES[0]!.id),
    name: words.usualName(date(Date.now(), { dateStyle: 'medium' })),
    player: knownName() ?? '',
  }));
  const [isBusy, setBusy] = useState(false);
  // The page of a group links to this form.
  const group = query.value.get('group');
  const game = useOnlineGame(draft.game);
  const { act, refusal } = useRequests();
  const isName = (name: string): boolean => name.trim() !== '' && isEnteredText(name);
  const isFit = isName(draft.name) && (!draft.isPlaying || isName(draft.player));
  const submit = useOnce(async () => {
    setBusy(true);
    const go = fromHere(replaceRoute);
    if (draft.isPlaying) saveMe(selfTexts({ name: draft.player }));
    const self = selfTexts({ name: me().name, crest: me().crest });
    const wish = { ...wishFrom(draft, game, self), ...(group !== null && { group }) };
    const made = await act(createTournament(wish));
    setBusy(false);
    if (!isRefusal(made)) go('tournaments', made.id);
  });
  const part = {
    draft,
    game,
    set: (change: Partial<DraftTournament>) => setDraft(before => fit({ ...before, ...change }, game)),
  };
  return (
    <Page title={words.create}>
      <form
        class="new-game one-column"
        onSubmit={event => {
          event.preventDefault();
          if (isFit && !isBusy) submit();
        }}
      >
        <section class="panel">
          <NameField
            label={words.name}
            value={draft.name}
            autocomplete="off"
            onValue={name => part.set({ name })}
          />
          <UnfitText texts={[draft.name]} />
          {group !== null && <p class="note">{words.forGroup}</p>}
        </section>
        <RulesPart {...part} />
        <FormatPart {...part} />
        <PlayersPart {...part} />
        <FaultLine refusal={refusal} says={refusal && serverText(refusal)} />
        <div class="row">
          <Button type="submit" look="main" disabled={isBusy || !isFit || !game}>
            {isBusy ? say(LOAD_MESSAGES).loading : words.submit}
          </Button>
          <a class="button" href={group === null ? linkTo('tournaments') : linkTo('groups', group)}>
            {words.cancel}
          </a>
          {!isFit && <span class="note">{words.unnamed}</span>}
        </div>
      </form>
    </Page>
  );
};
