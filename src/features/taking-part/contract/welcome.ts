import { z } from 'zod';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { askedSchema } from '#domain/questionnaire/schema.ts';
import { textSchema } from '#domain/questionnaire/texts/text-schema.ts';
import { attemptsLeftSchema } from '#domain/quiz/attempts-schema.ts';
import { companyLogo, companyProfile } from '#features/company/contract/company.ts';
import { PROJECT_KINDS } from '#features/projects/contract/kinds.ts';
import { AVAILABILITIES } from '#features/projects/contract/publishing.ts';
import { projectSettings } from '#features/projects/contract/settings.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';
import { respondentRef } from './respondent-parts.ts';

export const projectKind = z.enum(PROJECT_KINDS).describe('What kind of project it is');

export const welcome = z.object({
  _id: z.uuid().describe('Id of the project'),
  kind: projectKind,
  ...projectSettings.pick({
    title: true,
    description: true,
    languages: true,
    privacy: true,
    viewType: true,
    allowBack: true,
    theme: true,
    cover: true,
    responseMethod: true,
    details: true,
    onePer: true,
    clock: true,
    questionSeconds: true,
    attempts: true,
    leaderboard: true,
    opensAt: true,
    endsAt: true,
    retention: true,
  }).shape,
  ownerName: z.string().describe('Name of the owner'),
  company: z
    .object({ name: companyProfile.shape.name, logo: companyLogo })
    .nullable()
    .describe('The company it is published under, which stands in place of the owner; null for none'),
  availability: z.enum(AVAILABILITIES).describe('Whether it takes answers now, and if not, why'),
  closedAt: moment
    .nullable()
    .describe('When it stopped taking answers, in UTC; null while it has not, and where that is not known'),
  questions: z.int().describe('How many questions a respondent is asked, on the longest path'),
  mayBeFewer: z.boolean().describe('Whether answers lead some respondents past some of them'),
  seconds: z.int().describe('How long it takes most people, on the longest path and in the language that is longest'),
  linkValues: z
    .array(textSchema(LIMITS.hiddenLabel))
    .describe('Names of what the link says of respondents and is kept with their answers'),
});

export const getWelcome = endpoint({
  name: 'getWelcome',
  method: 'GET',
  path: '/projects/:id/welcome',
  summary: 'What a visitor sees before taking part',
  access: 'anyone',
  refusals: ['gone'],
  params: idParams,
  data: welcome.extend({
    picture: z
      .url()
      .describe(
        'What stands for it where its link is sent: its cover as JPEG, or a PNG drawn of its title, 1200 by 630',
      ),
    ballot: askedSchema
      .nullable()
      .describe('What a poll asks, where it is voted in at once: a start with `answers` and `complete` is the vote'),
    voted: respondentRef
      .nullable()
      .describe('Of a poll that shows its results: whom this visitor voted as, on this device or account'),
    respondent: respondentRef
      .nullable()
      .describe('Whom this visitor goes on as, on this device or account; null when there is nothing to go on with'),
    ownAttempts: attemptsLeftSchema
      .extend({ made: z.int().describe('How many attempts they have begun') })
      .nullable()
      .describe('Of a quiz that counts attempts: what the caller has made of them; null for none, and signed out'),
    hasAnswered: z.boolean().describe('Whether somebody has answered on this device or account'),
    mayAnswerAgain: z.boolean().describe('Whether another response is taken from this device'),
  }),
});
