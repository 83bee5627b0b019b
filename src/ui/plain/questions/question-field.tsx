import { AnswerField } from './answer-field.tsx';
import { ControlFrame, GroupFrame } from './question-frame.tsx';
import type { QuestionProps } from './question-props.ts';
import { useQuestionHint } from './use-question-hint.ts';

const OF_SEVERAL_CONTROLS = ['single_choice', 'multiple_choice', 'rating'];

/** A question as respondents meet it, whatever its kind. */
export function QuestionField(props: QuestionProps) {
  const { position, ...answer } = props;
  const hint = useQuestionHint(props.question);
  const Frame = OF_SEVERAL_CONTROLS.includes(props.question.kind) ? GroupFrame : ControlFrame;
  return (
    <Frame {...props} hint={hint}>
      <AnswerField {...answer} hint={hint} />
    </Frame>
  );
}
