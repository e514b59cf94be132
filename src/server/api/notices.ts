import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Notices } from '../notices.ts';
import { Refusal, strict } from './schemas.ts';

const Wish = strict({ language: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')])) });
const MARKDOWN =
  'Markdown with only paragraphs, headings, lists and links; clients must not treat it as HTML';
const Shown = Type.Object({
  terms: Type.Optional(Type.String({ description: `the terms of use: ${MARKDOWN}` })),
  contact: Type.Optional(Type.String({ description: `how to contact the operator: ${MARKDOWN}` })),
});

/** NP-143: the route for the operator's texts. */
export const noticeRoutes =
  ({ terms, contact }: Notices): FastifyPluginAsyncTypebox =>
  async app => {
    app.get(
      '/notices',
      { schema: { querystring: Wish, response: { 200: Shown, '4xx': Refusal } } },
      async ({ query: { language = 'en' } }) => ({
        ...(terms?.[language] && { terms: terms[language] }),
        ...(contact?.[language] && { contact: contact[language] }),
      }),
    );
  };
