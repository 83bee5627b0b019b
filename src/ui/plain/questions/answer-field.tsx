import { controlsOf } from './controls.ts';
import type { AnswerProps } from './question-props.ts';

/** Where a question of any kind is answered, without what is asked. */
export function AnswerField(props: AnswerProps) {
  const { Field } = controlsOf(props.question);
  return <Field {...props} />;
}
