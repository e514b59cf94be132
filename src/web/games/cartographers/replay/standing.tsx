import { sum } from '../../../../engine/util.ts';
import {
  EDICT_LETTERS,
  edictsOfSeason,
  isStillScored,
  rulesOf,
  type State,
  sheetScore,
  starsEarned,
} from '../../../../games/cartographers/ui.ts';
import { number, say } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { beastEmblem, coinEmblem } from '../art/emblems.ts';
import { glossedName } from '../table/gloss.tsx';
import { WORDS } from './messages.ts';

/** The score of the map at this moment: the four edicts, coins and monsters. */
export const Standing = ({ state, seat }: { readonly state: State; readonly seat: number }) => {
  const words = say(WORDS);
  const rules = rulesOf(state.config);
  const { edicts, coins, monsters } = sheetScore(rules, state.edicts, state.sheets[seat]!);
  const { season } = state;
  const now = edictsOfSeason(season);
  const { seasons } = state.sheets[seat]!;
  return (
    <section class="replay-season panel">
      <h2>{words.standing}</h2>
      <ul>
        {state.edicts.map((id, i) => (
          <li key={id} class={now.includes(i) ? 'replay-lit' : ''}>
            <span class="replay-line">
              {EDICT_LETTERS[i]} · {glossedName(rules.edict(id).card)}
              {!isStillScored(season, i) && <small> ({words.scored})</small>}
            </span>
            <b>{number(isStillScored(season, i) ? edicts[i]! : sum(starsEarned(seasons, i)))}</b>
          </li>
        ))}
        <li>
          <span class="replay-line">
            <Art svg={coinEmblem()} /> {words.coins}
          </span>
          <b>{number(coins)}</b>
        </li>
        <li>
          <span class="replay-line">
            <Art svg={beastEmblem()} /> {words.monsters}
          </span>
          <b class={monsters > 0 ? 'error' : ''}>{number(0 - monsters)}</b>
        </li>
      </ul>
    </section>
  );
};
