import { z } from 'zod';
import { THEMES } from '#domain/colour/themes.ts';
import { imageSchema } from '#domain/questionnaire/images/image-schema.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { quotaSchema } from '#domain/questionnaire/quotas/quota-schema.ts';
import { areApart } from '#domain/questionnaire/stable-id-schema.ts';
import { VIEWS } from '#domain/questionnaire/views.ts';
import { attemptsSchema } from '#domain/quiz/attempts-schema.ts';
import { LEAST_SECONDS, MOST_SECONDS } from '#domain/quiz/clock.ts';
import { clockSchema } from '#domain/quiz/clock-schema.ts';
import { practiceSchema } from '#domain/quiz/practice/practice-schema.ts';
import { revealSchema } from '#domain/quiz/reveal-schema.ts';
import { seriesSchema } from '#domain/quiz/series/series-schema.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { parseSecureAddress } from '#domain/text/web-address.ts';
import { moment } from '#kit/contract/listing.ts';

export const PRIVACIES = ['public', 'limited'] as const;
/** Prescribed like the others, and refused until there are participants to let in. */
export const NOT_YET_PRIVATE = 'private';
export const privacy = z.enum(PRIVACIES, {
  error: ({ input }) => (input === NOT_YET_PRIVATE ? 'privateNeedsParticipants' : undefined),
});
export const RESPONSE_METHODS = ['anonymous', 'identified', 'registered'] as const;
export const ONE_RESPONSE_PER = ['nobody', 'device', 'account'] as const;
export const DETAIL_FIELDS = ['name', 'phone', 'email', 'address'] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];
/** Whether a detail of the respondent is asked for. */
export const DETAIL_RULES = ['off', 'optional', 'required'] as const;

/** Whether a poll shows its results to whoever has voted. */
export const SHOW_RESULTS = ['never', 'after_voting'] as const;

/** Who sees the leaderboard of a quiz. */
export const LEADERBOARD_SEEN_BY = ['nobody', 'participants', 'everybody'] as const;

/** Ten years. */
export const LONGEST_KEPT_DAYS = 3_650;

/** What becomes of answers that were kept long enough. */
export const RETENTION_ENDS = ['delete', 'anonymise'] as const;

/** How long answers are kept; one of the project's settings, and what an owner looks at beforehand. */
export const retentionSchema = z.strictObject({
  days: z
    .int()
    .min(1)
    .max(LONGEST_KEPT_DAYS)
    .describe('How many days after a response was submitted; of one that was not, after it was last saved'),
  end: z
    .enum(RETENTION_ENDS)
    .describe('What becomes of it end: deleted (`delete`), or kept without what names the person (`anonymise`)'),
});
export type Retention = z.infer<typeof retentionSchema>;

/** How long what people type may be, here and in the fields they type it into. */
export const LONGEST = { line: 300, prose: 5_000, password: 100 } as const;

export const localizedLine = z.strictObject({
  en: z.string().trim().max(LONGEST.line).optional().describe('In English'),
  bn: z.string().trim().max(LONGEST.line).optional().describe('In Bengali'),
});
export const localizedProse = z.strictObject({
  en: z.string().trim().max(LONGEST.prose).optional().describe('In English'),
  bn: z.string().trim().max(LONGEST.prose).optional().describe('In Bengali'),
});

