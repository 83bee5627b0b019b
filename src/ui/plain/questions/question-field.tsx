import { isAsking, kindOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { answerValues } from '#domain/questionnaire/shown-values.ts';
import { useLocale, usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import { AnswerField } from './answer-field.tsx';
import { controlsOf } from './controls.ts';
import { ControlFrame, GroupFrame, SaidFrame } from './question-frame.tsx';
import type { QuestionProps } from './question-props.ts';

/** A question as respondents meet it, whatever its kind. */
export function QuestionField(props: QuestionProps) {
  const { position, ...answer } = props;
  // How many are asked for may change with what is offered.
  const hint = useQuestionHint(props.offered ? undefined : props.question);
  if (!isAsking(props.question)) return <SaidFrame {...props} />;
  const Frame = controlsOf(props.question).group ? GroupFrame : ControlFrame;
  return (
    <Frame {...props} hint={hint}>
      <AnswerField {...answer} hint={hint} />
    </Frame>
  );
}

/** What a question asks for beyond what its owner wrote, in words; undefined where anything goes. */
function useQuestionHint(question: Question | undefined): string | undefined {
  const { find } = usePageTranslator();
  const locale = useLocale();
  const hint = question && kindOf(question).hint?.(question);
  return hint && find(`questions:hint.${hint.key}`, answerValues(hint, locale));
}
