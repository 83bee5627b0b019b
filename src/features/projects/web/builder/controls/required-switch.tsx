import { Switch } from '@mantine/core';
import type { Question } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import styles from './required-switch.module.css';

/** Whether a question must be answered. */
export function RequiredSwitch({ question }: { question: Question }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  return (
    <Switch
      classNames={{ track: styles.track }}
      label={t('builder:required')}
      checked={question.required}
      onChange={(event) => editQuestion({ ...question, required: event.currentTarget.checked })}
    />
  );
}
