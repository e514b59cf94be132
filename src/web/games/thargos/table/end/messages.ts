import { deName } from '../../../../../text/french.ts';
import type { Advice, EndLook } from './outcome.ts';

/** A player's points at the end. */
interface FinalScore {
  /** The player's name; empty for the reader, who is called "you". */
  readonly name: string;
  readonly vp: number;
  readonly target: number;
}

export const END_WORDS = {
  en: {
    wins: (name: string) => `${name} wins`,
    draw: 'It’s a draw',
    won: 'You won',
    lost: 'You lost',
    victory: 'Victory',
    defeat: 'Defeat',
    why: {
      target: 'The target is reached.',
      burned: 'A deck is burned: a player who must draw and can’t loses, regardless of points.',
      lastDitch: 'The last cards weren’t enough.',
      stalled: 'No one made progress.',
      rounds: 'The last round is over.',
    },
    burnedYours: 'Your deck is burned: you had to draw and couldn’t. In that case, points don’t count.',
    burned: (name: string) =>
      `${name}’s deck is burned: they had to draw and couldn’t. In that case, points don’t count.`,
    reachedYours: 'You reached your target.',
    reached: (name: string) => `${name} reached their target.`,
    stands: ({ name, vp, target }: FinalScore) => `${name || 'You'} had ${vp} of ${target} points`,
    differ: (isQuick: boolean) =>
      `Targets differ: each is ${isQuick ? 'half' : 'the total of'} that team’s hero points. You win by reaching your own target, not by having more points.`,
    together: (vp: number, target: number) => `Together: ${vp} of ${target} victory points.`,
    share: 'The player with the greater share of their target wins.',
    onlyTarget: 'You win only by reaching the target.',
    turns: (n: number) => (n === 1 ? 'The game took 1 turn.' : `The game took ${n} turns.`),
    points: (vp: number, target: number) => `${vp} of ${target} victory points`,
    missions: 'Missions won',
    heroes: 'Heroes',
    wounded: (hero: string) => `${hero} (wounded)`,
    deciding: 'Deciding conflict',
    next: 'Tip for next time',
    advice: {
      deck: 'Your deck ran out. Place fewer cards in conflicts you can’t win, and let those Missions go.',
      attempts:
        'More than half of your attempts failed, and a failed attempt wounds the hero. Attempt where you lead or have a good chance. Or place one card more than you seem to need.',
      defences:
        'Most of your defenses failed. A higher total in one color is enough: place only what the rules require on the others. Or let the Mission go and keep your cards.',
      pace: 'You attempted a Mission in fewer than half of your turns. Attach an Advantage, then attempt: a turn without an attempt scores nothing.',
      missions:
        'Look at the empty track before you fill it. A Mission in your hero’s colors is half won. One in the opposing hero’s colors is half lost.',
      story:
        'Choose a Mission by its colors. Lead with a hero who is strong in all of them, and attach your Advantages to that hero.',
      full: 'Play to the full target: Advantages have more time to pay off.',
      harder: 'Play another deck, build your own, or play a circle against two opponents.',
    } satisfies { readonly [A in Advice]: string },
    none: 'none',
    attempts: (won: number, all: number) => `Attempts: ${won} of ${all} succeeded`,
    defences: (held: number, all: number) => `Defenses: ${held} of ${all} held`,
    save: 'Save file',
    look: 'View table',
    back: 'Back to results',
    again: 'New game',
    shareGame: 'Share',
    campaign: 'Campaign log',
    noChapter: 'No one won a Mission.',
    secondary: 'A Mission from the secondary pile',
    chapter: (name: string, turn: number, vp: number) => `${name}, turn ${turn}, +${vp} VP`,
    lore: {
      won: [
        'The banners go up, and someone is already writing the song.',
        'The road home is lined with people who always believed in you.',
        'Tonight the fires burn for your heroes.',
      ],
      lost: [
        'The rain washes the banners. Your heroes will remember this field.',
        'Someone else writes the song this time. Your heroes still get a verse.',
        'The camp breaks up in silence. There will be another dawn.',
      ],
      even: [
        'The field is quiet again, and the ravens go home.',
        'The heralds argue until dark about who did what.',
      ],
    } satisfies { readonly [O in EndLook]: readonly string[] },
    rematch: 'Rematch',
    review: 'Analyze this game',
  },
  fr: {
    wins: (name: string) => `${name} gagne`,
    draw: 'Égalité',
    won: 'Vous avez gagné',
    lost: 'Vous avez perdu',
    victory: 'Victoire',
    defeat: 'Défaite',
    why: {
      target: 'L’objectif est atteint.',
      burned:
        'Un deck est brûlé\u202f: un joueur qui doit piocher et ne le peut pas perd, quels que soient les points.',
      lastDitch: 'Les dernières cartes n’ont pas suffi.',
      stalled: 'Plus personne n’avançait.',
      rounds: 'La dernière manche est terminée.',
    },
    burnedYours:
      'Votre deck est brûlé\u202f: vous deviez piocher et ne le pouviez pas. Dans ce cas, les points ne comptent plus.',
    burned: (name: string) =>
      `Le deck ${deName(name)} est brûlé\u202f: impossible de piocher comme il le fallait. Dans ce cas, les points ne comptent plus.`,
    reachedYours: 'Vous avez atteint votre objectif.',
    reached: (name: string) => `${name} a atteint son objectif.`,
    stands: ({ name, vp, target }: FinalScore) =>
      `${name || 'vous'} ${name ? 'avait' : 'aviez'} ${vp} points sur ${target}`,
    differ: (isQuick: boolean) =>
      `Les objectifs diffèrent\u202f: chacun est ${isQuick ? 'la moitié' : 'le total'} des points de héros de l’équipe. On gagne en atteignant son propre objectif, pas en ayant plus de points.`,
    together: (vp: number, target: number) => `Ensemble\u202f: ${vp} points de victoire sur ${target}.`,
    share: 'Le joueur qui a atteint la plus grande part de son objectif gagne.',
    onlyTarget: 'Seul l’objectif fait gagner.',
    turns: (n: number) => (n < 2 ? `La partie a duré ${n} tour.` : `La partie a duré ${n} tours.`),
    points: (vp: number, target: number) => `${vp} points de victoire sur ${target}`,
    missions: 'Missions gagnées',
    heroes: 'Héros',
    wounded: (hero: string) => `${hero} (face blessée)`,
    deciding: 'Conflit décisif',
    next: 'Astuce pour la prochaine fois',
    advice: {
      deck: 'Votre deck s’est vidé. Posez moins de cartes dans les conflits perdus d’avance, et cédez ces missions.',
      attempts:
        'Plus de la moitié de vos tentatives ont échoué, et un échec blesse le héros. Tentez là où vous menez ou avez de bonnes chances, ou posez une carte de plus qu’il n’en faut.',
      defences:
        'La plupart de vos défenses ont échoué. Il suffit de dépasser l’attaquant dans une seule couleur\u202f: ailleurs, ne posez que ce que la règle exige, ou cédez la mission et gardez vos cartes.',
      pace: 'Vous avez tenté une mission moins d’un tour sur deux. Attachez un avantage, puis tentez\u202f: un tour sans tentative ne rapporte rien.',
      missions:
        'Regardez la piste vide avant de la remplir\u202f: une mission aux couleurs de votre héros est à moitié gagnée, une mission aux couleurs du héros adverse est à moitié perdue.',
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
    chapter: (name: string, turn: number, vp: number) => `${name}, tour ${turn}, +${vp} PV`,
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
    look: 'Voir la table',
    back: 'Retour au résultat',
    again: 'Nouvelle partie',
    rematch: 'Revanche',
    review: 'Analyser la partie',
  },
};
