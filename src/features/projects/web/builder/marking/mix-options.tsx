import { IconArrowsShuffle } from '@tabler/icons-react';
import { mixOptions } from '#domain/questionnaire/editing/edit-options.ts';
import { hasOwnOptions } from '#domain/questionnaire/kinds/choice/written-options.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { PartButton } from '../controls/part-button.tsx';

/** Takes the options out of the order that they were thought of in, which mostly is the right one. */
export function MixOptions({ question }: { question: Question }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  if (!hasOwnOptions(question) || question.options.length < 2) return null;
  return (
    <PartButton
      icon={<IconArrowsShuffle size={18} aria-hidden="true" />}
      label={t('quiz:mixOptions')}
      onClick={() => editQuestion(mixOptions(question, Math.random))}
    />
  );
}
