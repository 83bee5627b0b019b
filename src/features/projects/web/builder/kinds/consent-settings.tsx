import { LIMITS } from '#domain/questionnaire/limits.ts';
import { optionsOf } from '#domain/questionnaire/registry.ts';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { TextSetting } from './text-setting.tsx';

/** What is agreed to; ready words stand there until something is written. */
export function ConsentSettings({ question }: { question: QuestionOf<'consent'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  const [ready] = optionsOf({ ...question, agreement: {} });
  return (
    <TextSetting
      partId={question.id}
      name="agreement"
      label={t('builder:agreement')}
      placeholder={(locale) => localizedText(ready?.label, locale)}
      maxLength={LIMITS.label}
      value={question.agreement}
      onChange={(agreement, edit) => editQuestion({ ...question, agreement }, edit)}
    />
  );
}
