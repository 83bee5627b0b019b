import type { Question } from '#domain/questionnaire/schema.ts';
import { isBlank } from '#domain/text/localized.ts';
import { controlProps } from '../fields/field-control.ts';
import type { AnswerProps } from './question-props.ts';

type Described = Pick<AnswerProps, 'question' | 'name' | 'hint' | 'error'>;

/** Whether anything is said between a question's title and its fields. */
export function hasHelp(question: Question, hint: Described['hint']): boolean {
  return Boolean(hint) || !isBlank(question.help);
}

/** What ties the one control of a question, or the group of them, to its help and error. */
export function describeQuestion({ question, name, hint, error }: Described) {
  return controlProps({ name, label: '', hint: hasHelp(question, hint), error });
}

/** The same for a control that is the whole answer. */
export function questionControl(described: Described) {
  return { ...describeQuestion(described), 'aria-required': described.question.required || undefined };
}
