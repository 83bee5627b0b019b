import { mapTexts } from '#domain/questionnaire/question-texts.ts';
import { type Questionnaire, questionnaireSchema } from '#domain/questionnaire/schema.ts';
import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { AppError } from '#kit/contract/errors.ts';
import { fieldsOf } from '#kit/server/api/field-messages.ts';

/** A questionnaire in the form in which it is stored. Normal forms can be longer, so its limits are checked again. */
export function cleanQuestionnaire(content: Questionnaire): Questionnaire {
  const result = questionnaireSchema.safeParse({
    sections: content.sections.map((section) => ({
      ...section,
      title: cleanLocalized(section.title),
      intro: cleanLocalized(section.intro),
      questions: section.questions.map((question) => mapTexts(question, (text) => cleanLocalized(text))),
    })),
  });
  if (result.success) return result.data;
  throw new AppError('invalid', { fields: fieldsOf(result.error) });
}
