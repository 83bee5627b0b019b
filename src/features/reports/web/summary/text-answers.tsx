import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { CardFrame, type CardFrameProps } from '#ui/charts/card-frame.tsx';
import { SEARCH_PAUSE_MS, SearchBox } from '#ui/dashboard/lists/search-box.tsx';
import styles from './summary.module.css';
import { TextAnswerList } from './text-answer-list.tsx';

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
  const [q] = useDebouncedValue(typed.trim(), SEARCH_PAUSE_MS);
  const search =
    answered >= SEARCHED_FROM ? (
      <SearchBox
        className={styles.search}
        label={`${t('reports:searchTexts')}: ${heading.title}`}
        placeholder={t('reports:searchTexts')}
        value={typed}
        onChange={setTyped}
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
