import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { say } from '../i18n.ts';
import { Button, IconButton, MenuButton } from './button.tsx';
import { Chart } from './chart.tsx';
import { ChartTable } from './chart-table.tsx';
import { Checkbox } from './checkbox.tsx';
import { Dialog } from './dialog.tsx';
import { Field, Input } from './field.tsx';
import { FileButton } from './file-button.tsx';
import { Icon } from './icon.tsx';
import { Meter, ShareBar } from './meter.tsx';
import { NumberField } from './number-field.tsx';
import { Page } from './page.tsx';
import { FieldPanel, Panel } from './panel.tsx';
import { Popup } from './popup.tsx';
import { RadioCards } from './radio-cards.tsx';
import { Select, SelectField, SelectGroups } from './select.tsx';
import { Tabs } from './tabs.tsx';
import { TextField } from './text-field.tsx';
import { Toast } from './toast.tsx';
import './gallery.css';

/** A screen with every component of src/web/ui in each of its states. Only e2e/gallery.spec.ts opens it. */

const WORDS = {
  en: {
    title: 'Components',
    rest: 'At rest',
    main: 'Main',
    plain: 'Plain',
    pressed: 'Pressed',
    disabled: 'Disabled',
    withIcon: 'With an icon',
    file: 'Choose a file',
    wait: 'Not now',
    remove: 'Remove',
    name: 'Name',
    hint: 'Letters and spaces',
    wrong: 'Enter a name',
    empty: 'Empty',
    choice: 'Choice',
    groups: 'Groups',
    first: 'First choice',
    second: 'Second choice',
    third: 'Third choice',
    note: 'A note that is longer than the name and may need a second line',
    count: 'Count',
    on: 'On',
    off: 'Off',
    open: 'Open',
    close: 'Close',
    text: 'A panel holds what belongs together.',
    saved: 'Saved.',
    failed: 'Couldn’t save. Try again.',
    again: 'Try again',
    done: 'Done',
    stars: 'Stars by season',
    costs: 'Cost of each answer',
    season: 'Season',
  },
  fr: {
    title: 'Composants',
    rest: 'Au repos',
    main: 'Principal',
    plain: 'Simple',
    pressed: 'Enfoncé',
    disabled: 'Désactivé',
    withIcon: 'Avec une icône',
    file: 'Choisir un fichier',
    wait: 'Pas maintenant',
    remove: 'Supprimer',
    name: 'Nom',
    hint: 'Lettres et espaces',
    wrong: 'Saisissez un nom',
    empty: 'Vide',
    choice: 'Choix',
    groups: 'Groupes',
    first: 'Premier choix',
    second: 'Deuxième choix',
    third: 'Troisième choix',
    note: 'Une note plus longue que le nom, parfois sur une deuxième ligne',
    count: 'Nombre',
    on: 'Activé',
    off: 'Inactif',
    open: 'Ouvrir',
    close: 'Fermer',
    text: 'Un panneau réunit ce qui va ensemble.',
    saved: 'Enregistré.',
    failed: 'Enregistrement impossible. Réessayez.',
    again: 'Réessayer',
    done: 'Terminé',
    stars: 'Étoiles par saison',
    costs: 'Coût de chaque réponse',
    season: 'Saison',
  },
};

interface ShownProps {
  /** The name of the component in the code. */
  readonly name: string;
  readonly children: ComponentChildren;
}

const Shown = ({ name, children }: ShownProps) => (
  <section class="gallery-part" data-part={name} aria-label={name}>
    <h2 lang="en">{name}</h2>
    {children}
  </section>
);

const Buttons = () => {
  const words = say(WORDS);
  return (
    <>
      <Shown name="Button">
        <div class="row">
          <Button>{words.rest}</Button>
          <Button look="main">{words.main}</Button>
          <Button look="plain">{words.plain}</Button>
          <Button aria-pressed="true">{words.pressed}</Button>
          <Button disabled>{words.disabled}</Button>
          <Button look="main" disabled>
            {words.main}, {words.disabled.toLowerCase()}
          </Button>
          <Button aria-disabled="true">{words.wait}</Button>
          <Button>
            <Icon name="download" /> {words.withIcon}
          </Button>
          <FileButton accept=".txt" onFile={() => undefined}>
            <Icon name="upload" /> {words.file}
          </FileButton>
        </div>
      </Shown>
      <Shown name="IconButton">
        <div class="row">
          <IconButton icon="trash" label={words.remove} />
          <IconButton icon="trash" label={words.remove} look="plain" />
          <IconButton icon="plus" label={words.count} aria-pressed="true" />
          <IconButton icon="close" label={words.close} disabled />
        </div>
      </Shown>
    </>
  );
};

