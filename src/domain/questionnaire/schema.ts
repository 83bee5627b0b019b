import { z } from 'zod';
import { markingSchema } from '../quiz/marking-schema.ts';
import { closingSchema, redirectsSafely } from './closings/closing-schema.ts';
import { hiddenValueSchema } from './hidden-values/hidden-values-schema.ts';
import { fillBlanksSchema } from './kinds/blanks/fill-blanks-schema.ts';
import { consentSchema } from './kinds/choice/consent-schema.ts';
import { dropdownSchema } from './kinds/choice/dropdown-schema.ts';
import { multipleChoiceSchema } from './kinds/choice/multiple-choice-schema.ts';
import { rankingSchema } from './kinds/choice/ranking-schema.ts';
import { singleChoiceSchema } from './kinds/choice/single-choice-schema.ts';
import { yesNoSchema } from './kinds/choice/yes-no-schema.ts';
import { fileUploadSchema } from './kinds/files/file-upload-schema.ts';
import { signatureSchema } from './kinds/files/signature-schema.ts';
import { gridDropdownSchema, gridNumberSchema, gridTextSchema } from './kinds/grid/cells-schema.ts';
import { gridMultipleChoiceSchema, gridRatingSchema, gridSingleChoiceSchema } from './kinds/grid/grid-schema.ts';
import { repeatingGroupSchema } from './kinds/group/repeating-group-schema.ts';
import { constantSumSchema } from './kinds/number/constant-sum-schema.ts';
import { numberSchema } from './kinds/number/number-schema.ts';
import { sliderSchema } from './kinds/number/slider-schema.ts';
import { postalAddressSchema } from './kinds/place/postal-address-schema.ts';
import { statementSchema } from './kinds/said/statement-schema.ts';
import { cesSchema } from './kinds/scale/ces-schema.ts';
import { csatSchema } from './kinds/scale/csat-schema.ts';
import { likertSchema } from './kinds/scale/likert-schema.ts';
import { npsSchema } from './kinds/scale/nps-schema.ts';
import { opinionScaleSchema } from './kinds/scale/opinion-scale-schema.ts';
import { ratingSchema } from './kinds/scale/rating-schema.ts';
import { emailAddressSchema } from './kinds/text/email-address-schema.ts';
import { longTextSchema } from './kinds/text/long-text-schema.ts';
import { personNameSchema } from './kinds/text/person-name-schema.ts';
import { phoneNumberSchema } from './kinds/text/phone-number-schema.ts';
import { shortTextSchema } from './kinds/text/short-text-schema.ts';
import { webAddressSchema } from './kinds/text/web-address-schema.ts';
import { dateRangeSchema } from './kinds/time/date-range-schema.ts';
import { dateSchema } from './kinds/time/date-schema.ts';
import { dateTimeSchema } from './kinds/time/date-time-schema.ts';
import { timeSchema } from './kinds/time/time-schema.ts';
import { LIMITS } from './limits.ts';
import { sectionLogic } from './logic/logic-schema.ts';
import { areApart, stableId } from './stable-id-schema.ts';
import { textSchema } from './texts/text-schema.ts';
import { variableSchema } from './variables/variable-schema.ts';

/** A question of any kind. */
export const questionSchema = z
  .discriminatedUnion('kind', [
    singleChoiceSchema,
    multipleChoiceSchema,
    dropdownSchema,
    yesNoSchema,
    consentSchema,
    shortTextSchema,
    longTextSchema,
    personNameSchema,
    emailAddressSchema,
    phoneNumberSchema,
    webAddressSchema,
    fillBlanksSchema,
    numberSchema,
    ratingSchema,
    opinionScaleSchema,
    sliderSchema,
    likertSchema,
    npsSchema,
    csatSchema,
    cesSchema,
    dateSchema,
    timeSchema,
    dateTimeSchema,
    dateRangeSchema,
    fileUploadSchema,
    signatureSchema,
    rankingSchema,
    constantSumSchema,
    gridSingleChoiceSchema,
    gridMultipleChoiceSchema,
    gridRatingSchema,
    gridTextSchema,
    gridNumberSchema,
    gridDropdownSchema,
    repeatingGroupSchema,
    postalAddressSchema,
    statementSchema,
  ])
  .meta({ id: 'Question' });

