import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { LONGEST_SEARCH } from '#kit/contract/listing.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { CardFrame, type CardFrameProps } from '#ui/charts/card-frame.tsx';
import styles from './summary.module.css';
import { TextAnswerList } from './text-answer-list.tsx';

const PAUSE_MS = 300;
/** So few are read faster than searched. */
const SEARCHED_FROM = 6;

interface TextAnswersProps extends Pick<CardFrameProps, 'number' | 'title' | 'lang' | 'base'> {
  projectId: string;
  questionId: string;
  /** How many answered, as the report has it. */
  answered: number;
}

/** The answers to a text question, the newest first. */
export function TextAnswers({ projectId, questionId, answered, ...heading }: TextAnswersProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const search =
    answered >= SEARCHED_FROM ? (
      <TextInput
        type="search"
        className={styles.search}
        data-print="none"
        aria-label={`${t('reports:searchTexts')}: ${heading.title}`}
        placeholder={t('reports:searchTexts')}
        maxLength={LONGEST_SEARCH}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        rightSection={typed ? <CloseButton aria-label={t('common:clear')} onClick={() => setTyped('')} /> : null}
      />
    ) : null;
  return (
    <CardFrame {...heading} tools={search}>
      {answered > 0 ? (
        <TextAnswerList projectId={projectId} questionId={questionId} q={q} answered={answered} />
      ) : (
        <p className={styles.quiet}>{t('common:noAnswersYet')}</p>
      )}
    </CardFrame>
  );
}
