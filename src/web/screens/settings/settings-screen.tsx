import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keysOf } from '../../../engine/util.ts';
import { gameAt } from '../../game-routes.ts';
import type { GameAbout } from '../../games/about.ts';
import { GAMES } from '../../games/list.ts';
import type { Counted } from '../../games/user-content.ts';
import { DeleteAll, userContentOfAll } from '../../home/delete-all.tsx';
import { plural, say, text } from '../../i18n.ts';
import type { Screen } from '../../lazy.tsx';
import { route } from '../../route.ts';
import {
  language,
  motion,
  pace,
  shortcuts,
  sound,
  TEXT_SIZES,
  textSize,
  theme,
  vibration,
} from '../../settings.ts';
import { listGames } from '../../store.ts';
import { Page } from '../../ui/page.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { onAnyWindowWrite } from '../../windows.ts';
import './settings.css';

/** The number of stored items of each kind, games first. */
type Counts = readonly (readonly [said: Counted, n: number])[];

const WORDS = {
  en: {
    title: 'Settings',
    shared: 'All games',
    language: 'Language',
    theme: 'Theme',
    themes: { auto: 'System', light: 'Light', dark: 'Dark' },
    motion: 'Animations',
    motions: {
      auto: ['System', 'Cards flip and slide, ink dries, seals are stamped.'],
      none: ['Off', 'Everything changes instantly.'],
    },
    pace: 'Other players’ turns',
    paces: {
      calm: ['Slow', 'Time to read everything.'],
      usual: ['Normal', 'One event at a time.'],
      brisk: ['Fast', 'A glance at each event.'],
      none: ['Instant', 'Skips to your next decision, then shows a recap.'],
    },
    sound: 'Sound',
    sounds: { off: ['Off'], on: ['On', 'Quiet effects. Off when animations are off.'] },
    buzz: 'Vibration',
    switched: { off: ['Off'], on: ['On'] },
    shortcuts: 'Keyboard shortcuts',
    shortcutWays: {
      on: ['On', 'Single letters and digits are shortcuts at the table.'],
      off: ['Off', 'Only Tab, arrow keys, Enter, Space and Escape work.'],
    },
    size: 'Text size',
    kept: 'Data in this browser',
    keptText: [
      'This browser stores your games with their seeds, your decks, card packs, stories and maps. It remembers these settings and the choices of your last new game. If you play online, it also stores your name and the keys to your seats.',
      'Only online tables send data: your name, moves and messages, and the decks and card packs you play with.',
      'Clearing this site’s data in the browser deletes everything stored here. Save everything to a file from time to time (home page, “Your games”).',
    ],
    games: (n: number) => `${n} ${plural(n, 'game', 'games')}`,
    count: (all: readonly string[]) => `Saved: ${all.join(', ')}.`,
  },
  fr: {
    title: 'Réglages',
    shared: 'Pour tous les jeux',
    language: 'Langue',
    theme: 'Thème',
    themes: { auto: 'Système', light: 'Clair', dark: 'Sombre' },
    motion: 'Animations',
    motions: {
      auto: ['Système', 'Les cartes se retournent et glissent, l’encre sèche, les sceaux se posent.'],
      none: ['Désactivées', 'Tout change instantanément.'],
    },
    pace: 'Tours des autres joueurs',
    paces: {
      calm: ['Lent', 'Le temps de tout lire.'],
      usual: ['Normal', 'Un événement à la fois.'],
      brisk: ['Rapide', 'Un coup d’œil à chaque événement.'],
      none: ['Instantané', 'Passe directement à votre prochaine décision, puis montre un résumé.'],
    },
    sound: 'Son',
    sounds: {
      off: ['Désactivé'],
      on: ['Activé', 'Effets discrets. Aucun quand les animations sont désactivées.'],
    },
    buzz: 'Vibration',
    switched: { off: ['Désactivée'], on: ['Activée'] },
    shortcuts: 'Raccourcis clavier',
    shortcutWays: {
      on: ['Activés', 'À la table, une lettre ou un chiffre seul sert de raccourci.'],
      off: ['Désactivés', 'Seules les touches Tab, Entrée, Espace, Échap et les flèches fonctionnent.'],
    },
    size: 'Taille du texte',
    kept: 'Données de ce navigateur',
    keptText: [
      'Ce navigateur enregistre vos parties avec leurs graines, vos decks, packs de cartes, récits et feuilles. Il retient ces réglages et les choix de votre dernière nouvelle partie. Si vous jouez en ligne, il enregistre aussi votre nom et les clés de vos places.',
      'Seules les tables en ligne envoient des données\u202f: votre nom, vos coups, vos messages, et les decks et packs de cartes que vous jouez.',
      'Effacer les données du site dans le navigateur supprime tout ce qui est enregistré ici. Enregistrez le tout dans un fichier de temps en temps (accueil, «\u202fVos parties\u202f»).',
    ],
    games: (n: number) => `${n} ${plural(n, 'partie', 'parties')}`,
    count: (all: readonly string[]) => `Enregistré\u202f: ${all.join(', ')}.`,
  },
};

