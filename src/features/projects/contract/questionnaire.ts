import { z } from 'zod';
import { FINDING_KEYS } from '#domain/questionnaire/finding.ts';
import { questionnaireSchema } from '#domain/questionnaire/schema.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { idParams, moment } from '#kit/contract/listing.ts';

export const saveQuestionnaire = endpoint({
  name: 'saveQuestionnaire',
  method: 'PUT',
  path: '/projects/:id/questionnaire',
  summary: 'Save the draft questionnaire; refused with `conflict` when another save came first',
  access: 'signed-in',
  message: 'saved',
  params: idParams,
  body: z.strictObject({
    questionnaireRevision: z.int32().describe('The one that the editing started from'),
    questionnaire: questionnaireSchema.describe('Sections with their questions'),
  }),
  data: z.object({
    questionnaireRevision: z
      .int()
      .describe('Raised when the questionnaire is saved; a save names the one it started from'),
    savedAt: moment.describe('When it was saved, in UTC'),
    changedSincePublished: z.boolean().describe('The draft differs from the published version'),
  }),
});

export const finding = z.object({
  severity: z.enum(['error', 'warning']).describe('An error keeps from publishing, a warning does not'),
  key: z.enum(FINDING_KEYS).describe('What was found'),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('What the finding is about, for its text'),
  sectionId: z.string().optional().describe('Section it is about'),
  questionId: z.string().optional().describe('Id of the question'),
  closingId: z.string().optional().describe('Closing it is about'),
  quotaId: z.string().optional().describe('Quota it is about'),
  setting: z.enum(['totalMinutes', 'rounds', 'reveal']).optional().describe('Setting it is about'),
  variableId: z.string().optional().describe('Variable it is about'),
  hiddenValueId: z.string().optional().describe('Hidden value it is about'),
  bandId: z.string().optional().describe('Score band it is about'),
  optionId: z.string().optional().describe('Option it is about'),
  logic: z
    .enum(['showIf', 'requireIf', 'jumps', 'carried'])
    .optional()
    .describe('Which condition or jump of it, or where it takes options from'),
  text: z
    .enum([
      'title',
      'help',
      'alt',
      'videoTitle',
      'intro',
      'text',
      'label',
      'entry',
      'passage',
      'unit',
      'agreement',
      'patternMessage',
      'low',
      'high',
      'description',
      'closingText',
      'coverAlt',
      'feedback',
      'optionFeedback',
      'bandFeedback',
    ])
    .optional()
    .describe('Which text of it'),
  locale: z.enum(LOCALES).optional().describe('Language of the text'),
});

export const checkProject = endpoint({
  name: 'checkProject',
  method: 'GET',
  path: '/projects/:id/findings',
  summary: 'What the checker says of the saved draft',
  access: 'signed-in',
  params: idParams,
  data: z.object({
    findings: z.array(finding).describe('What the checker found, in order'),
    seconds: z.int().describe('How long it takes most people, in seconds, in the language that is longest'),
  }),
});
