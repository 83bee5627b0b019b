import { Button, Loader } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './load-more.module.css';

interface LoadMoreProps {
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
  /** How many are shown so far. */
  shown: number;
  /** What the button says, where it does something else than to show more. */
  label?: string;
}

/**
 * The way on below a list that grows. It says how many came; the focus stays on the button, and where nothing more
 * follows it goes to those words.
 */
export function LoadMore({ query, shown, label }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const t = useText();
  const messageOf = useErrorMessage();
  const words = useRef<HTMLParagraphElement>(null);
  const [before, setBefore] = useState<number>();
  const came = before === undefined || isFetchingNextPage ? 0 : shown - before;

  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (before !== undefined && !hasNextPage && isLost) words.current?.focus();
  }, [before, hasNextPage]);

  function load(): void {
    if (isFetchingNextPage) return;
    setBefore(shown);
    void fetchNextPage();
  }

  function said(): string | null {
    if (isFetchNextPageError && !isFetchingNextPage) return messageOf(query.error);
    if (came <= 0) return null;
    return hasNextPage ? t('common:moreShown', { count: came }) : t('common:allShown', { count: shown });
  }
  return (
    <div className={styles.more} data-print="none">
      {hasNextPage ? (
        // Never disabled: that would take the focus away.
        <Button
          variant="default"
          aria-busy={isFetchingNextPage}
          leftSection={isFetchingNextPage ? <Loader size={18} /> : null}
          onClick={load}
        >
          {label ?? t('common:more')}
        </Button>
      ) : null}
      <p ref={words} role="status" tabIndex={-1}>
        {said()}
      </p>
    </div>
  );
}