/** What the owner decides about a project besides its questions. */
export const projectSettings = z.strictObject({
  title: localizedLine.describe('Its name, in one language or both'),
  description: localizedProse.describe('What it is about, in one language or both; may be marked as a help text'),
  category: z.uuid().nullable().describe('Id of the category it belongs to, one of `GET /categories`; null for none'),
  company: z
    .uuid()
    .nullable()
    .describe(
      'Id of the company it is published under, whose members share it; null for none. Its owner is one of them',
    ),
  languages: z
    .array(z.enum(LOCALES))
    .min(1, 'required')
    .max(LOCALES.length)
    .describe('Languages it can be answered in'),
  privacy: privacy.describe('Who may answer: everybody (`public`), or who knows the password (`limited`)'),
  viewType: z
    .enum(VIEWS)
    .describe(
      'How questions are shown: all on one page (`list`), a section a page (`paged`), one at a time (`step`) or one at ' +
        'a time with the path taken (`tree`)',
    ),
  theme: z.enum(THEMES).describe('The colours of its pages'),
  cover: imageSchema
    .nullable()
    .describe('The picture above its title where taking part begins, and in place of its link; null for none'),
  reviewAnswers: z.boolean().describe('Whether respondents see all of their answers once more before they submit'),
  showProgress: z.boolean().describe('Whether respondents are shown how far they have come'),
  allowBack: z
    .boolean()
    .describe(
      'Whether respondents may go back and change what they answered. Where they may not, an answer that was saved stays ' +
        'as it is; of no consequence where all questions are on one page',
    ),
  responseMethod: z
    .enum(RESPONSE_METHODS)
    .describe('Respondents stay `anonymous`, tell details (`identified`) or are signed in (`registered`)'),
  details: z
    .record(z.enum(DETAIL_FIELDS), z.enum(DETAIL_RULES))
    .describe('Which details respondents are asked for, by detail'),
  showResults: z
    .enum(SHOW_RESULTS)
    .describe('Whether whoever votes in a poll sees how everyone voted; `never` in other kinds of project'),
  reveal: revealSchema
    .nullable()
    .describe(
      'What those who answered a quiz are shown of it, and when; null for nothing, and in other kinds of project',
    ),
  clock: clockSchema
    .nullable()
    .describe('How long those who take a quiz have; null for as long as they like, and in other kinds of project'),
  questionSeconds: z
    .int()
    .min(LEAST_SECONDS)
    .max(MOST_SECONDS)
    .nullable()
    .describe(
      'How many seconds each question of a quiz may take from the moment that it is served: then it is asked alone and ' +
        'nobody comes back to it, whatever `viewType`, `allowBack` and `reviewAnswers` say. Null for as long as they like, ' +
        'and in other kinds of project',
    ),
  attempts: attemptsSchema
    .nullable()
    .describe(
      'How often somebody may take a quiz whose respondents are signed in, and which time counts; null for as often as ' +
        'they like, their best one, and in other kinds of project',
    ),
  certificate: z
    .boolean()
    .describe(
      'Whether whoever passes a quiz may have a certificate with their name: where respondents tell who they are. Always ' +
        '`false` in other kinds of project',
    ),
  leaderboard: z
    .enum(LEADERBOARD_SEEN_BY)
    .describe(
      'Who sees the leaderboard of a quiz besides those who work on it: `nobody`, its `participants` once they submitted, ' +
        'or `everybody`, of a public one. Always `nobody` in other kinds of project, and where marks are never shown',
    ),
  hideNames: z
    .boolean()
    .describe(
      'Whether the leaderboard shows nobody by name, whatever they chose; those who work on the quiz read names all the ' +
        'same. Always `false` where there is no leaderboard: in practice and in other kinds of project',
    ),
  series: seriesSchema
    .nullable()
    .describe('The rounds of a quiz; null where it has one that asks everything, and in other kinds of project'),
  practice: practiceSchema
    .nullable()
    .describe('How a quiz of mode `practice` is practised; null for other quizzes and kinds of project'),
  onePer: z.enum(ONE_RESPONSE_PER).describe('Whom one response is taken from'),
  opensAt: moment.nullable().describe('When answers are first taken, in UTC; null for at once'),
  endsAt: moment.nullable().describe('When the last answers are taken, in UTC; null for no end'),
  responseLimit: z
    .int()
    .min(1)
    .max(10_000_000)
    .nullable()
    .describe('Closes it when so many responses are in; null for no limit'),
  closingText: localizedProse.describe('Shown after submitting; may be marked as a help text'),
  redirect: z
    .string()
    .trim()
    .max(LIMITS.webAddress)
    .refine((address) => parseSecureAddress(address) !== undefined, 'url')
    .nullable()
    .describe('Where respondents are led once they have submitted: an address of https; null for nowhere'),
  quotas: z
    .array(quotaSchema)
    .max(LIMITS.quotas)
    .refine(areApart, 'duplicateId')
    .describe('How many responses are taken of whom; exact however many come at once, and changeable at any time'),
  retention: retentionSchema.nullable().describe('How long answers are kept; null for as long as the project is there'),
});
export type ProjectSettings = z.infer<typeof projectSettings>;
