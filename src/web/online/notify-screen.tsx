import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { Confirm } from '../confirm.tsx';
import { date, say } from '../i18n.ts';
import { Loading } from '../load-fallback.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field, Input } from '../ui/field.tsx';
import { Page } from '../ui/page.tsx';
import { SelectField } from '../ui/select.tsx';
import { FaultLine, RefusalText } from './notice.tsx';
import {
  changeNotifications,
  deleteNotifications,
  fetchNotifications,
  forgetPush,
  type NotificationChange,
  type NotificationSettings,
  pushObstacle,
  type QuietWish,
  saveLanguage,
  sendTest,
  thisDevice,
  turnOffPush,
  turnOnPush,
} from './notify-api.ts';
import { NOTIFY_MESSAGES } from './notify-messages.ts';
import { ShareLink } from './share-link.tsx';
import './online.css';

interface Known {
  readonly settings: NotificationSettings;
  /** The id of this device, if this browser has a subscription. */
  readonly device: string | undefined;
}

const load = async (): Promise<Known | Refusal> => {
  const [settings, device] = [await fetchNotifications(), await thisDevice()];
  if (isRefusal(settings)) return settings;
  await saveLanguage(settings, device);
  return { settings, device };
};

interface PartProps extends Known {
  /** Runs a request, then loads the settings again. Returns the refusal, if any. */
  readonly change: (work: () => Promise<unknown>) => Promise<Refusal | undefined>;
}

/** A panel with the result of its last request. */
const useOutcome = (change: PartProps['change']) => {
  const said = useSignal<string>('');
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isBusy = useSignal(false);
  const run = async (work: () => Promise<unknown>, done = ''): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    said.value = '';
    refusal.value = undefined;
    refusal.value = await change(work);
    said.value = refusal.value ? '' : done;
    isBusy.value = false;
  };
  return { run, said: said.value, refusal: refusal.value, isBusy: isBusy.value };
};

interface OutcomeProps {
  readonly said: string;
  readonly refusal: Refusal | undefined;
}

const Outcome = ({ said, refusal }: OutcomeProps) => {
  const words = say(NOTIFY_MESSAGES);
  const own =
    refusal?.refused === 'push-denied'
      ? words.denied
      : refusal?.refused === 'push-failed'
        ? words.failed
        : undefined;
  return (
    <>
      <FaultLine refusal={refusal} says={own} />
      <p role="status">{said}</p>
    </>
  );
};

const Section = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <section class="panel stack">
    <h2>{title}</h2>
    {children}
  </section>
);

