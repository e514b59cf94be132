import type { Advice } from './advice.ts';
import type { EndLook } from './winner.ts';

/** A player's points at the end. */
interface FinalScore {
  /** Empty for the reader. */
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
    victory: 'A victory',
    defeat: 'A defeat',
    why: {
      target: 'The target was reached.',
      burned: 'A deck was burned: a player who must draw and cannot loses, whatever the points.',
      lastDitch: 'The last cards were played in vain.',
      stalled: 'Nobody got any further.',
      rounds: 'The last round is over.',
    },
    reachedYours: 'You reached your target.',
    reached: (name: string) => `${name} reached their target.`,
    stands: ({ name, vp, target }: FinalScore) => `${name || 'You'} had ${vp} of ${target}`,
    differ:
      'Targets differ: each is what the four heroes of a team are worth. It is not the points that win but reaching your own target.',
    together: (vp: number, target: number) => `Together: ${vp} of ${target} victory points.`,
    share: 'The player with the greater share of their target wins.',
    onlyTarget: 'Only the target wins.',
    rounds: (n: number) => (n === 1 ? 'It took 1 round.' : `It took ${n} rounds.`),
    points: (vp: number, target: number) => `${vp} of ${target} victory points`,
    missions: 'Missions won',
    heroes: 'Heroes',
    wounded: (hero: string) => `${hero} (wounded)`,
    deciding: 'The deciding conflict',
    next: 'To try next time',
    advice: {
      deck: 'Your deck ran out. Place fewer cards where the totals are lost anyway, and let such a Mission go.',
      attempts:
        'More than half of your attempts failed, and a failed attempt wounds the hero. Attempt where you lead or have a good chance, or place one more card than seems needed.',
      defences:
        'Most of your defenses failed. A higher total in one color is enough: place only what the rules demand on the others, or let the Mission go and save your cards.',
      pace: 'You attempted less than every second turn. An Advantage first, then an attempt: a turn without one brings no points.',
      missions:
        'Look at the empty track before you fill it: a Mission in the colors of your hero is half won, one in the colors of the opposing hero half lost.',
      story:
        'Choose a Mission by its colors: lead with the hero who is strong in all of them, and attach Advantages to that hero.',
      full: 'Play to the full target: Advantages have more time to pay off.',
      harder: 'Play another deck, build one of your own, or meet two others in a circle.',
    } satisfies { readonly [A in Advice]: string },
    none: 'none',
    attempts: (won: number, all: number) => `Attempts: ${won} of ${all} succeeded`,
    defences: (held: number, all: number) => `Defenses: ${held} of ${all} held`,
    save: 'Save as file',
    look: 'Look at the table',
    back: 'Back to the end',
    again: 'New game',
    shareGame: 'Share',
    campaign: 'Campaign log',
    noChapter: 'Nobody won a Mission.',
    secondary: 'A Mission of the secondary pile',
    chapter: (name: string, round: number, vp: number) => `${name}, round ${round}, +${vp} VP`,
    lore: {
      won: [
        'The banners go up, and somebody is already writing the song.',
        'The road home is lined with people who always believed in you.',
        'Tonight the fires burn for your heroes.',
      ],
      lost: [
        'The rain washes the banners. Your heroes will remember this field.',
        'Somebody else writes the song this time. Your heroes still get a verse.',
        'The camp breaks up in silence. There is another dawn.',
      ],
      even: [
        'The field is quiet again, and the ravens go home.',
        'The heralds argue until dark about who did what.',
      ],
    } satisfies { readonly [O in EndLook]: readonly string[] },
    rematch: 'Rematch',
    review: 'Review the game',
  },
  fr: {
    wins: (name: string) => `${name} gagne`,
    draw: 'Égalité',
    won: 'Vous avez gagné',
    lost: 'Vous avez perdu',
    victory: 'Une victoire',
    defeat: 'Une défaite',
    why: {
      target: 'L’objectif est atteint.',
      burned:
        'Un deck est brûlé\u202f: celui qui doit piocher et ne le peut pas perd, quels que soient les points.',
      lastDitch: 'Les dernières cartes n’ont pas suffi.',
      stalled: 'Plus personne n’avançait.',
      rounds: 'La dernière manche est terminée.',
    },
    reachedYours: 'Vous avez atteint votre objectif.',
    reached: (name: string) => `${name} a atteint son objectif.`,
    stands: ({ name, vp, target }: FinalScore) =>
      `${name || 'vous'} ${name ? 'avait' : 'aviez'} ${vp} points sur ${target}`,
    differ:
      'Les objectifs diffèrent\u202f: chacun vaut ce que valent les quatre héros de l’équipe. Ce ne sont pas les points qui font gagner, mais son propre objectif.',
    together: (vp: number, target: number) => `Ensemble\u202f: ${vp} points de victoire sur ${target}.`,
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
      deck: 'Votre deck s’est vidé. Posez moins de cartes là où les totaux sont perdus, et laissez ces missions.',
      attempts:
        'Plus de la moitié de vos tentatives ont échoué, et un échec blesse le héros. Tentez là où vous menez ou avez de bonnes chances, ou posez une carte de plus qu’il n’en faut.',
      defences:
        'La plupart de vos défenses sont tombées. Il suffit de dépasser l’attaquant dans une seule couleur\u202f: ailleurs, ne posez que ce que la règle exige, ou laissez la mission et gardez vos cartes.',
      pace: 'Vous avez tenté moins d’un tour sur deux. D’abord un avantage, puis une tentative\u202f: un tour sans elle ne rapporte rien.',
      missions:
        'Regardez la piste vide avant de la remplir\u202f: une mission aux couleurs de votre héros est à moitié gagnée, une mission aux couleurs de l’autre à moitié perdue.',
      story:
        'Choisissez la mission par ses couleurs\u202f: menez-la avec le héros fort dans chacune, et attachez-lui vos avantages.',
      full: 'Jouez jusqu’à l’objectif entier\u202f: les avantages ont plus de temps pour servir.',
      harder: 'Jouez un autre deck, construisez le vôtre, ou affrontez deux adversaires en cercle.',
    } satisfies { readonly [A in Advice]: string },
    none: 'aucune',
    attempts: (won: number, all: number) => `Tentatives réussies\u202f: ${won} sur ${all}`,
    defences: (held: number, all: number) => `Défenses tenues\u202f: ${held} sur ${all}`,
    shareGame: 'Partager',
    campaign: 'Journal de campagne',
    noChapter: 'Personne n’a gagné de mission.',
    secondary: 'Une mission de la pile secondaire',
    chapter: (name: string, round: number, vp: number) => `${name}, manche ${round}, +${vp} PV`,
    lore: {
      won: [
        'Les bannières se lèvent, et quelqu’un écrit déjà la chanson.',
        'Sur la route du retour, tout le monde a toujours cru en vous.',
        'Ce soir, les feux brûlent pour vos héros.',
      ],
      lost: [
        'La pluie lave les bannières. Vos héros se souviendront de ce champ.',
        'Cette fois, la chanson s’écrit ailleurs. Vos héros y auront bien un couplet.',
        'On lève le camp en silence. Il y aura une autre aube.',
      ],
      even: [
        'Le champ se tait, et les corbeaux rentrent.',
        'Les hérauts discutent jusqu’à la nuit de qui a fait quoi.',
      ],
    } satisfies { readonly [O in EndLook]: readonly string[] },
    save: 'Enregistrer le fichier',
    look: 'Regarder la table',
    back: 'Retour au résultat',
    again: 'Nouvelle partie',
    rematch: 'Revanche',
    review: 'Revoir la partie',
  },
};
