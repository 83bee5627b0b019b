import { blankQuestion } from '#domain/questionnaire/registry.ts';
import type { Question, QuestionKind } from '#domain/questionnaire/schema.ts';

/** The same question asked in another way: its texts stay, its options too where the new kind has any. */
export function changeKind(question: Question, kind: QuestionKind, id: () => string): Question {
  if (kind === question.kind) return question;
  const fresh = blankQuestion(kind, id);
  const asked = { id: question.id, title: question.title, help: question.help, required: question.required };
  if ('options' in fresh && 'options' in question) return { ...fresh, ...asked, options: question.options };
  return { ...fresh, ...asked };
}
