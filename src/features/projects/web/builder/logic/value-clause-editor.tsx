import { NativeSelect, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import {
  readValueClause,
  VALUE_PHRASES,
  type ValueClause,
  type ValuePhrase,
  valueConditionOf,
} from '#domain/questionnaire/logic/value-clause.ts';
import { TextWithParts } from '#kit/web/i18n/text-with-parts.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { EditOptions } from '../builder-context.ts';
import { NumberField } from '../kinds/number-field.tsx';
import { useEarlier } from './earlier.tsx';
import styles from './logic.module.css';
import { useRoomToSay } from './room.ts';
import { SubjectSelect } from './subject-select.tsx';

interface ValueClauseEditorProps {
  id: string;
  condition: Condition;
  onLook: (subject: string) => void;
  onChange: (condition: Condition, edit?: EditOptions) => void;
}

/** One sentence on a calculated value: which, and what it comes to. */
export function ValueClauseEditor({ id, condition, onLook, onChange }: ValueClauseEditorProps) {
  const t = useText();
  const { variables } = useEarlier();
  const hasRoomFor = useRoomToSay();
  // While a number is missing the condition does not tell "at least" from "between".
  const [writing, setWriting] = useState<ValuePhrase>();
  const clause = readValueClause(condition, writing);
  if (!clause) return null;
  const variable = variables.find((one) => one.id === clause.variable);
  const all: readonly ValuePhrase[] = variable ? VALUE_PHRASES[variable.type] : [];
  const phrases = all.filter((phrase) => hasRoomFor(condition, valueConditionOf({ ...clause, phrase })));
  const isFitting = phrases.includes(clause.phrase);

  function write(change: Partial<ValueClause>, edit?: EditOptions): void {
    if (clause) onChange(valueConditionOf({ ...clause, ...change }), edit);
  }

  function say(phrase: ValuePhrase): void {
    setWriting(phrase);
    write({ phrase });
  }

  return (
    <div className={styles.sentence}>
      <TextWithParts
        text={t('logic:sentence')}
        parts={{
          question: <SubjectSelect id={`${id}-question`} value={variable ? clause.variable : ''} onChange={onLook} />,
          test: (
            <NativeSelect
              aria-label={t('logic:valueTestLabel')}
              value={isFitting ? clause.phrase : ''}
              onChange={(event) => say(event.currentTarget.value as ValuePhrase)}
            >
              {isFitting ? null : <option value="">{t('logic:unfittingTest')}</option>}
              {phrases.map((phrase) => (
                <option key={phrase} value={phrase}>
                  {t(`logic:valueTest.${phrase}`)}
                </option>
              ))}
            </NativeSelect>
          ),
          value: <HeldAgainst clause={isFitting ? clause : undefined} onChange={write} />,
        }}
      />
    </div>
  );
}

interface HeldAgainstProps {
  /** None where the value is gone, or of another type. */
  clause: ValueClause | undefined;
  onChange: (change: Partial<ValueClause>, edit?: EditOptions) => void;
}

/** What the value is held against. */
function HeldAgainst({ clause, onChange }: HeldAgainstProps) {
  const t = useText();
  if (!clause) return null;
  const { variable, phrase, from, to, values = [] } = clause;
  const edit = { topic: `condition:${variable}` };
  const number = { bare: true, optional: true, min: -LIMITS.number, max: LIMITS.number, decimals: LIMITS.decimals };
  if (phrase === 'known' || phrase === 'unknown') return null;
  if (phrase === 'is' || phrase === 'isNot') {
    return (
      <TagsInput
        className={styles.picks}
        aria-label={t('logic:values')}
        placeholder={values.length > 0 ? undefined : t('logic:valuesPlaceholder')}
        maxTags={LIMITS.factValues}
        value={values}
        onChange={(next) =>
          onChange({ values: next.map((value) => value.trim().slice(0, LIMITS.hiddenValue)).filter(Boolean) })
        }
      />
    );
  }
  if (phrase !== 'between') {
    return (
      <NumberField
        {...number}
        label={t('logic:number')}
        value={from}
        onChange={(next) => onChange({ from: next }, edit)}
      />
    );
  }
  return (
    <div className={styles.two}>
      <TextWithParts
        text={t('logic:twoValues')}
        parts={{
          from: (
            <NumberField
              {...number}
              label={t('logic:from')}
              value={from}
              onChange={(next) => onChange({ from: next }, edit)}
            />
          ),
          to: (
            <NumberField
              {...number}
              label={t('logic:to')}
              value={to}
              onChange={(next) => onChange({ to: next }, edit)}
            />
          ),
        }}
      />
    </div>
  );
}
