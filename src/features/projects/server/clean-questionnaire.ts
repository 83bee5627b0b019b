import { type Question, type Questionnaire, questionnaireSchema } from '#domain/questionnaire/schema.ts';
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
      questions: section.questions.map(cleanQuestion),
    })),
  });
  if (result.success) return result.data;
  throw new AppError('invalid', { fields: fieldsOf(result.error) });
}

function cleanQuestion(question: Question): Question {
  const clean = { ...question, title: cleanLocalized(question.title), help: cleanLocalized(question.help) };
  if ('options' in clean) {
    return { ...clean, options: clean.options.map(({ id, label }) => ({ id, label: cleanLocalized(label) })) };
  }
  return clean.kind === 'number' ? { ...clean, unit: cleanLocalized(clean.unit) } : clean;
}
