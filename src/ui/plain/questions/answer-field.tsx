import type { ComponentType } from 'react';
import type { QuestionKind } from '#domain/questionnaire/schema.ts';
import { Choices } from './choices.tsx';
import { DateInput } from './date.tsx';
import { Dropdown } from './dropdown.tsx';
import { LongText } from './long-text.tsx';
import { NumberInput } from './number.tsx';
import type { AnswerProps } from './question-props.ts';
import { Rating } from './rating.tsx';
import { ShortText } from './short-text.tsx';

const FIELDS: { readonly [K in QuestionKind]: ComponentType<AnswerProps<K>> } = {
  single_choice: Choices,
  multiple_choice: Choices,
  dropdown: Dropdown,
  short_text: ShortText,
  long_text: LongText,
  number: NumberInput,
  rating: Rating,
  date: DateInput,
};

/** Where a question of any kind is answered, without what is asked. */
export function AnswerField(props: AnswerProps) {
  const Field = FIELDS[props.question.kind] as ComponentType<AnswerProps>;
  return <Field {...props} />;
}
