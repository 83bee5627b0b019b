import { MultiSelect, NativeSelect, TagsInput } from '@mantine/core';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import {
  FACT_PHRASES,
  type FactClause,
  type FactPhrase,
  factConditionOf,
} from '#domain/questionnaire/logic/fact-clause.ts';
import { LANGUAGE } from '#domain/questionnaire/logic/facts.ts';
import { TextWithParts } from '#kit/web/i18n/text-with-parts.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { SHARED_BY, sourceWords } from '../../../contract/sharing.ts';
import { useBuilderTools } from '../builder-context.ts';
import { useEarlier } from './earlier.tsx';
import styles from './logic.module.css';
import { useRoomToSay } from './room.ts';
import { SubjectSelect } from './subject-select.tsx';
import { WAY } from './words/fact-words.ts';

interface FactClauseEditorProps {
  id: string;
  clause: FactClause;
  onLook: (subject: string) => void;
  onChange: (condition: Condition) => void;
}

const OF_LANGUAGE = ['is', 'isNot'] as const satisfies readonly FactPhrase[];

/** One sentence on a fact: which, and what it is. */
export function FactClauseEditor({ id, clause, onLook, onChange }: FactClauseEditorProps) {
  const t = useText();
  const { facts } = useEarlier();
  const hasRoomFor = useRoomToSay();
  const isThere = facts.some((fact) => fact.id === clause.fact);
  // Everybody has a language, and only one.
  const phrases =
    clause.fact === LANGUAGE
      ? OF_LANGUAGE.map((phrase) => ({ value: phrase, label: t(`logic:languageTest.${phrase}`) }))
      : FACT_PHRASES.map((phrase) => ({ value: phrase, label: t(`logic:factTest.${phrase}`) }));
  const said = factConditionOf(clause);
  const isOffered = (phrase: FactPhrase) => hasRoomFor(said, factConditionOf({ ...clause, phrase }));
  const write = (change: Partial<FactClause>) => onChange(factConditionOf({ ...clause, ...change }));
  return (
    <div className={styles.sentence}>
      <TextWithParts
        text={t('logic:sentence')}
        parts={{
          question: <SubjectSelect id={`${id}-question`} value={isThere ? clause.fact : ''} onChange={onLook} />,
          test: (
            <NativeSelect
              aria-label={t('logic:factTestLabel')}
              value={clause.phrase}
              onChange={(event) => write({ phrase: event.currentTarget.value as FactPhrase })}
              data={phrases.filter(({ value }) => isOffered(value))}
            />
          ),
          value: <Values clause={clause} onChange={(values) => write({ values })} />,
        }}
      />
    </div>
  );
}

/** What the fact is held against. */
function Values({ clause, onChange }: { clause: FactClause; onChange: (values: string[]) => void }) {
  const t = useText();
  const { languages } = useBuilderTools();
  if (clause.phrase === 'known' || clause.phrase === 'unknown') return null;
  if (clause.fact === LANGUAGE) {
    return (
      <NativeSelect
        aria-label={t('logic:language')}
        value={clause.values[0] ?? ''}
        onChange={(event) => onChange([event.currentTarget.value])}
      >
        {clause.values.length > 0 ? null : <option value="">{t('logic:unfittingTest')}</option>}
        {languages.map((locale) => (
          <option key={locale} value={locale}>
            {t(`builder:language.${locale}`)}
          </option>
        ))}
      </NativeSelect>
    );
  }
  if (clause.fact === WAY) {
    const ways = [...new Set([...SHARED_BY, ...clause.values])];
    return (
      <MultiSelect
        searchable
        hidePickedOptions
        aria-label={t('logic:values')}
        placeholder={clause.values.length > 0 ? undefined : t('logic:chooseWays')}
        data={ways.map((value) => ({ value, label: sourceWords(value, t) }))}
        value={clause.values}
        onChange={onChange}
        classNames={{ root: styles.picks, pill: styles.pick, inputField: styles.find }}
        comboboxProps={{ shadow: 'md' }}
      />
    );
  }
  return (
    <TagsInput
      className={styles.picks}
      aria-label={t('logic:values')}
      placeholder={clause.values.length > 0 ? undefined : t('logic:valuesPlaceholder')}
      maxTags={LIMITS.factValues}
      value={clause.values}
      onChange={(values) => onChange(values.map((value) => value.trim().slice(0, LIMITS.hiddenValue)).filter(Boolean))}
    />
  );
}
