import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { CardFrame } from '#ui/charts/card-frame.tsx';
import { SEARCH_PAUSE_MS, SearchBox } from '#ui/dashboard/lists/search-box.tsx';
import styles from '../summary.module.css';
import type { CardProps } from './card-props.ts';
import { TextAnswerList } from './text-answer-list.tsx';

/** So few are read faster than searched. */
const SEARCHED_FROM = 6;

/** The answers to a text question, the newest first. */
export function TextAnswers({ projectId, heading, report }: CardProps) {
  const { question, base: answered } = report;
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
        <TextAnswerList projectId={projectId} question={question} q={q} answered={answered} />
      ) : (
        <p className={styles.quiet}>{t('common:noAnswersYet')}</p>
      )}
    </CardFrame>
  );
}
