import type { Language } from '../../engine/text.ts';
import { notificationWords } from './messages.ts';

/** A turn in the Atom feed of a player. */
export interface FeedTurn {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly since: number;
}

interface FeedPage {
  readonly language: Language;
  readonly page: string;
  readonly self: string;
  readonly stopPage: string;
  readonly turns: readonly FeedTurn[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => ESCAPES[sign]!);
const timeOf = (at: number): string => new Date(at).toISOString();

/** An Atom feed (RFC 4287) of the tables where it is the player's turn. */
export const atomFeed = ({ language, page, self, stopPage, turns }: FeedPage): string => {
  const { feed, open, stop } = notificationWords(language);
  const html = ({ body, url }: FeedTurn): string =>
    `<p>${escaped(body)}</p><p><a href="${escaped(url)}">${open}</a> · <a href="${escaped(stopPage)}">${stop}</a></p>`;
  const entries = turns.map(
    turn => `  <entry>
    <id>${escaped(turn.id)}</id>
    <title>${escaped(turn.title)}</title>
    <updated>${timeOf(turn.since)}</updated>
    <link rel="alternate" type="text/html" href="${escaped(turn.url)}"/>
    <content type="html">${escaped(html(turn))}</content>
  </entry>
`,
  );
  const updated = Math.max(0, ...turns.map(({ since }) => since));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${escaped(self)}</id>
  <title>${escaped(feed)}</title>
  <updated>${timeOf(updated)}</updated>
  <author><name>Alidade</name></author>
  <link rel="self" type="application/atom+xml" href="${escaped(self)}"/>
  <link rel="alternate" type="text/html" href="${escaped(page)}/"/>
${entries.join('')}</feed>
`;
};
