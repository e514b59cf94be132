// Words that the product does not use, and what it says instead (docs/glossary.md).
import type { FoundText, TextLanguage } from './texts.ts';

interface Avoided {
  readonly pattern: RegExp;
  readonly instead: string;
  /** The word is avoided only under these paths: elsewhere it means something else. */
  readonly under?: RegExp;
}

const word = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'iu');
const avoid = (source: string, instead: string, under?: RegExp): Avoided => ({
  pattern: word(source),
  instead,
  ...(under && { under }),
});

const CARTOGRAPHERS = /cartographers/;

const AVOIDED: { readonly [L in TextLanguage]: readonly Avoided[] } = {
  en: [
    avoid('whoever|whatever|whichever', 'the player who, anyone who, any'),
    avoid('anew', 'again'),
    avoid('by (itself|themselves)', 'automatically'),
    avoid('is no|are no|is none|are none|was no', "isn't a, unknown, there is no"),
    avoid('so many', 'that many'),
    avoid('looks? on|looking on|onlookers?', 'watch, spectator'),
    avoid('(is|are|was|were|be) told', 'receives, sees'),
    avoid('(lies|lie|stands?) there', 'is'),
    avoid('(is|are|was|were|be) kept|kept', 'saved'),
    avoid('of (yours|mine|theirs|ours)', 'your, my, their, our'),
    avoid("of (one|somebody|everybody)['’]s own|one['’]s", 'your'),
    avoid('no longer asked', 'too late'),
    avoid('goes on|went on|going on|gone on|go on', 'continue'),
    avoid('tak(e|es|en|ing) back|took back|take-back', 'undo'),
    avoid('robots?', 'bot'),
    avoid('somebody|everybody|nobody', 'someone, everyone, no one'),
    avoid('by chance|by lot', 'random'),
    avoid('for ever', 'forever'),
    avoid('he|him|his|himself', 'they, them, their'),
    avoid('mend(ed|s|ing)?', 'fix'),
    avoid('autumn', 'fall'),
    avoid(
      'coloured|colours?|colouring|neighbou?ring? ?houses|neighbours?|neighbouring|defences?|offences?|licences?|honou?red? ?by|honours?|honoured|favou?rites? ?of',
      'American spelling',
    ),
    avoid(
      'analyse[ds]?|analysing|centres?|centred|grey|behaviours?|armou?r ?ed|armour|favour\\w*|harbour\\w*|labour\\w*|rumours?|vapour|cancelled|cancelling|travell\\w+|jewell\\w+|catalogues?|judgement|organis\\w+|recognis\\w+|anonymis\\w+|practis\\w+|programme|metres?|theatre|artefacts?|ageing|cosy|sceptic\\w*|plough\\w*|towards|spelt|learnt|burnt',
      'American spelling',
    ),
    avoid('the same again|come along', 'rematch'),
    avoid('first page', 'home'),
  ],
  fr: [
    avoid('robots?', 'bot'),
    avoid('édits?', 'décret', CARTOGRAPHERS),
    avoid('champs?', 'ferme', CARTOGRAPHERS),
    avoid('parchemins?', 'feuille', CARTOGRAPHERS),
    avoid('sauver|sauvez|sauvée?s?|sauvegard\\w+', 'enregistrer'),
    avoid('cartes? Score', 'carte Décompte', CARTOGRAPHERS),
    avoid('Heroes of Thargos', 'Héros de Thargos'),
  ],
};

/** Where an avoided word is right, with the reason. */
const ALLOWED: readonly { readonly file: RegExp; readonly text: RegExp; readonly why: string }[] = [];

const isAllowed = ({ file, text }: FoundText): boolean =>
  ALLOWED.some(allowed => allowed.file.test(file) && allowed.text.test(text));

export const avoidedIn = (found: FoundText): readonly string[] => {
  if (isAllowed(found)) return [];
  return AVOIDED[found.language]
    .filter(({ under }) => !under || under.test(found.file))
    .map(({ pattern, instead }) => [pattern.exec(found.text)?.[0], instead] as const)
    .filter(([hit]) => hit)
    .map(([hit, instead]) => `${hit} → ${instead}`);
};
