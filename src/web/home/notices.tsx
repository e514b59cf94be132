import { useEffect, useState } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { say } from '../i18n.ts';
import { request } from '../request.ts';
import { type NoticeSpan, parseNotice } from './notice-text.ts';

const WORDS = {
  en: { terms: 'Terms of use', contact: 'Contact' },
  fr: { terms: 'Conditions d’utilisation', contact: 'Contact' },
};

const PARTS = ['terms', 'contact'] as const;

type Notices = { readonly [P in (typeof PARTS)[number]]?: string };

const Spans = ({ spans }: { readonly spans: readonly NoticeSpan[] }) => (
  <>
    {spans.map(({ text, href }) =>
      href === undefined ? (
        text
      ) : (
        <a href={href} rel="noreferrer">
          {text}
        </a>
      ),
    )}
  </>
);

const Notice = ({ text }: { readonly text: string }) => (
  <>
    {parseNotice(text).map((block, i) => {
      if (block.kind === 'list') {
        const items = block.items.map((spans, n) => (
          <li key={n}>
            <Spans spans={spans} />
          </li>
        ));
        return block.isNumbered ? <ol key={i}>{items}</ol> : <ul key={i}>{items}</ul>;
      }
      const spans = <Spans spans={block.spans} />;
      return block.kind === 'heading' ? (
        <h3 key={i}>{spans}</h3>
      ) : (
        <p key={i} class="about-notice">
          {spans}
        </p>
      );
    })}
  </>
);

/** NP-143: the operator's terms of use and contact details, if the server has any. */
export const OperatorNotices = ({ shownIn }: { readonly shownIn: Language }) => {
  const [notices, setNotices] = useState<Notices>({});
  useEffect(() => {
    if (!navigator.onLine) return;
    let isCurrent = true;
    // Without a server, there is nothing to show.
    void request<Notices>(location.origin, `notices?language=${shownIn}`, '').then(found => {
      if (isCurrent) setNotices(isRefusal(found) ? {} : found);
    });
    return () => {
      isCurrent = false;
    };
  }, [shownIn]);
  const words = say(WORDS);
  return (
    <>
      {PARTS.map(part => {
        const text = notices[part];
        return (
          text !== undefined && (
            <section key={part} class="stack" aria-labelledby={`about-${part}`}>
              <h2 id={`about-${part}`}>{words[part]}</h2>
              <Notice text={text} />
            </section>
          )
        );
      })}
    </>
  );
};
