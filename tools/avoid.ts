// The words to avoid in all texts, each with its replacement (docs/glossary.md).
import type { FoundText, TextLanguage } from './texts.ts';

interface Avoided {
  readonly pattern: RegExp;
  readonly instead: string;
  /** If set, the word is avoided only in files under these paths. Elsewhere it has another meaning. */
  readonly under?: RegExp;
}

const word = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'iu');
const avoid = (source: string, instead: string, under?: RegExp): Avoided => ({
  pattern: word(source),
  instead,
  ...(under && { under }),
});

/** British spellings. "analyses" isn't here, because it is also the plural of "analysis". */
const BRITISH = [
  ...['col', 'neighb', 'hon', 'fav', 'lab', 'harb', 'hum', 'rum', 'arm', 'vap'].map(
    start => `${start}our\\w*`,
  ),
  ...['behaviour', 'defence', 'offence', 'licence', 'centre', 'metre', 'theatre', 'artefact'].map(
    word => `${word}s?`,
  ),
  ...[
    'centred',
    'grey',
    'judgement',
    'catalogue',
    'programme',
    'towards',
    'ageing',
    'spelt',
    'learnt',
    'burnt',
  ],
  ...['analys(?:e|ed|ing)', 'organis\\w+', 'recognis\\w+', 'practis\\w+', 'sceptic\\w*', 'plough\\w*'],
  ...['cancell(?:ed|ing)', 'travell\\w+', 'jewell\\w+'],
];

const CARTOGRAPHERS = /cartographers/;

const AVOIDED: { readonly [L in TextLanguage]: readonly Avoided[] } = {
  en: [
    avoid('whoever|whatever|whichever', 'the player who, anyone who, any'),
    avoid('anew', 'again'),
    avoid('by (itself|themselves)', 'automatically'),
    avoid('(?<!there )(?:is|are|was) (?:no|none)(?! (?:longer|one|more))', "isn't a, unknown, there is no"),
    avoid('so many', 'that many'),
    avoid('looks? on|looking on|onlookers?', 'watch, spectator'),
    avoid('(is|are|was|were|be) told', 'receives, sees'),
    avoid('(lies|lie|stands?) there', 'is'),
    avoid('kept', 'saved'),
    avoid('of (yours|mine|theirs|ours)', 'your, my, their, our'),
    avoid("of (one|somebody|everybody)['’]s own|one['’]s", 'your'),
    avoid('no longer asked', 'too late'),
    avoid('(?:go|goes|going|gone|went) on(?! (?:a|an|any|one|the|your|top)\\b)', 'continue'),
    avoid('tak(e|es|en|ing) back|took back|take-back', 'undo'),
    avoid('robots?', 'bot'),
    avoid('somebody|everybody|nobody', 'someone, everyone, no one'),
    avoid('by chance|by lot', 'random'),
    avoid('for ever', 'forever'),
    avoid('he|him|his|himself', 'they, them, their'),
    avoid('mend(ed|s|ing)?', 'fix'),
    avoid('autumn', 'fall'),
    avoid(`\\w*(?:${BRITISH.join('|')})`, 'American spelling'),
    avoid('the same again|come along', 'rematch'),
    avoid('first page', 'home'),
    avoid('(?<!map )sheets?', 'map sheet', /^src\/cli\//),
  ],
  fr: [
    avoid('robots?', 'bot'),
    avoid('édits?', 'décret', CARTOGRAPHERS),
    avoid('champs?', 'ferme', CARTOGRAPHERS),
    avoid('parchemins?', 'feuille', CARTOGRAPHERS),
    avoid('sauver|sauvez|sauvée?s?', 'enregistrer'),
    avoid('cartes? Score', 'carte Décompte', CARTOGRAPHERS),
    avoid('Heroes of Thargos', 'Héros de Thargos'),
    avoid('eaux?', 'lac', CARTOGRAPHERS),
    avoid('groupes?', 'région', CARTOGRAPHERS),
    avoid('tourne[rz]?|tournée?s?', 'pivoter'),
    avoid('paquets?', 'pack, pioche, deck'),
    avoid('tirages? au sort|tir(?:er?|ez|ée?s?) au sort', 'au hasard'),
  ],
};

/** The texts that may contain an avoided word, each with the reason. */
const ALLOWED: readonly { readonly file: RegExp; readonly text: RegExp; readonly why: string }[] = [
  { file: /thargos\/stories\/(condar|kurnor)\.ts$/, text: /./, why: 'lore keeps its tone' },
  { file: /thargos\/refusals\/refusal-messages\.ts$/, text: /^colour$/, why: 'a key of stored refusals' },
  { file: /cli\/thargos\/commands\.ts$/, text: /"colour": /, why: 'a key of the input' },
  { file: /cards\/heroes\/farm-water\.ts$/, text: /^Champs de Craylund$/, why: 'the name of a card' },
  { file: /cartographers\/rules\//, text: /autres mots/, why: 'lists the words of the base translation' },
];

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
