import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { updateHiddenValue } from '#domain/questionnaire/hidden-values/edit-hidden-values.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { HiddenValue } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import styles from './hidden-values.module.css';

/** What a hidden value is drawn from, with commas between. Taken when the field is left: “a,” is no list yet. */
export function DrawnFrom({ value }: { value: HiddenValue }) {
  const t = useText();
  const { edit } = useBuilderTools();
  const stored = (value.drawnFrom ?? []).join(', ');
  const [written, setWritten] = useState(stored);
  const values = valuesIn(written);
  const isWrong = values.length === 1 || values.length > LIMITS.drawn;
  const [isSaid, setIsSaid] = useState(false);

  function take(): void {
    setIsSaid(isWrong);
    if (isWrong || values.join(', ') === stored) return;
    const { drawnFrom: _, ...plain } = value;
    edit((current) => updateHiddenValue(current, values.length > 0 ? { ...plain, drawnFrom: values } : plain));
  }

  return (
    <TextInput
      className={styles.drawn}
      label={t('builder:drawnFrom')}
      aria-label={t('builder:drawnFromOf', { name: value.id })}
      placeholder={t('builder:drawnFromPlaceholder')}
      autoComplete="off"
      value={written}
      error={isSaid && isWrong ? t('builder:drawnFromWrong', { most: LIMITS.drawn }) : undefined}
      onChange={({ currentTarget }) => setWritten(currentTarget.value)}
      onBlur={take}
    />
  );
}

/** Each once, in order. */
function valuesIn(written: string): string[] {
  const values = written.split(/[,;\n]/).map((value) => value.trim().slice(0, LIMITS.hiddenValue));
  return [...new Set(values.filter((value) => value !== ''))];
}
