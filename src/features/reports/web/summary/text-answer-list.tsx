import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ErrorState } from '#ui/dashboard/error-state.tsx';
import { textAnswersQuery } from '../queries.ts';
import styles from './summary.module.css';
import { TextAnswerItem } from './text-answer-item.tsx';

interface TextAnswerListProps {
  projectId: string;
  questionId: string;
  q: string;
  answered: number;
}

/** What is found, a few at a time. Answers that come meanwhile wait behind a button: nothing moves under one's eyes. */
export function TextAnswerList({ projectId, questionId, q, answered }: TextAnswerListProps) {
  const t = useText();
  const query = useInfiniteQuery({
    ...textAnswersQuery(projectId, questionId, q),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} aria-busy="true" />;

  const answers = data.pages.flatMap((page) => page.items);
  const known = data.pages[0]?.total ?? answered;
  const fresh = answered - known;
  return (
    <>
      {fresh > 0 ? (
        <Button variant="light" size="compact-md" mb="sm" data-print="none" onClick={() => void refetch()}>
          {t('reports:showNew', { count: fresh })}
        </Button>
      ) : null}
      {answers.length > 0 ? (
        <ol className={styles.texts} aria-busy={query.isPlaceholderData}>
          {answers.map((answer) => (
            <TextAnswerItem key={answer.responseId} answer={answer} />
          ))}
        </ol>
      ) : (
        <p className={styles.quiet} role="status">
          {hasNextPage ? t('reports:nothingAmongNewest') : t('common:nothingFound')}
        </p>
      )}
      {hasNextPage ? (
        <Button
          variant="default"
          mt="sm"
          data-print="none"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {answers.length > 0 ? t('reports:more') : t('reports:searchOlder')}
        </Button>
      ) : null}
    </>
  );
}
