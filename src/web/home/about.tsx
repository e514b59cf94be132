import { Fragment } from 'preact';
import { ENGINE_VERSION } from '../../engine/version.ts';
import type { FontCredit, GameAbout } from '../games/about.ts';
import { GAMES } from '../games/list.ts';
import { say } from '../i18n.ts';
import type { Screen } from '../lazy.tsx';
import { language } from '../settings.ts';
import { Page } from '../ui/page.tsx';
import { OperatorNotices } from './notices.tsx';
import './about.css';

const WORDS = {
  en: {
    title: 'About Alidade',
    unofficial:
      'Alidade is an unofficial fan project. It is not affiliated with, endorsed by or sponsored by the authors or publishers of any game.',
    thanksTitle: 'With thanks',
    thanks: 'Thanks to all of them. Please buy the games: they are better with pencils.',
    ownTitle: 'Our own work',
    own: 'All drawings and texts here are our own. Card names and numbers are quoted as facts. If a value on your card differs from ours, you can ',
    correct: 'correct it',
    name: 'An alidade is the sighting ruler that a surveyor lays across a map.',
    softTitle: 'Software',
    version: (version: string) => `Version ${version}.`,
    licence: 'Free software under the MIT license, © 2026 The Alidade authors.',
    built: ['Built with ', ', Preact ', ' and ', ', all under the MIT license.'],
    fonts: ['Fonts: ', ', all under the SIL Open Font License 1.1.'],
    privacy:
      'No account and no tracking. Games on this device stay in your browser. Online tables send the server your name, moves and messages, and the decks and card packs you play with. Everyone at the table reads your messages; the host and the server’s operator can read reported ones. Messages are deleted with the table or with your data. If you turn on notifications, the server stores where to send them. From finished games, the server calculates statistics and ratings. Only you see them, unless you share your profile.',
  },
  fr: {
    title: 'À propos d’Alidade',
    unofficial:
      'Alidade est un projet amateur et non officiel, sans lien avec les auteurs ni les éditeurs des jeux, qui ne l’ont ni approuvé ni financé.',
    thanksTitle: 'Avec nos remerciements',
    thanks: 'Merci à eux tous. Achetez les jeux\u202f: ils sont meilleurs avec des crayons.',
    ownTitle: 'Notre travail',
    own: 'Les dessins et les textes sont les nôtres\u202f; les noms et les nombres des cartes sont cités comme des faits. Si une valeur de votre carte diffère de la nôtre, vous pouvez ',
    correct: 'la corriger',
    name: 'Une alidade est la règle de visée que l’arpenteur pose sur sa carte.',
    softTitle: 'Logiciel',
    version: (version: string) => `Version ${version}.`,
    licence: 'Logiciel libre sous licence MIT, © 2026 The Alidade authors.',
    built: ['Construit avec ', ', Preact ', ' et ', ', tous sous licence MIT.'],
    fonts: ['Polices\u202f: ', ', toutes sous SIL Open Font License 1.1.'],
    privacy:
      'Ni compte, ni pistage. Les parties sur cet appareil restent dans votre navigateur. Les tables en ligne envoient au serveur votre nom, vos coups, vos messages, et les decks et packs de cartes que vous jouez. Toute la table lit vos messages\u202f; l’hôte et l’exploitant du serveur peuvent lire ceux qui sont signalés. Les messages sont supprimés avec la table ou avec vos données. Si vous activez les notifications, le serveur enregistre où les envoyer. Des parties terminées, le serveur tire des statistiques et des cotes. Vous seul les voyez, sauf si vous partagez votre profil.',
  },
};

/** The credits for the fonts of all pages. A game may add more. */
const FONTS: readonly FontCredit[] = [
  { name: 'IM Fell English', by: 'Igino Marini', licence: 'OFL-im-fell.txt' },
  { name: 'Alegreya Sans', by: 'Juan Pablo del Peral', licence: 'OFL-alegreya-sans.txt' },
];

const About = ({ abouts }: { readonly abouts: readonly GameAbout[] }) => {
  const words = say(WORDS);
  const fonts = [...FONTS, ...abouts.flatMap(about => about.fonts ?? [])];
  const corrections = abouts.find(about => about.corrections)?.corrections;
  return (
    <Page title={words.title}>
      <div class="panel about">
        <section class="stack">
          <p>
            <em>{words.name}</em>
          </p>
          <p>{words.unofficial}</p>
        </section>
        <section class="stack">
          <h2>{words.thanksTitle}</h2>
          {abouts.map(({ Credits }, i) => (
            <Credits key={i} />
          ))}
          <p>{words.thanks}</p>
        </section>
        <section class="stack">
          <h2>{words.ownTitle}</h2>
          <p>
            {words.own}
            {corrections ? <a href={corrections}>{words.correct}</a> : words.correct}.
          </p>
        </section>
        <section class="stack">
          <h2>{words.softTitle}</h2>
          <p>
            {words.version(ENGINE_VERSION)} {words.licence}
          </p>
          <p>
            {words.built[0]}
            <a href="licences/MIT-preact.txt">Preact</a>
            {words.built[1]}
            <a href="licences/MIT-preact-signals.txt">signals</a>
            {words.built[2]}
            <a href="licences/MIT-uqr.txt">uqr</a>
            {words.built[3]}
          </p>
          <p>
            {words.fonts[0]}
            {fonts.map(({ name, by, licence }, i) => (
              <Fragment key={name}>
                {i > 0 && ', '}
                <a href={`licences/${licence}`}>{name}</a> ({by})
              </Fragment>
            ))}
            {words.fonts[1]}
          </p>
          <p>{words.privacy}</p>
        </section>
        <OperatorNotices shownIn={language.value} />
      </div>
    </Page>
  );
};

/** Loads the about screen with the credits of every game. */
export const loadAbout = async (): Promise<Screen> => {
  const abouts = await Promise.all(GAMES.map(game => game.about()));
  return () => <About abouts={abouts} />;
};
