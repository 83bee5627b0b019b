import { z } from 'zod';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { askedSchema } from '#domain/questionnaire/schema.ts';
import { textSchema } from '#domain/questionnaire/texts/text-schema.ts';
import { attemptsLeftSchema } from '#domain/quiz/attempts-schema.ts';
import { howMarkedSchema } from '#domain/quiz/how-marked-schema.ts';
import { LATE_JOINERS, OPENED_BY } from '#domain/quiz/series/series.ts';
import { ROUND_STATES } from '#domain/quiz/series/standing-in-rounds.ts';
import { shownMarksSchema } from '#domain/quiz/told-marks-schema.ts';
import { companyLogo, companyProfile } from '#features/company/contract/company.ts';
import { PROJECT_KINDS, QUIZ_MODES } from '#features/projects/contract/kinds.ts';
import { AVAILABILITIES } from '#features/projects/contract/publishing.ts';
import { projectSettings } from '#features/projects/contract/settings.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';
import { respondentRef } from './respondent-parts.ts';

export const projectKind = z.enum(PROJECT_KINDS).describe('What kind of project it is');

const roundMarks = z.object({
  earned: z.number().describe('Points that they came to'),
  points: z.number().describe('Of how many'),
  rounds: z.int().describe('In how many rounds'),
});

const welcomeRound = z.object({
  id: z.string().describe('Id of the round'),
  number: z.int().describe('The how manieth it is'),
  title: textSchema(LIMITS.title).describe('What it is called; empty for its number'),
  state: z
    .enum(ROUND_STATES)
    .describe('`open`, `notYet` before it opens, `locked` until the one before is done, or `over`'),
  openedBy: z.enum(OPENED_BY).describe('What opens it besides its dates'),
  opensAt: moment.nullable().describe('When it opens, in UTC; null for as soon as the quiz takes answers'),
  endsAt: moment.nullable().describe('When it ends, in UTC; null for as long as the quiz takes answers'),
  questions: z.int().describe('How many questions it asks at most'),
  seconds: z.int().describe('How long it takes most people'),
  submitted: z.int().describe('How often the caller has submitted it'),
  marks: shownMarksSchema
    .nullable()
    .describe('What they came to by the rule of the quiz; null before, and where it is not shown'),
  left: attemptsLeftSchema.describe('What is left to them of it'),
  respondent: respondentRef
    .nullable()
    .describe('Whom they go on as, where they are on the way; null where they are not'),
});

export const welcome = z.object({
  _id: z.uuid().describe('Id of the project'),
  kind: projectKind,
  mode: z.enum(QUIZ_MODES).nullable().describe('Of a quiz, how it goes on; null for other kinds of project'),
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
    practice: true,
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
  marked: howMarkedSchema
    .nullable()
    .describe('Of a quiz, how it is marked; null of practice, where nobody passes or fails, and elsewhere'),
  tellsDuring: z
    .boolean()
    .describe(
      'Of a quiz, whether something is told of each question as soon as it is answered, which is final with that',
    ),
  seconds: z.int().describe('How long it takes most people, on the longest path and in the language that is longest'),
  rounds: z
    .object({
      lateJoiners: z.enum(LATE_JOINERS).describe('What of rounds that were over before somebody began their first'),
      isTooLate: z.boolean().describe('Whether the caller may not begin any more: the first round is over'),
      total: roundMarks
        .nullable()
        .describe('What they came to in all of them; null before, and while marks are not shown'),
      list: z.array(welcomeRound).describe('In order'),
    })
    .nullable()
    .describe('The rounds of a quiz as they stand for the caller; null where it has none'),
  linkValues: z
    .array(textSchema(LIMITS.hiddenLabel))
    .describe('Names of what the link says of respondents and is kept with their answers'),
});

const practisedSection = z.object({
  id: z.string().describe('Id of the section'),
  title: textSchema(LIMITS.title).describe('Its title'),
  questions: z.array(z.string()).describe('Ids of its questions that are practised'),
  known: z.int().nullable().describe('How many of them the caller knows; null where nobody is signed in'),
  learning: z.int().nullable().describe('How many they have practised and do not know yet; null likewise'),
});

/** What a quiz has to practise. */
export const practising = z.object({
  day: z.iso.date().describe('Today in Dhaka'),
  sections: z.array(practisedSection).describe('What is practised, by section'),
  own: z
    .object({
      today: z
        .array(z.string())
        .describe('Ids of the questions that are for today: those that are due, then those that are new to them'),
      next: z.iso.date().nullable().describe('When the next is due after today; null for none'),
      streak: z.int().describe('On how many days they have practised without more than a day between'),
      practised: z.boolean().describe('Whether they have practised today'),
      cards: z
        .record(
          z.string(),
          z.object({
            last: z.iso.date().describe('When it was practised last'),
            due: z.iso.date().describe('When it comes again'),
          }),
        )
        .describe('The questions that they have practised, by their ids'),
    })
    .nullable()
    .describe('What the signed-in caller is remembered by; null where nobody is signed in'),
});
export type Practising = z.infer<typeof practising>;

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
    practising: practising
      .nullable()
      .describe('Of a quiz that is practised: what can be, and what the caller knows of it; null elsewhere'),
    hasAnswered: z.boolean().describe('Whether somebody has answered on this device or account'),
    mayAnswerAgain: z.boolean().describe('Whether another response is taken from this device'),
  }),
});