export const sectionSchema = z.strictObject({
  id: stableId.describe('Stays the same for good: reports merge versions by it'),
  title: textSchema(LIMITS.title).describe('In one language or both; may be marked as a title of a question'),
  intro: textSchema(LIMITS.help).describe('Stands above the section; may be marked as a help text'),
  ...sectionLogic,
  shuffled: z
    .boolean()
    .optional()
    .describe('Changes places with the others that are shuffled, for each respondent in an order of their own'),
  shuffleQuestions: z
    .boolean()
    .optional()
    .describe('Its questions come in another order for each respondent; what only says something keeps its place'),
  draw: z
    .int()
    .min(1)
    .max(LIMITS.questions)
    .optional()
    .describe(
      'How many of its questions each respondent is asked: drawn by chance, and theirs for good; left out: all',
    ),
  questions: z.array(questionSchema).max(LIMITS.questions).describe('Questions, in order'),
});

const asked = {
  sections: z.array(sectionSchema).min(1).max(LIMITS.sections).describe('Sections, in order'),
  hiddenValues: z
    .array(hiddenValueSchema)
    .max(LIMITS.hiddenValues)
    .optional()
    .describe('What a link may bring along and nobody is asked: kept with the response'),
  variables: z
    .array(variableSchema)
    .max(LIMITS.variables)
    .optional()
    .describe('What is reckoned of the answers of each respondent; each looks at those before it alone'),
  closings: z
    .array(closingSchema)
    .max(LIMITS.closings)
    .refine((closings) => closings.every(redirectsSafely), 'url')
    .optional()
    .describe('Pages that jumps may end at, beside the closing text of the project'),
};

/** What respondents are sent: a key to the answers has no place in it. */
export const askedSchema = z.strictObject(asked).meta({ id: 'AskedQuestionnaire' }) as unknown as z.ZodType<Asked>;

/** Draft content may be incomplete (the checker judges that); it may not be malformed. */
export const questionnaireSchema = z
  .strictObject({
    ...asked,
    marking: markingSchema.optional().describe('How a quiz is marked; in other kinds of project none'),
  })
  .check((context) => {
    const { sections, hiddenValues = [], variables = [], closings = [], marking } = context.value;
    const questions = sections.flatMap((section) => section.questions);
    const beside = [...hiddenValues, ...variables, ...closings, ...(marking?.bands ?? [])];
    if (!areApart([...sections, ...questions, ...beside])) context.issues.push(issue(context.value, 'duplicateId'));
    if (questions.length > LIMITS.questions) context.issues.push(issue(context.value, 'tooManyQuestions'));
  })
  .meta({ id: 'Questionnaire' });

function issue(input: unknown, message: string) {
  return { code: 'custom' as const, input, message, path: ['sections'] };
}

export type Question = z.infer<typeof questionSchema>;
export type QuestionKind = Question['kind'];
export type QuestionOf<K extends QuestionKind> = Extract<Question, { kind: K }>;
/** A question whose owner writes the options. */
export type ChoiceQuestion = Extract<Question, { options: readonly unknown[] }>;
export type Option = ChoiceQuestion['options'][number];
export type Image = NonNullable<Option['image']>;
export type Video = NonNullable<Question['video']>;
export type HiddenValue = z.infer<typeof hiddenValueSchema>;
export type Section = z.infer<typeof sectionSchema>;
/** A questionnaire as its owner has it, answer key included. */
export type Questionnaire = z.infer<typeof questionnaireSchema>;
/**
 * A questionnaire as it is published and sent to respondents. What may hold a key does not fit, so that none is sent by
 * mistake; it fits wherever a questionnaire does.
 */
export type Asked = Omit<Questionnaire, 'marking'> & { marking?: never };
