import type { Advice } from './advice.ts';

/** How somebody stands at the end. */
interface FinalScore {
  /** Empty for the reader himself. */
  readonly name: string;
  readonly vp: number;
  readonly target: number;
}

export const END_WORDS = {
  en: {
    wins: (name: string) => `${name} wins`,
    draw: 'A draw',
    won: 'You have won',
    lost: 'You have lost',
    why: {
      target: 'The target was reached.',
      burned: 'A deck was burned: whoever should draw and cannot loses, whatever the points.',
      lastDitch: 'The last cards were played in vain.',
      stalled: 'Nobody got any further.',
      rounds: 'The last round is over.',
    },
    stands: ({ name, vp, target }: FinalScore) => `${name || 'You'} had ${vp} of ${target}`,
    differ:
      'Targets differ: each is what the four heroes of a team are worth. It is not the points that win but reaching your own target.',
    share: 'The greater share of one’s own target decides.',
    onlyTarget: 'Only the target wins.',
    rounds: (n: number) => (n === 1 ? 'It took 1 round.' : `It took ${n} rounds.`),
    points: (vp: number, target: number) => `${vp} of ${target} victory points`,
    missions: 'Missions won',
    heroes: 'Heroes',
    wounded: (hero: string) => `${hero} (wounded)`,
    deciding: 'The deciding conflict',
    next: 'To try next time',
    advice: {
      deck: 'Your deck was empty first. Lay fewer cards where the sums are lost anyway, and let such a Mission go.',
      attempts:
        'More than half of your attempts failed, and each wounded a hero. Attempt where the board says that you lead, or lay one card more than seems needed.',
      defences:
        'Most of your defences fell. One single colour above the attacker is enough: put all your cards on it, or let the Mission go and keep them.',
      pace: 'You attempted less than every second turn. An Advantage first, then an attempt: a turn without one brings no points.',
      missions:
        'Look at the empty track before you fill it: a Mission in the colours of your hero is half won, one in those of the other half lost.',
      full: 'Play to the full target: the decks last, and Advantages pay off.',
      harder: 'Play another deck, build one of your own, or meet two others in a circle.',
    } satisfies { readonly [A in Advice]: string },
    none: 'none',
    attempts: (won: number, all: number) => `Attempts: ${won} of ${all} succeeded`,
    defences: (held: number, all: number) => `Defences: ${held} of ${all} held`,
    save: 'Save the game file',
    look: 'Look at the table',
    back: 'Back to the end',
    again: 'A new game',
    rematch: 'The same again',
    review: 'Review the game',
  },
  fr: {
    wins: (name: string) => `${name} gagne`,
    draw: 'Égalité',
    won: 'Vous avez gagné',
    lost: 'Vous avez perdu',
    why: {
      target: 'L’objectif est atteint.',
      burned:
        'Un deck est brûlé\u202f: celui qui doit piocher et ne le peut pas perd, quels que soient les points.',
      lastDitch: 'Les dernières cartes n’ont pas suffi.',
      stalled: 'Plus personne n’avançait.',
      rounds: 'La dernière manche est terminée.',
    },
    stands: ({ name, vp, target }: FinalScore) =>
      `${name || 'vous'} ${name ? 'avait' : 'aviez'} ${vp} points sur ${target}`,
    differ:
      'Les objectifs diffèrent\u202f: chacun vaut ce que valent les quatre héros de l’équipe. Ce ne sont pas les points qui font gagner, mais son propre objectif.',
    share: 'La plus grande part de son objectif décide.',
    onlyTarget: 'Seul l’objectif fait gagner.',
    rounds: (n: number) => (n < 2 ? `La partie a duré ${n} manche.` : `La partie a duré ${n} manches.`),
    points: (vp: number, target: number) => `${vp} points de victoire sur ${target}`,
    missions: 'Missions gagnées',
    heroes: 'Héros',
    wounded: (hero: string) => `${hero} (face blessée)`,
    deciding: 'Le conflit décisif',
    next: 'À essayer la prochaine fois',
    advice: {
      deck: 'Votre deck s’est vidé le premier. Posez moins de cartes là où les totaux sont perdus, et laissez ces missions.',
      attempts:
        'Plus de la moitié de vos tentatives ont échoué, et chacune a blessé un héros. Tentez là où la table dit que vous menez, ou posez une carte de plus qu’il n’en faut.',
      defences:
        'La plupart de vos défenses sont tombées. Il suffit de dépasser l’attaquant dans une seule couleur\u202f: mettez-y toutes vos cartes, ou laissez la mission et gardez-les.',
      pace: 'Vous avez tenté moins d’un tour sur deux. D’abord un avantage, puis une tentative\u202f: un tour sans elle ne rapporte rien.',
      missions:
        'Regardez la piste vide avant de la remplir\u202f: une mission aux couleurs de votre héros est à moitié gagnée, une mission aux couleurs de l’autre à moitié perdue.',
      full: 'Jouez jusqu’à l’objectif entier\u202f: les decks durent, et les avantages ont le temps de servir.',
      harder: 'Jouez un autre deck, construisez le vôtre, ou affrontez deux adversaires en cercle.',
    } satisfies { readonly [A in Advice]: string },
    none: 'aucune',
    attempts: (won: number, all: number) => `Tentatives réussies\u202f: ${won} sur ${all}`,
    defences: (held: number, all: number) => `Défenses tenues\u202f: ${held} sur ${all}`,
    save: 'Enregistrer la partie',
    look: 'Regarder la table',
    back: 'Retour au résultat',
    again: 'Nouvelle partie',
    rematch: 'La revanche',
    review: 'Revoir la partie',
  },
};
