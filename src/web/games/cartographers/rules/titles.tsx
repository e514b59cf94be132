import { TITLES } from '../../../../games/cartographers/ui.ts';
import { number, say, text } from '../../../i18n.ts';
import { WORDS } from './messages.ts';

/** The titles for solo players. */
export const Titles = () => {
  const words = say(WORDS);
  return (
    <table class="rules-titles">
      <caption>{words.titles}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rating}</th>
          <th scope="col">{words.titleHead}</th>
        </tr>
      </thead>
      <tbody>
        {TITLES.map(({ least, base }) => (
          <tr key={least}>
            <td>{number(least)}</td>
            <td>{text(base)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
