import type { ComponentType } from 'react';
import type { QuestionKind } from '#domain/questionnaire/schema.ts';
import { DateQuestion } from './date.tsx';
import { Dropdown } from './dropdown.tsx';
import { LongText } from './long-text.tsx';
import { MultipleChoice } from './multiple-choice.tsx';
import { NumberQuestion } from './number.tsx';
import type { QuestionProps } from './question-props.ts';
import { Rating } from './rating.tsx';
import { ShortText } from './short-text.tsx';
import { SingleChoice } from './single-choice.tsx';

const FIELDS: { readonly [K in QuestionKind]: ComponentType<QuestionProps<K>> } = {
  single_choice: SingleChoice,
  multiple_choice: MultipleChoice,
  dropdown: Dropdown,
  short_text: ShortText,
  long_text: LongText,
  number: NumberQuestion,
  rating: Rating,
  date: DateQuestion,
};

/** A question as respondents meet it, whatever its kind. */
export function QuestionField(props: QuestionProps) {
  const Field = FIELDS[props.question.kind] as ComponentType<QuestionProps>;
  return <Field {...props} />;
}
