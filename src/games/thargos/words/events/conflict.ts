import {
  cardName,
  colours,
  does,
  type LogTexts,
  NNBSP,
  noLogLine,
  pick,
  say,
  unlessNone,
} from './log-text.ts';

/** Log lines about an attempt, from its declaration to its result (chapter HT-5). */
export const CONFLICT: LogTexts<
  'declared' | 'opposed' | 'committed' | 'conceded' | 'pushedBack' | 'resolved' | 'conflictEnded' | 'won'
> = {
  declared: (reader, { node }, about) => {
    const [hero, mission] = [cardName(reader, about.hero), cardName(reader, about.cards?.[0])];
    return say(
      reader,
      { en: `${hero} attempts ${mission}.`, fr: `${hero} tente ${mission}.` },
      node === null ? 'HT-5.1' : 'HT-9.5',
    );
  },
  opposed: (reader, _, about) => {
    const hero = cardName(reader, about.hero);
    return say(reader, { en: `${hero} opposes.`, fr: `${hero} s’oppose.` }, 'HT-9.5');
  },
  committed: (reader, { seat, counts, side }) => {
    const rule = side === 'attack' ? 'HT-5.3' : 'HT-5.5';
    const laid = colours(reader, colour => unlessNone(counts[colour]));
    if (laid === '') {
      const none = { en: ['place no cards', 'places no cards'], fr: ['ne posez', 'ne pose'] } as const;
      return {
        text: `${does(reader, seat, none)}${pick(reader, { en: '.', fr: ' aucune carte.' })}`,
        rule,
      };
    }
    const placed = does(reader, seat, { en: ['place', 'places'], fr: ['posez', 'pose'] });
    return say(
      reader,
      {
        en: `${placed} cards face down: ${laid}.`,
        fr: `${placed} des cartes face cachée${NNBSP}: ${laid}.`,
      },
      rule,
    );
  },
  conceded: (reader, { seat }) => ({
    text: `${does(reader, seat, { en: ['let the Mission go', 'lets the Mission go'], fr: ['cédez la mission', 'cède la mission'] })}.`,
    rule: 'HT-5.5',
  }),
  pushedBack: (reader, { values }) => {
    const rolled = colours(reader, colour => unlessNone(values[colour]));
    return say(
      reader,
      { en: `Thargos pushes back: ${rolled}.`, fr: `Rejet de Thargos${NNBSP}: ${rolled}.` },
      'HT-9.6',
    );
  },
  resolved: (reader, { success, totals }) => {
    const sums = colours(reader, colour => {
      if (!totals || totals.attack[colour] + totals.defence[colour] <= 0) return undefined;
      const versus = pick(reader, { en: 'against', fr: 'contre' });
      return `${totals.attack[colour]} ${versus} ${totals.defence[colour]}`;
    });
    const tail = sums === '' ? '' : ` (${sums})`;
    // HT-5.5: after a concession, totals aren't compared.
    const rule = totals ? 'HT-5.8' : 'HT-5.5';
    return success
      ? say(reader, { en: `The attempt succeeds${tail}.`, fr: `La tentative réussit${tail}.` }, rule)
      : say(reader, { en: `The attempt fails${tail}.`, fr: `La tentative échoue${tail}.` }, rule);
  },
  conflictEnded: noLogLine,
  won: (reader, { seat, vp, node }, { cards: [card] = [] }) => {
    const gains = does(reader, seat, { en: ['gain', 'gains'], fr: ['gagnez', 'gagne'] });
    const secondary = { en: 'a secondary Mission', fr: 'une mission secondaire' };
    const mission = card === undefined ? pick(reader, secondary) : cardName(reader, card);
    const what = node === null ? { en: '', fr: '' } : { en: ` for ${mission}`, fr: ` pour ${mission}` };
    const rule = node === null ? 'HT-5.9' : 'HT-9.11';
    return say(reader, { en: `${gains} ${vp} VP${what.en}.`, fr: `${gains} ${vp} PV${what.fr}.` }, rule);
  },
};
