import { AnswerField } from './answer-field.tsx';
import { controlsOf } from './controls.ts';
import { ControlFrame, GroupFrame } from './question-frame.tsx';
import type { QuestionProps } from './question-props.ts';
import { useQuestionHint } from './use-question-hint.ts';

/** A question as respondents meet it, whatever its kind. */
export function QuestionField(props: QuestionProps) {
  const { position, ...answer } = props;
  const hint = useQuestionHint(props.question);
  const Frame = controlsOf(props.question).group ? GroupFrame : ControlFrame;
  return (
    <Frame {...props} hint={hint}>
      <AnswerField {...answer} hint={hint} />
    </Frame>
  );
}
