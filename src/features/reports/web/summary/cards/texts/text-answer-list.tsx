import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { TellingKey } from '#domain/quiz/share-of.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LoadMore } from '#ui/dashboard/lists/load-more.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { useNarrowing } from '../../../narrowing/use-narrowing.ts';
import { textAnswersQuery } from '../../../queries.ts';
import { saidOnce } from '../../../said-once.ts';
import { stoppedEarly } from '../../../search-on.ts';
import styles from '../../summary.module.css';
import { keyedTexts } from './keyed-texts.ts';
import { TextAnswerItem } from './text-answer-item.tsx';

interface TextAnswerListProps {
  projectId: string;
  question: Question;
  q: string;
  answered: number;
  /** By which they are right or wrong; left out where nothing tells. */
  answerKey?: TellingKey | undefined;
}

/** What is found, a few at a time. Answers that come meanwhile wait behind a button: nothing moves under one's eyes. */
export function TextAnswerList({ projectId, question, q, answered, answerKey }: TextAnswerListProps) {
  const t = useText();
  const format = useFormat();
  const { narrowing, isNarrowed } = useNarrowing();
  const isKeyed = answerKey !== undefined;
  const query = useInfiniteQuery(textAnswersQuery(projectId, question.id, { ...narrowing, q }, { isKeyed }));
  const { data, error, refetch, hasNextPage } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Waiting>
        <Skeleton height={160} />
      </Waiting>
    );
  }

  const answers = data.pages.flatMap((page) => page.items);
  const known = data.pages[0]?.total ?? answered;
  const fresh = answered - known;
  const isPartly = (q !== '' || isNarrowed) && stoppedEarly(data.pages.at(-1));
  const read = data.pages.reduce((sum, page) => sum + page.read, 0);
  return (
    <>
      {fresh > 0 ? (
        <Button variant="light" size="compact-md" mb="sm" data-print="none" onClick={() => void refetch()}>
          {t('reports:showNew', { count: fresh })}
        </Button>
      ) : null}
      {answers.length > 0 ? (
        <ol className={styles.texts} aria-busy={query.isPlaceholderData}>
          {(answerKey ? keyedTexts(answers, answerKey) : saidOnce(answers)).map((answer) => (
            <TextAnswerItem key={answer.responseId} question={question} answer={answer} />
          ))}
        </ol>
      ) : (
        <p className={styles.quiet} role="status">
          {hasNextPage ? null : t('common:nothingFound')}
        </p>
      )}
      {isPartly ? (
        <p className={styles.quiet} role="status">
          {t(answers.length > 0 ? 'reports:searchedSoFar' : 'reports:nothingSoFar', { count: read })}
        </p>
      ) : null}
      <p className={styles.quiet} data-print="only">
        {q ? t('reports:onPaperSearched', { q, shown: format.number(answers.length) }) : null}
        {!q && answers.length < answered
          ? t('reports:onPaper', { shown: format.number(answers.length), count: answered })
          : null}
      </p>
      <LoadMore key={q} query={query} shown={answers.length} label={isPartly ? t('reports:searchOlder') : undefined} />
    </>
  );
}
