import { z } from 'zod';
import { hiddenValueSchema } from '#domain/questionnaire/hidden-values/hidden-values-schema.ts';
import { groupColumnSchema } from '#domain/questionnaire/kinds/group/repeating-group-schema.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { questionSchema, sectionSchema } from '#domain/questionnaire/schema.ts';
import { textSchema } from '#domain/questionnaire/texts/text-schema.ts';
import { variableSchema } from '#domain/questionnaire/variables/variable-schema.ts';
import { localizedLine } from '#features/projects/contract/settings.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';
import { countedToShape } from './counted-to.ts';
import { itemReport, untold } from './item-report.ts';

/** From 0 to 1, everywhere: `formatPercent` turns it into words. */
const share = z.number();

const shareInterval = z
  .object({ low: share.describe('Where it begins'), high: share.describe('Where it ends') })
  .describe('95% confidence interval of the share (Wilson)');

const labelText = textSchema(LIMITS.label);

/** How a text read in older versions, ascending, where it said something else. */
const former = z.object({
  text: labelText.describe('How it read'),
  versions: z.array(z.int()).describe('Published versions, ascending'),
});

/** Of the answers to a number or a rating, of how many days were given, or of the numbers in a column or a cell. */
const reportFigures = z.object({
  mean: z.number().describe('Mean'),
  median: z.number().describe('Median'),
  min: z.number().describe('Least'),
  max: z.number().describe('Most'),
  deviation: z.number().nullable().describe('Sample standard deviation; null of a single answer'),
});

/** One bar of a question's chart and one line of its table. `rowWords` of the domain names it. */
const reportRow = z.object({
  id: z
    .string()
    .describe(
      'Id of an option (`$none` of who did not agree), a step, a day, an hour (00 to 23), or where a bin of numbers begins',
    ),
  count: z.int().describe('How many answers'),
  share: share.describe('Of those who answered, from 0 to 1; of consent, of those who were asked'),
  label: labelText.optional().describe('What it is called'),
  versions: z.array(z.int()).optional().describe('Published versions, ascending'),
  formerly: z.array(former).optional().describe('Other wordings in older versions, the newest first'),
  from: z.number().optional().describe('Where a bin of numbers begins'),
  to: z.number().optional().describe('Where a bin of numbers ends'),
  points: z
    .number()
    .optional()
    .describe('Of the 100 points each who answered gives, how many went here on average (several choices)'),
  mean: z
    .number()
    .optional()
    .describe('On average: the place of an option (ranking), its amount (constant sum), a rating or a number (grid)'),
  figures: reportFigures.optional().describe('Of the numbers in a cell of a grid; left out elsewhere'),
  counts: z.array(z.int()).optional().describe('How many answers fall to each of `columns`, in their order'),
});

/** What stands beside each other in every row. */
const reportColumn = z.object({
  id: z.string().describe('A place, the id of an option or a step'),
  label: labelText.optional().describe('What it is called'),
});

/** Of the answers to a question of likelihood to recommend. */
const reportScore = z.object({
  score: z.int().describe('Net promoter score: percentage of promoters less that of detractors, -100 to 100'),
  promoters: z.int().describe('How many answered 9 or 10'),
  passives: z.int().describe('How many answered 7 or 8'),
  detractors: z.int().describe('How many answered 0 to 6'),
});

/** Of the answers to a question of satisfaction or effort. */
const reportTopBox = z.object({
  from: z.int().describe('The first of the best steps'),
  to: z.int().describe('The best step'),
  count: z.int().describe('How many answered with one of them'),
  share: share.describe('Of those who answered, from 0 to 1'),
  interval: shareInterval,
});

/** A column of a list of entries. */
const reportPart = z.object({
  id: z.string().describe('Id of the column'),
  column: groupColumnSchema.describe('The column, as the newest version that asks it so has it'),
  versions: z.array(z.int()).describe('Published versions that ask it so, ascending'),
  retired: z
    .boolean()
    .describe('The newest version of the question no longer asks it, or asks for something else there'),
  label: labelText.describe('What it is called'),
  base: z.int().describe('How many entries say something there'),
  rows: z.array(reportRow).describe('Counts of entries, one a row; none for texts'),
  mean: z.number().nullable().describe('Of numbers; null for others'),
  figures: reportFigures.nullable().describe('Of numbers; null for others'),
});

