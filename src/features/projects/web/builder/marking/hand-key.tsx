import { Switch, Textarea } from '@mantine/core';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { KeyProps } from './key-props.ts';

/** Whether somebody reads and marks the answers, and what they look for. */
export function HandKey({ question, answerKey, onChange }: KeyProps<'hand'>) {
  const t = useText();
  return (
    <>
      <Switch
        label={t('quiz:byHand')}
        description={t('quiz:byHandHint')}
        checked={answerKey !== undefined}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? { by: 'hand' } : undefined)}
      />
      {answerKey ? (
        <Textarea
          label={t('quiz:rubric')}
          description={t('quiz:rubricHint')}
          autosize
          minRows={2}
          maxLength={LIMITS.help}
          value={answerKey.rubric ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ by: 'hand', ...(value !== '' && { rubric: value }) }, { topic: `rubric:${question.id}` })
          }
        />
      ) : null}
    </>
  );
}
