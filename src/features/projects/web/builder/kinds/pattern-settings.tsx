import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readPattern } from '#domain/questionnaire/kinds/text/pattern/pattern.ts';
import {
  PATTERN_PRESETS,
  type PatternPreset,
  presetOf,
} from '#domain/questionnaire/kinds/text/pattern/pattern-presets.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { TextSetting } from './text-setting.tsx';

const PRESETS = Object.keys(PATTERN_PRESETS) as PatternPreset[];

/** What may be written: anything, what is asked for often, or what a pattern of the owner's own says. */
export function PatternSettings({ question }: { question: QuestionOf<'short_text'> }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  const { id, pattern, patternMessage = {} } = question;
  const [ownIn, setOwnIn] = useState<string>();
  const preset = pattern === undefined ? 'none' : (presetOf(pattern) ?? 'own');
  const chosen = ownIn === id ? 'own' : preset;

  function choose(name: string): void {
    setOwnIn(name === 'own' ? id : undefined);
    const ready = PRESETS.find((one) => one === name);
    if (ready) editQuestion({ ...question, ...PATTERN_PRESETS[ready] });
    else if (name === 'none') editQuestion({ ...question, pattern: undefined, patternMessage: undefined });
  }

  return (
    <>
      <NativeSelect
        label={t('builder:form')}
        value={chosen}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={(['none', ...PRESETS, 'own'] as const).map((value) => ({
          value,
          label: t(`builder:patternPreset.${value}`),
        }))}
      />
      {chosen === 'own' ? (
        <TextInput
          label={t('builder:pattern')}
          description={t('builder:patternHint')}
          error={pattern === undefined ? undefined : faultOf(pattern)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={LIMITS.pattern}
          value={pattern ?? ''}
          onChange={({ currentTarget }) =>
            editQuestion({ ...question, pattern: currentTarget.value || undefined }, { topic: `pattern:${id}` })
          }
        />
      ) : null}
      {chosen === 'none' ? null : (
        <TextSetting
          partId={id}
          name="patternMessage"
          label={t('builder:patternMessage')}
          description={t('builder:patternMessageHint')}
          maxLength={LIMITS.patternMessage}
          value={patternMessage}
          onChange={(message, edit) => editQuestion({ ...question, patternMessage: message }, edit)}
        />
      )}
    </>
  );

  function faultOf(written: string): string | undefined {
    const read = readPattern(written);
    return 'key' in read ? t(`checker:${read.key}`, read.values) : undefined;
  }
}
