import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { addHiddenValue } from '#domain/questionnaire/hidden-values/edit-hidden-values.ts';
import { isHiddenValueName, isSourceName } from '#domain/questionnaire/hidden-values/hidden-value-name.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import styles from './hidden-values.module.css';

/** The id of the field. */
export const NAME_FIELD = 'hidden-value-name';
const LONGEST = 32;

/** Names one more. A name stays: conditions and links are written with it. */
export function AddHiddenValue({ questionnaire }: { questionnaire: Questionnaire }) {
  const t = useText();
  const { edit } = useBuilderTools();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<'hiddenValueName' | 'hiddenValueTaken'>();

  function add(event: FormEvent): void {
    event.preventDefault();
    const id = name.trim();
    const found = problemOf(id, questionnaire);
    setProblem(found);
    if (found) return;
    edit((current) => addHiddenValue(current, { id, label: {} }), { say: t('builder:hiddenValueAdded', { name: id }) });
    setName('');
  }

  return (
    <form className={styles.add} onSubmit={add} noValidate>
      <TextInput
        id={NAME_FIELD}
        label={t('builder:hiddenValueNew')}
        placeholder="area"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST}
        value={name}
        error={problem && t(`builder:${problem}`)}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant="default">
        {t('builder:hiddenValueAdd')}
      </Button>
    </form>
  );
}

function problemOf(id: string, questionnaire: Questionnaire): 'hiddenValueName' | 'hiddenValueTaken' | undefined {
  const parts = [...questionnaire.sections, ...questionsOf(questionnaire), ...(questionnaire.hiddenValues ?? [])];
  if (isSourceName(id) || parts.some((part) => part.id === id)) return 'hiddenValueTaken';
  return isHiddenValueName(id) ? undefined : 'hiddenValueName';
}
