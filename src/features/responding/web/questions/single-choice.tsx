import { Choices } from './choices.tsx';
import { GroupFrame } from './question-frame.tsx';
import type { QuestionProps } from './question-props.ts';

export function SingleChoice(props: QuestionProps<'single_choice'>) {
  return (
    <GroupFrame {...props}>
      <Choices type="radio" question={props.question} shown={props.shown} />
    </GroupFrame>
  );
}
