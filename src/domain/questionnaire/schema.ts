import { z } from 'zod';
import { LIMITS } from './limits.ts';

function text(max: number) {
  return z.object({ en: z.string().max(max).optional(), bn: z.string().max(max).optional() });
}

/**
 * Made by the builder, never changed: reports merge versions by it. Answers are records by id, so a name that every
 * object already has (`constructor`, `__proto__`) is refused: it would read as an answer nobody gave.
 */
export const stableId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,32}$/)
  .refine((id) => !(id in {}));

export const optionSchema = z.object({ id: stableId, label: text(LIMITS.label) });

const asked = {
  id: stableId,
  title: text(LIMITS.title),
  help: text(LIMITS.help),
  required: z.boolean(),
};
const options = z.array(optionSchema).max(LIMITS.options);
const bound = z.number().min(-LIMITS.number).max(LIMITS.number).optional();
const calendarDate = z.iso.date();

export const questionSchema = z
  .discriminatedUnion('kind', [
    z.object({ ...asked, kind: z.literal('single_choice'), options }),
    z.object({
      ...asked,
      kind: z.literal('multiple_choice'),
      options,
      minChosen: z.int().min(0).max(LIMITS.options).optional(),
      maxChosen: z.int().min(1).max(LIMITS.options).optional(),
    }),
    z.object({ ...asked, kind: z.literal('dropdown'), options }),
    /** Lengths count graphemes. */
    z.object({ ...asked, kind: z.literal('short_text'), maxLength: z.int().min(1).max(LIMITS.shortText).optional() }),
    z.object({ ...asked, kind: z.literal('long_text'), maxLength: z.int().min(1).max(LIMITS.longText).optional() }),
    z.object({
      ...asked,
      kind: z.literal('number'),
      min: bound,
      max: bound,
      /** Digits allowed after the point. */
      decimals: z.int().min(0).max(LIMITS.decimals),
      unit: text(LIMITS.unit),
    }),
    /** 1 to `steps`. */
    z.object({ ...asked, kind: z.literal('rating'), steps: z.int().min(LIMITS.steps.min).max(LIMITS.steps.max) }),
    z.object({ ...asked, kind: z.literal('date'), min: calendarDate.optional(), max: calendarDate.optional() }),
  ])
  .meta({ id: 'Question' });

export const sectionSchema = z.object({
  id: stableId,
  title: text(LIMITS.title),
  intro: text(LIMITS.help),
  questions: z.array(questionSchema).max(LIMITS.questions),
});

/** Draft content may be incomplete (the checker judges that); it may not be malformed. */
export const questionnaireSchema = z
  .object({ sections: z.array(sectionSchema).min(1).max(LIMITS.sections) })
  .check((context) => {
    const questions = context.value.sections.flatMap((section) => section.questions);
    const ids = [...context.value.sections.map((section) => section.id), ...questions.map((question) => question.id)];
    if (new Set(ids).size < ids.length) context.issues.push(issue(context.value, 'duplicateId'));
    if (questions.length > LIMITS.questions) context.issues.push(issue(context.value, 'tooManyQuestions'));
    for (const question of questions) {
      if (!('options' in question)) continue;
      const optionIds = question.options.map((option) => option.id);
      if (new Set(optionIds).size < optionIds.length) context.issues.push(issue(context.value, 'duplicateId'));
    }
  })
  .meta({ id: 'Questionnaire' });

function issue(input: unknown, message: string) {
  return { code: 'custom' as const, input, message, path: ['sections'] };
}

export type Option = z.infer<typeof optionSchema>;
export type Question = z.infer<typeof questionSchema>;
export type QuestionKind = Question['kind'];
export type QuestionOf<K extends QuestionKind> = Extract<Question, { kind: K }>;
/** A question that offers options. */
export type ChoiceQuestion = Extract<Question, { options: Option[] }>;
export type Section = z.infer<typeof sectionSchema>;
export type Questionnaire = z.infer<typeof questionnaireSchema>;