/** A text size such as "125%", or "125 %" in French. */
const percent = (size: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent' }).format(size / 100);

type Option<T> = readonly [value: T, name: string, note?: string];

interface ChoiceProps<T> {
  readonly name: string;
  readonly title: string;
  readonly chosen: Signal<T>;
  readonly options: readonly Option<T>[];
}

const Choice = <T extends string | number>({ name, title, chosen, options }: ChoiceProps<T>) => (
  <RadioCards
    group={name}
    legend={title}
    isList
    value={chosen.value}
    options={options.map(([value, label, note]) => ({ value, name: label, note }))}
    onValue={value => {
      chosen.value = value;
    }}
  />
);

const countAll = async (): Promise<Counts> => {
  const [games, owns] = await Promise.all([listGames(), userContentOfAll()]);
  const made = owns.map(async ({ kinds, list }): Promise<Counts> => {
    const things = await list();
    return Object.entries(kinds).map(([kind, said]) => [
      said,
      things.filter(thing => thing.kind === kind).length,
    ]);
  });
  return [[{ en: WORDS.en.games, fr: WORDS.fr.games }, games.length], ...(await Promise.all(made)).flat()];
};

const KeptHere = () => {
  const words = say(WORDS);
  const counts = useSignal<Counts | undefined>(undefined);
  useEffect(() => {
    const countAgain = (): void => {
      countAll().then(
        all => {
          counts.value = all;
        },
        () => {
          counts.value ??= [];
        },
      );
    };
    countAgain();
    return onAnyWindowWrite(countAgain);
  }, [counts]);
  return (
    <section class="panel settings-wide">
      <h2>{words.kept}</h2>
      {words.keptText.map(each => (
        <p key={each}>{each}</p>
      ))}
      {/* The button is below the text, because the text would move it when it changes. */}
      {counts.value && (
        <>
          {counts.value.length > 0 && <p>{words.count(counts.value.map(([said, n]) => say(said)(n)))}</p>}
          <DeleteAll />
        </>
      )}
    </section>
  );
};

const named = <K extends string>(
  names: { readonly [N in K]: readonly (string | undefined)[] },
): Option<K>[] =>
  keysOf(names).map(key => {
    const [name = '', note = ''] = names[key];
    return [key, name, note];
  });

type Abouts = ReadonlyMap<string, GameAbout>;

/** The settings screen. After the general settings come those of the game from which the player came. */
const SettingsScreen = ({ abouts }: { readonly abouts: Abouts }) => {
  const words = say(WORDS);
  const { auto, light, dark } = words.themes;
  const game = gameAt(route.value);
  const about = abouts.get(game.id);
  const look = about && say(about.looks);
  return (
    <Page title={words.title}>
      <div class="settings">
        <h2 class="settings-wide">{words.shared}</h2>
        <Choice
          name="language"
          title={words.language}
          chosen={language}
          options={[
            ['en', 'English'],
            ['fr', 'Français'],
          ]}
        />
        <Choice
          name="theme"
          title={words.theme}
          chosen={theme}
          options={named({ auto: [auto], light: [light, look?.light ?? ''], dark: [dark, look?.dark ?? ''] })}
        />
        <Choice name="motion" title={words.motion} chosen={motion} options={named(words.motions)} />
        <Choice name="pace" title={words.pace} chosen={pace} options={named(words.paces)} />
        <Choice name="sound" title={words.sound} chosen={sound} options={named(words.sounds)} />
        <Choice name="buzz" title={words.buzz} chosen={vibration} options={named(words.switched)} />
        <Choice
          name="shortcuts"
          title={words.shortcuts}
          chosen={shortcuts}
          options={named(words.shortcutWays)}
        />
        <Choice
          name="size"
          title={words.size}
          chosen={textSize}
          options={TEXT_SIZES.map((size): Option<number> => [size, percent(size)])}
        />
        {about && about.choices.length > 0 && <h2 class="settings-wide">{text(game.name)}</h2>}
        {about?.choices.map(({ name, title, chosen, options }) => (
          <Choice
            key={name}
            name={name}
            title={say(title)}
            chosen={chosen}
            options={named<string>(say(options))}
          />
        ))}
        <KeptHere />
      </div>
    </Page>
  );
};

/** Loads the settings screen with the settings of every game. */
export const loadSettings = async (): Promise<Screen> => {
  const abouts = new Map(await Promise.all(GAMES.map(async ({ id, about }) => [id, await about()] as const)));
  return () => <SettingsScreen abouts={abouts} />;
};
