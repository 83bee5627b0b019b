import { TextInput } from '@mantine/core';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Bound, Clause } from '#domain/questionnaire/logic/clause.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { TextWithParts } from '#kit/web/i18n/text-with-parts.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { EditOptions } from '../builder-context.ts';
import { DayField } from '../kinds/day-field.tsx';
import { NumberField } from '../kinds/number-field.tsx';
import { TimeField } from '../kinds/time-field.tsx';
import styles from './logic.module.css';
import { OptionPicks } from './option-picks.tsx';

interface ClauseValueProps {
  /** None where the question is gone, or cannot be looked at in this way. */
  question: Question | undefined;
  clause: Clause;
  onChange: (change: Partial<Clause>, edit?: EditOptions) => void;
}

/** What an answer is held against. */
export function ClauseValue({ question, clause, onChange }: ClauseValueProps) {
  const t = useText();
  if (!question) return null;
  const edit = { topic: `condition:${question.id}` };
  switch (clause.phrase) {
    case 'answered':
    case 'unanswered':
      return null;
    case 'chose':
    case 'choseNot':
      return (
        <OptionPicks
          question={question}
          row={clause.row}
          chosen={clause.options ?? []}
          onChange={(options) => onChange({ options })}
        />
      );
    case 'contains':
    case 'containsNot':
      return (
        <TextInput
          aria-label={t('logic:text')}
          autoComplete="off"
          maxLength={LIMITS.shortText}
          value={clause.text ?? ''}
          onChange={(event) => onChange({ text: event.currentTarget.value }, edit)}
        />
      );
    case 'between':
      return (
        <div className={styles.two}>
          <TextWithParts
            text={t('logic:twoValues')}
            parts={{
              from: (
                <BoundField
                  question={question}
                  label={t('logic:from')}
                  value={clause.from}
                  onChange={(from) => onChange({ from }, edit)}
                />
              ),
              to: (
                <BoundField
                  question={question}
                  label={t('logic:to')}
                  value={clause.to}
                  onChange={(to) => onChange({ to }, edit)}
                />
              ),
            }}
          />
        </div>
      );
    default:
      return <BoundField question={question} value={clause.from} onChange={(from) => onChange({ from }, edit)} />;
  }
}

interface BoundFieldProps {
  question: Question;
  label?: string;
  value: Bound | undefined;
  onChange: (value: Bound | undefined) => void;
}

/** A number, a day or a time, as the question asks for. */
function BoundField({ question, label, value, onChange }: BoundFieldProps) {
  const t = useText();
  const { testedBy } = kindOf(question);
  const text = typeof value === 'string' ? value : undefined;
  if (testedBy === 'time_between') {
    return <TimeField bare label={label ?? t('logic:time')} time={text} onChange={onChange} />;
  }
  if (testedBy === 'date_between') {
    return <DayField bare label={label ?? t('logic:day')} day={text} onChange={onChange} />;
  }
  return (
    <NumberField
      bare
      optional
      label={label ?? t('logic:number')}
      value={typeof value === 'number' ? value : undefined}
      min={-LIMITS.number}
      max={LIMITS.number}
      decimals={LIMITS.decimals}
      onChange={onChange}
    />
  );
}
