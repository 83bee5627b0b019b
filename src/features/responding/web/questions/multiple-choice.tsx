import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Text } from '#messages/create-i18n.ts';
import { Choices } from './choices.tsx';
import { GroupFrame } from './question-frame.tsx';
import type { QuestionProps } from './question-props.ts';

export function MultipleChoice(props: QuestionProps<'multiple_choice'>) {
  const hint = howMany(useText(), props.question);
  return (
    <GroupFrame {...props} hint={hint}>
      <Choices type="checkbox" question={props.question} shown={props.shown} />
    </GroupFrame>
  );
}

function howMany(t: Text, { minChosen: min = 0, maxChosen: max }: QuestionOf<'multiple_choice'>): string | undefined {
  if (max !== undefined && min > 0) {
    return min === max ? t('responding:chooseExactly', { min }) : t('responding:chooseBetween', { min, max });
  }
  if (max !== undefined) return t('responding:chooseAtMost', { max });
  return min > 1 ? t('responding:chooseAtLeast', { min }) : undefined;
}