export const questionReport = z.object({
  question: questionSchema.describe('The question, as the newest version that asks it has it'),
  sectionTitle: sectionSchema.shape.title.describe('Title of its section'),
  versions: z.array(z.int()).describe('Published versions, ascending'),
  retired: z.boolean().describe('The newest version no longer asks it, or asks it in a way that does not add up'),
  formerly: z.array(former).describe('Other wordings in older versions, the newest first'),
  base: z.int().describe('How many answered it'),
  skipped: z.int().describe('How many were asked it and completed without answering'),
  notAsked: z.int().describe('How many completed on a path that leads past it'),
  offPath: z
    .int()
    .describe('How many of those `notAsked` answered it before other answers led past it: kept, and in no other count'),
  notInVersion: z.int().describe('How many completed a version that does not ask it, or asks it in another way'),
  rows: z.array(reportRow).describe('Counts, one a row; none for texts'),
  columns: z
    .array(reportColumn)
    .optional()
    .describe(
      'What every row has counts of: the places of a ranking, the options or steps of a grid; left out where rows have one count',
    ),
  wrote: z.int().optional().describe('How many wrote beside an option; left out where none asks for a text'),
  parts: z
    .array(reportPart)
    .optional()
    .describe('Where an answer lists entries: what is asked of each, of all entries together; left out elsewhere'),
  figures: reportFigures
    .nullable()
    .describe('Of numbers and ratings, and of how many days a range or entries a list has; null for others'),
  score: reportScore.nullable().describe('Of likelihood to recommend; null for others, and while nobody answered'),
  topBox: reportTopBox
    .nullable()
    .describe('Of satisfaction (4 and 5) and effort (5 to 7); null for others, and while nobody answered'),
  items: z
    .array(itemReport)
    .describe('How it did as a part of its quiz, once for each way in which it was marked; none where it is not'),
});

const valueReport = z.object({
  id: variableSchema.shape.id.describe('Id of the variable'),
  label: variableSchema.shape.label.describe('What owners call it'),
  type: variableSchema.shape.type.describe('What it comes to'),
  versions: z.array(z.int()).describe('Published versions that reckon it so, ascending'),
  retired: z.boolean().describe('The newest version no longer has it, or reckons it in another way'),
  base: z.int().describe('Of how many it is known'),
  unknown: z.int().describe('How many completed of whom it is not'),
  rows: z
    .array(reportRow)
    .describe(
      'Counts, one a row: of numbers in bins, of each text that the questionnaire holds, and of all others (``)',
    ),
  figures: reportFigures.nullable().describe('Of numbers; null for texts'),
});

const passedAndMean = z.object({
  passed: z.int().describe('How many passed'),
  mean: z.number().nullable().describe('Mean, in per cent of the points; null where nobody had marks'),
});

const remarking = z.object({
  version: z.int().describe('The version whose key they are marked by'),
  finishedAt: moment.nullable().describe('When the last of them was marked, in UTC; null while some still wait for it'),
  results: z.int().describe('How many submitted responses were marked again, every attempt among them'),
  changed: z.int().describe('How many of them have other marks than before'),
  before: passedAndMean.describe('What they came to before'),
  after: passedAndMean.describe('What they come to now'),
});

const marksReport = z.object({
  markedAgain: remarking
    .nullable()
    .describe('What the last change of the answer key did to earlier responses; null where none did'),
  base: z.int().describe('How many responses were marked'),
  rows: z.array(reportRow).describe('How many came to what, in per cent of the points: one a row, or in bins'),
  figures: reportFigures.describe('Of these per cents'),
  mean: z
    .object({
      earned: z.number().describe('Points earned, on average'),
      points: z.number().describe('Points that could be earned, on average'),
    })
    .describe('The same in points'),
  passed: z
    .object({
      count: z.int().describe('How many passed'),
      of: z.int().describe('Of how many who could'),
      share: share.describe('Of these, from 0 to 1'),
      interval: shareInterval,
    })
    .nullable()
    .describe('Who passed; null where nobody passes or fails'),
  reliability: z
    .object({
      alpha: z.number().describe('Cronbach’s alpha, at most 1'),
      standardError: z.number().describe('Standard error of the marks in all, in points'),
    })
    .nullable()
    .describe('How far marks in all can be relied on; null where `untold` says why'),
  untold: untold.describe('Why there is no `reliability`; null where there is'),
});