const Device = ({ settings, device, change }: PartProps) => {
  const words = say(NOTIFY_MESSAGES);
  const { run, said, refusal, isBusy } = useOutcome(change);
  const obstacle = pushObstacle();
  const isOn = device !== undefined && settings.devices.some(({ id }) => id === device);
  const others = settings.devices.filter(({ id }) => id !== device);
  return (
    <Section title={words.device}>
      <p>{obstacle ? words.obstacle[obstacle] : isOn ? words.on : words.deviceNote}</p>
      {!obstacle && (
        <div class="row">
          {isOn ? (
            <>
              <Button disabled={isBusy} onClick={() => run(() => sendTest(device), words.tested)}>
                {words.test}
              </Button>
              <Button disabled={isBusy} onClick={() => run(() => turnOffPush(device))}>
                {words.turnOff}
              </Button>
            </>
          ) : (
            <Button look="main" disabled={isBusy} onClick={() => run(() => turnOnPush(settings.pushKey))}>
              {words.turnOn}
            </Button>
          )}
        </div>
      )}
      <Outcome said={said} refusal={refusal} />
      {others.length > 0 && (
        <>
          <h3>{words.others}</h3>
          <ul class="bare-list stack">
            {others.map(({ id, host, at }) => (
              <li key={id} class="row">
                <span>{words.since(host, date(at, { dateStyle: 'medium' }))}</span>
                <Button
                  disabled={isBusy}
                  aria-label={words.removeDevice(host)}
                  onClick={() => run(() => turnOffPush(id))}
                >
                  {words.remove}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
};

const Webhook = ({ settings: { webhook, lost }, change }: PartProps) => {
  const words = say(NOTIFY_MESSAGES);
  const { run, said, refusal, isBusy } = useOutcome(change);
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [format, setFormat] = useState<'auto' | 'ntfy' | 'discord'>(webhook?.format ?? 'auto');
  const save = (): Promise<void> =>
    run(
      () => changeNotifications({ webhook: { url: url.trim(), ...(format !== 'auto' && { format }) } }),
      words.saved,
    );
  return (
    <Section title={words.webhook}>
      <p>{words.webhookNote}</p>
      {lost && (
        <p class="error" role="alert">
          {words.lost(lost.host, lost.status)}
        </p>
      )}
      <form
        class="stack full-fields"
        onSubmit={event => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={words.address}>
          <Input
            type="url"
            required
            maxLength={1000}
            placeholder="https://ntfy.sh/…"
            autocomplete="off"
            value={url}
            onValue={setUrl}
          />
        </Field>
        <SelectField
          label={words.format}
          value={format}
          onValue={setFormat}
          options={[
            ['auto', words.auto],
            ['ntfy', 'ntfy'],
            ['discord', 'Discord'],
          ]}
        />
        <div class="row">
          <Button type="submit" disabled={isBusy}>
            {words.save}
          </Button>
          {webhook && (
            <>
              <Button disabled={isBusy} onClick={() => run(() => sendTest('webhook'), words.tested)}>
                {words.test}
              </Button>
              <Button
                disabled={isBusy}
                onClick={() => run(() => changeNotifications({ webhook: null })).then(() => setUrl(''))}
              >
                {words.remove}
              </Button>
            </>
          )}
        </div>
      </form>
      <Outcome said={said} refusal={refusal} />
    </Section>
  );
};

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const Quiet = ({ settings: { quiet }, change }: PartProps) => {
  const words = say(NOTIFY_MESSAGES);
  const { run, said, refusal, isBusy } = useOutcome(change);
  // The checkbox changes at once, before the server has answered.
  const [isOn, setOn] = useState(quiet !== undefined);
  const [times, setTimes] = useState<QuietWish>(quiet ?? { from: '22:00', to: '08:00', zone: zoneHere() });
  const save = (next: QuietWish | null): Promise<void> =>
    run(async () => {
      const answer = await changeNotifications({ quiet: next });
      if (isRefusal(answer)) setOn(quiet !== undefined);
      return answer;
    }, words.saved);
  const pick = (part: 'from' | 'to') => (value: string) => {
    if (value !== '') setTimes({ ...times, [part]: value, zone: zoneHere() });
  };
  return (
    <Section title={words.quiet}>
      <p>{words.quietNote}</p>
      <Checkbox
        isOn={isOn}
        isDisabled={isBusy}
        onToggle={on => {
          setOn(on);
          void save(on ? { ...times, zone: zoneHere() } : null);
        }}
      >
        {words.quietOn}
      </Checkbox>
      {isOn && (
        <form
          class="stack"
          onSubmit={event => {
            event.preventDefault();
            void save(times);
          }}
        >
          <div class="row">
            <Field label={words.from}>
              <Input type="time" required value={times.from} onValue={pick('from')} />
            </Field>
            <Field label={words.to}>
              <Input type="time" required value={times.to} onValue={pick('to')} />
            </Field>
            <Button type="submit" disabled={isBusy}>
              {words.save}
            </Button>
          </div>
          <p class="online-note">{words.zone(times.zone)}</p>
          <p role="status">{times.from === times.to && words.noQuiet}</p>
        </form>
      )}
      <Outcome said={said} refusal={refusal} />
    </Section>
  );
};

const Feed = ({ settings: { feed }, change }: PartProps) => {
  const words = say(NOTIFY_MESSAGES);
  const { run, said, refusal, isBusy } = useOutcome(change);
  const save = (next: NotificationChange['feed'] & {}): Promise<void> =>
    run(() => changeNotifications({ feed: next }));
  return (
    <Section title={words.feed}>
      <p>{words.feedNote}</p>
      {feed === undefined ? (
        <div>
          <Button disabled={isBusy} onClick={() => save(true)}>
            {words.createFeed}
          </Button>
        </div>
      ) : (
        <>
          <ShareLink link={new URL(feed, location.origin).href} label={words.feedLink} />
          <div class="row">
            <Button disabled={isBusy} onClick={() => save('new')}>
              {words.renewFeed}
            </Button>
            <Button disabled={isBusy} onClick={() => save(false)}>
              {words.removeFeed}
            </Button>
          </div>
          <p class="online-note">{words.renewNote}</p>
        </>
      )}
      <Outcome said={said} refusal={refusal} />
    </Section>
  );
};

const StopAll = ({ reload }: { readonly reload: () => Promise<void> }) => {
  const words = say(NOTIFY_MESSAGES);
  const stop = async () => {
    const refusal = await deleteNotifications();
    if (isRefusal(refusal)) return <RefusalText refusal={refusal} />;
    await forgetPush();
    await reload();
    return undefined;
  };
  return (
    <Confirm look="plain" question={words.stopNote} yes={words.stopSure} no={words.cancel} onConfirm={stop}>
      {words.stop}
    </Confirm>
  );
};

/** NP-67: how this player learns that it is their turn. */
export const Notifications = () => {
  const words = say(NOTIFY_MESSAGES);
  const [known, setKnown] = useState<Known | Refusal>();
  const [isStopped, setStopped] = useState(false);
  const reload = async (): Promise<void> => setKnown(await load());
  useEffect(() => {
    void load().then(setKnown);
  }, []);
  const change: PartProps['change'] = async work => {
    setStopped(false);
    const answer = await work();
    if (isRefusal(answer)) return answer;
    await reload();
    return undefined;
  };
  if (!known) return <Loading hasFailed={false} />;
  if (isRefusal(known))
    return (
      <Page title={words.title}>
        <FaultLine refusal={known} />
      </Page>
    );
  const { devices, webhook, quiet, feed } = known.settings;
  const hasChannel = devices.length > 0 || webhook || feed;
  return (
    <Page title={words.title}>
      <p>{words.lead}</p>
      <div class="columns">
        <Device {...known} change={change} />
        <Webhook {...known} change={change} />
        {hasChannel && <Quiet {...known} change={change} />}
        <Feed {...known} change={change} />
      </div>
      <div class="one-column">
        {(hasChannel || quiet) && (
          <div>
            <StopAll
              reload={async () => {
                await reload();
                setStopped(true);
              }}
            />
          </div>
        )}
        <p role="status">{isStopped && words.stopped}</p>
      </div>
    </Page>
  );
};
