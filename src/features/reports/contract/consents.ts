import { z } from 'zod';
import { LOCALES } from '#domain/text/locale.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';

const text = z.partialRecord(z.enum(LOCALES), z.string());

export const findConsents = endpoint({
  name: 'findConsents',
  method: 'GET',
  path: '/projects/:id/consents',
  summary: 'Every text that people were asked to agree to, by question: which stood in which published version',
  access: 'signed-in',
  params: idParams,
  data: z.object({
    consents: z
      .array(
        z.object({
          questionId: z.string().describe('Of the question that asks for consent'),
          texts: z
            .array(
              z.object({
                number: z.int().describe('Counts from 1; a text that is another has the next number'),
                since: moment.describe('When it was first published, in UTC'),
                versions: z.array(z.int()).describe('Versions of the questionnaire that it stands in'),
                title: text.describe('Title of the question'),
                help: text.describe('Its help text'),
                agreement: text.describe('What stands beside the box'),
              }),
            )
            .describe('The first one first'),
        }),
      )
      .describe('One a question; empty where nobody was asked to agree'),
  }),
});
