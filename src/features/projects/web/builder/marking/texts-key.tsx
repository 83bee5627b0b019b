import { Switch, TextInput } from '@mantine/core';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { AcceptedList } from './accepted-list.tsx';
import type { KeyProps } from './key-props.ts';

/** Which texts are accepted, and whether their case counts. */
export function TextsKey({ question, answerKey, onChange }: KeyProps<'texts'>) {
  const t = useText();
  const key = answerKey ?? { by: 'texts' as const, accepted: [] };
  return (
    <>
      <AcceptedList<(typeof key.accepted)[number]>
        accepted={key.accepted}
        blank={{ text: '' }}
        onChange={(accepted) => onChange({ ...key, accepted }, { topic: `key:${question.id}:${accepted.length}` })}
      >
        {({ text }, number, change) => (
          <TextInput
            label={number ? t('quiz:acceptedAnswer', { number }) : t('quiz:onlyAnswer')}
            description={(number ?? 1) === 1 ? t('quiz:acceptedHint') : undefined}
            autoComplete="off"
            maxLength={LIMITS.shortText}
            value={text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        )}
      </AcceptedList>
      <Switch
        label={t('quiz:matchCase')}
        checked={key.matchCase ?? false}
        onChange={({ currentTarget: { checked } }) => onChange({ ...key, matchCase: checked || undefined })}
      />
    </>
  );
}