const Fields = () => {
  const words = say(WORDS);
  const name = useSignal('Ada');
  const wrong = useSignal('');
  const chosen = useSignal<'first' | 'second' | 'third'>('first');
  const count = useSignal<number | null>(3);
  const isOn = useSignal(true);
  const options = (['first', 'second', 'third'] as const).map(value => ({
    value,
    name: words[value],
    isExcluded: value === 'third',
  }));
  return (
    <>
      <Shown name="Field">
        <div class="gallery-fields">
          <TextField
            label={words.name}
            value={name.value}
            hint={words.hint}
            onValue={typed => {
              name.value = typed;
            }}
          />
          <TextField
            label={words.name}
            value={wrong.value}
            errors={wrong.value === '' ? [words.wrong] : []}
            onValue={typed => {
              wrong.value = typed;
            }}
          />
          <Field label={words.empty}>
            <Input type="search" placeholder={words.name} />
          </Field>
          <Field label={words.disabled}>
            <Input value={words.name} disabled />
          </Field>
        </div>
      </Shown>
      <Shown name="Select">
        <div class="gallery-fields">
          <SelectField
            label={words.choice}
            value={chosen.value}
            options={options.map(({ value, name }) => [value, name])}
            onValue={value => {
              chosen.value = value;
            }}
          />
          <Field label={words.groups}>
            <SelectGroups value="second" onValue={() => undefined}>
              <option value="first">{words.first}</option>
              <optgroup label={words.groups}>
                <option value="second">{words.second}</option>
              </optgroup>
            </SelectGroups>
          </Field>
          <Field label={words.disabled}>
            <Select value="first" options={options} onValue={() => undefined} disabled />
          </Field>
        </div>
      </Shown>
      <Shown name="NumberField">
        <div class="gallery-fields">
          <NumberField
            label={words.count}
            value={count.value}
            onValue={value => {
              count.value = value;
            }}
            onEmpty={() => {
              count.value = null;
            }}
          />
          <NumberField label={words.empty} value={null} onValue={() => undefined} />
          <NumberField label={words.disabled} value={3} onValue={() => undefined} isDisabled />
        </div>
      </Shown>
      <Shown name="Checkbox">
        <Checkbox
          isOn={isOn.value}
          onToggle={value => {
            isOn.value = value;
          }}
        >
          {words.on}
        </Checkbox>
        <Checkbox isOn={false} onToggle={() => undefined}>
          {words.off}
        </Checkbox>
        <Checkbox isOn={false} onToggle={() => undefined} isDisabled>
          {words.disabled}
        </Checkbox>
      </Shown>
      <Shown name="RadioCards">
        <div class="columns">
          <RadioCards
            group="gallery-list"
            legend={words.choice}
            value={chosen.value}
            options={options.map(option => ({ ...option, note: words.note }))}
            onValue={value => {
              chosen.value = value;
            }}
            isList
          />
          <RadioCards
            group="gallery-row"
            legend={words.choice}
            value={chosen.value}
            options={options}
            onValue={value => {
              chosen.value = value;
            }}
          />
        </div>
      </Shown>
    </>
  );
};

const Surfaces = () => {
  const words = say(WORDS);
  const isAsking = useSignal(false);
  const isPoppedUp = useSignal(false);
  const isOpen = useSignal(true);
  return (
    <>
      <Shown name="Dialog">
        <Button
          onClick={() => {
            isAsking.value = true;
          }}
        >
          {words.open}
        </Button>
        {isAsking.value && (
          <Dialog
            class="panel"
            label={words.title}
            closesBeside
            onClose={() => {
              isAsking.value = false;
            }}
          >
            {close => (
              <>
                <p>{words.text}</p>
                <Button look="main" onClick={close}>
                  {words.close}
                </Button>
              </>
            )}
          </Dialog>
        )}
      </Shown>
      <Shown name="Popup">
        <MenuButton
          isOpen={isPoppedUp.value}
          onToggle={next => {
            isPoppedUp.value = next;
          }}
        >
          {words.open}
        </MenuButton>
        {isPoppedUp.value && (
          <Popup
            label={words.title}
            onClose={() => {
              isPoppedUp.value = false;
            }}
          >
            <p>{words.text}</p>
          </Popup>
        )}
      </Shown>
      <Shown name="Tabs">
        <Tabs
          label={words.choice}
          current={0}
          tabs={[
            { name: words.first, at: ['ui-gallery'] },
            { name: words.second, at: ['ui-gallery', 'second'] },
          ]}
        />
      </Shown>
      <Shown name="Panel">
        <div class="columns">
          <Panel title={words.title}>{words.text}</Panel>
          <FieldPanel title={words.choice}>
            <Checkbox isOn onToggle={() => undefined}>
              {words.on}
            </Checkbox>
          </FieldPanel>
        </div>
      </Shown>
      <Shown name="Menu">
        <div class="row">
          <MenuButton
            isOpen={isOpen.value}
            onToggle={value => {
              isOpen.value = value;
            }}
          >
            <Icon name="people" /> {isOpen.value ? words.close : words.open}
          </MenuButton>
          {isOpen.value && <span>{words.text}</span>}
        </div>
      </Shown>
      <Shown name="Toast">
        <div class="stack">
          <Toast text={words.saved} />
          <Toast text={words.failed}>
            <Button>{words.again}</Button>
          </Toast>
        </div>
      </Shown>
    </>
  );
};

const STARS = [12, 18, 9, 24];

const Charts = () => {
  const words = say(WORDS);
  return (
    <>
      <Shown name="Chart">
        <div class="columns">
          <figure class="gallery-figure">
            <figcaption>{words.stars}</figcaption>
            <Chart label={words.stars} bars={STARS} look="amount" most={24} />
          </figure>
          <figure class="gallery-figure">
            <figcaption>{words.costs}</figcaption>
            <Chart
              label={words.costs}
              bars={[0, 4, 1, 9]}
              look="cost"
              line={STARS}
              most={24}
              even={12}
              marks={[2]}
            />
          </figure>
          <ChartTable
            caption={words.stars}
            head={[words.season, words.count]}
            rows={STARS.map((stars, i) => ({ name: i + 1, cells: [String(stars)] }))}
          />
        </div>
      </Shown>
      <Shown name="Meter">
        <div class="one-column">
          <Meter label={`${words.done} 0`} value={0} max={4} />
          <Meter label={`${words.done} 3`} value={3} max={4} />
          <Meter label={`${words.done} 4`} value={4} max={4} />
          <ShareBar to={0.4} />
          <ShareBar from={0.3} to={0.7} mark={0.5} />
        </div>
      </Shown>
    </>
  );
};

export const Gallery = () => (
  <Page title={say(WORDS).title}>
    <Buttons />
    <Fields />
    <Surfaces />
    <Charts />
  </Page>
);