const roundReport = z.object({
  id: z.string().describe('Id of the round'),
  number: z.int().describe('The how manieth it is'),
  title: localizedLine.describe('What it is called; empty for its number'),
  marked: z.int().describe('How many have marks in it'),
  mean: z
    .object({
      earned: z.number().describe('Points they came to on average'),
      points: z.number().describe('Of how many'),
    })
    .nullable()
    .describe('Null while nobody has'),
  passed: z
    .object({ count: z.int().describe('How many passed'), of: z.int().describe('Of how many that passed or failed') })
    .nullable()
    .describe('Null where nobody passes or fails'),
});
export type RoundReport = z.infer<typeof roundReport>;

export const report = z.object({
  projectId: z.uuid().describe('Id of the project'),
  title: localizedLine.describe('Its name, in one language or both'),
  asOf: moment.describe('The moment the figures are of, in UTC'),
  ...countedToShape,
  headline: z
    .object({
      started: z.int().describe('How many started'),
      completed: z.int().describe('How many completed'),
      screenedOut: z
        .int()
        .describe('How many were led to a closing that screens out: in no other figure but `started`'),
      overQuota: z.int().describe('How many ended under a quota that was full: in no other figure but `started`'),
      completionRate: share
        .nullable()
        .describe(
          'Completed of those who started and were neither screened out nor over quota, from 0 to 1; null without any',
        ),
      medianSeconds: z
        .number()
        .nullable()
        .describe('Exact under 100 seconds, within 5% beyond; null before the first completion'),
    })
    .describe('Figures of the whole project'),
  trend: z
    .object({
      by: z.enum(['day', 'week', 'month']).describe('Longer stretches the longer it is; weeks begin on Sunday'),
      stretches: z
        .array(
          z.object({
            from: z.string().describe('A day or the first day of a week, YYYY-MM-DD; a month, YYYY-MM'),
            count: z.int().describe('How many completed in it, in Dhaka'),
          }),
        )
        .describe('From the first response on, one after the other, those without a response included'),
    })
    .nullable()
    .describe('Completed responses in time, counted with the figures; null before the first'),
  quotas: z
    .array(
      z.object({
        id: z.string().describe('Its id'),
        name: z.string().describe('What its owner calls it'),
        cap: z.int().describe('How many are taken'),
        filled: z.int().describe('How many there are'),
      }),
    )
    .describe('The quotas of the project'),
  versions: z.array(z.int()).describe('Published versions, ascending'),
  hiddenValues: z.array(hiddenValueSchema).describe('What links may bring along to any version'),
  questions: z.array(questionReport).describe('The questions'),
  values: z
    .array(valueReport)
    .describe('What is reckoned of each response (variables); one that is reckoned in two ways stands there twice'),
  marks: marksReport.nullable().describe('Of a quiz, what all came to; null elsewhere, and while nobody was marked'),
  rounds: z
    .array(roundReport)
    .describe('Of a quiz with rounds: what those who took each came to, first attempts alone; none elsewhere'),
});
export type Report = z.infer<typeof report>;
/** What a report says below its headline, of all responses or of some. */
export type ReportCards = Omit<Report, 'headline' | 'quotas'>;
export type QuestionReport = z.infer<typeof questionReport>;
export type ValueReport = z.infer<typeof valueReport>;
export type ReportPart = z.infer<typeof reportPart>;
export type ReportRow = z.infer<typeof reportRow>;
export type Former = z.infer<typeof former>;

export const getReport = endpoint({
  name: 'getReport',
  method: 'GET',
  path: '/projects/:id/report',
  summary: 'Headline figures and a tally of every question, exact at the moment of the call',
  access: 'signed-in',
  params: idParams,
  data: report,
});
