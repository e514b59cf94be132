import type { RatingRange, SeatCounts } from '../../sync/lobby.ts';

export const LOBBY_MESSAGES = {
  en: {
    title: 'Lobby',
    note: 'Anyone can join these tables.',
    empty: 'No open tables right now.',
    emptyNote: 'Create a table, or play something else while you wait.',
    challenge: 'Play today’s challenge',
    noneFit: 'No table matches these filters.',
    clear: 'Clear filters',
    filters: 'Filters',
    playBot: 'Play a bot',
    openTable: 'Create a table',
    game: 'Game',
    pace: 'Pace',
    language: 'Language',
    mode: 'Mode',
    players: 'Players',
    seats: 'Seats',
    all: { game: 'all', mode: 'all', pace: 'all', language: 'all', players: 'all' },
    people: 'people only',
    bots: 'with bots',
    fits: 'Fits my rating',
    live: 'live',
    days: 'over days',
    en: 'English',
    fr: 'French',
    join: 'Join',
    joinAt: (game: string, host: string) => `Join ${game}, host: ${host}`,
    someone: 'Unnamed player',
    quick: 'Quick match',
    find: 'Find a game',
    quickNote: 'You join a live table with these settings. If none fits, you get a new one.',
    range: ({ from, to }: RatingRange) =>
      from === undefined
        ? `rating up to ${to}`
        : to === undefined
          ? `rating from ${from}`
          : `rating ${from} to ${to}`,
    fillAt: (time: string) => `bots join at ${time}`,
    counts: ({ people, bots }: SeatCounts) =>
      `${people} ${people === 1 ? 'player' : 'players'}, ${bots} ${bots === 1 ? 'bot' : 'bots'}`,
    provisional: 'provisional rating',
    nameNote: 'The other players see this name.',
    openTo: 'Open to everyone',
    openToGroup: 'Open to the group',
    openGroupNote: 'The group’s page lists this table until the game starts.',
    openNote: 'The lobby lists this table until the game starts.',
  },
  fr: {
    title: 'Salon',
    note: 'Tout le monde peut rejoindre ces tables.',
    empty: 'Aucune table ouverte pour le moment.',
    emptyNote: 'Créez une table, ou jouez à autre chose en attendant.',
    challenge: 'Jouer le défi du jour en ligne',
    noneFit: 'Aucune table ne correspond à ces filtres.',
    clear: 'Effacer les filtres',
    filters: 'Filtres',
    playBot: 'Jouer contre un bot',
    openTable: 'Créer une table',
    game: 'Jeu',
    pace: 'Rythme',
    language: 'Langue',
    mode: 'Mode',
    players: 'Joueurs',
    seats: 'Places',
    all: { game: 'tous', mode: 'tous', pace: 'tous', language: 'toutes', players: 'tous' },
    people: 'sans bots',
    bots: 'avec des bots',
    fits: 'Adaptées à ma cote',
    live: 'en direct',
    days: 'sur plusieurs jours',
    en: 'anglais',
    fr: 'français',
    join: 'Rejoindre',
    joinAt: (game: string, host: string) => `Rejoindre ${game}, hôte\u202f: ${host}`,
    someone: 'Joueur sans nom',
    quick: 'Partie rapide',
    find: 'Trouver une partie',
    quickNote:
      'Vous rejoignez une table en direct avec ces réglages. S’il n’y en a pas, une nouvelle table est créée.',
    range: ({ from, to }: RatingRange) =>
      from === undefined
        ? `cote jusqu’à ${to}`
        : to === undefined
          ? `cote à partir de ${from}`
          : `cote de ${from} à ${to}`,
    fillAt: (time: string) => `bots à ${time}`,
    counts: ({ people, bots }: SeatCounts) =>
      `${people} ${people < 2 ? 'joueur' : 'joueurs'}, ${bots} ${bots < 2 ? 'bot' : 'bots'}`,
    provisional: 'cote provisoire',
    nameNote: 'Les autres joueurs voient ce nom.',
    openTo: 'Ouverte à tous',
    openToGroup: 'Ouverte au groupe',
    openGroupNote: 'La page du groupe affiche cette table jusqu’au début de la partie.',
    openNote: 'Le salon affiche cette table jusqu’au début de la partie.',
  },
};
