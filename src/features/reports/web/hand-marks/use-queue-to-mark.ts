import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusHeading } from '#ui/dashboard/focus/focus-heading.ts';
import type { MarkGiven, Unmarked } from '../../contract/hand-marks.ts';
import { unmarkedQuery, waitingQuery } from '../queries.ts';
import { useReportPlace } from '../use-report-place.ts';
import { wantedQuestion } from './wanted-question.ts';

/**
 * The answers to one question that wait, one page after the other, and then those to the next question. What was marked
 * stays where it is until its page is through, so that nothing moves under the hands of whoever marks.
 */
export function useQueueToMark(projectId: string) {
  const { markedQuestion } = useReportPlace();
  const waiting = useQuery(waitingQuery(projectId));
  const questions = waiting.data?.questions ?? [];

  const [marked, setMarked] = useState<ReadonlyMap<string, MarkGiven>>(new Map());
  const [queue, setQueue] = useState<readonly Unmarked[]>([]);
  const isThrough = queue.every((item) => marked.has(keyOf(item)));
  const here = isThrough ? undefined : queue[0]?.questionId;
  const wanted = wantedQuestion(questions, { asked: markedQuestion, here });
  const query = useQuery({ ...unmarkedQuery(projectId, wanted?.questionId ?? ''), enabled: wanted !== undefined });
  const fresh = (query.data?.items ?? []).filter((item) => !marked.has(keyOf(item)));
  const isOfAnother = wanted !== undefined && queue[0]?.questionId !== wanted.questionId;
  if (fresh.length > 0 && (isThrough || isOfAnother)) setQueue(fresh);

  const list = useRef<HTMLOListElement>(null);
  const goesOn = useRef(false);
  const isDone = waiting.data !== undefined && wanted === undefined;
  // A page is through: the next one begins where this one ended, and after the last there is none.
  useEffect(() => {
    if (!goesOn.current) return;
    goesOn.current = false;
    const [first] = queue;
    if (isDone || !first) focusHeading();
    else list.current?.querySelector<HTMLElement>(fieldOf(first))?.focus();
  }, [queue, isDone]);

  function finish(item: Unmarked, mark: MarkGiven): void {
    const after = new Map([...marked, [keyOf(item), mark]]);
    flushSync(() => setMarked(after));
    const next = queue.find((other) => !after.has(keyOf(other)));
    goesOn.current = next === undefined;
    if (next) list.current?.querySelector<HTMLElement>(fieldOf(next))?.focus();
  }

  return {
    error: waiting.data ? null : waiting.error,
    retry: () => void waiting.refetch(),
    questions,
    question: wanted,
    isDone,
    /** None while those to another question are on their way. */
    queue: isOfAnother ? [] : queue,
    marked,
    list,
    finish,
  };
}

export function keyOf({ responseId, questionId }: Pick<Unmarked, 'responseId' | 'questionId'>): string {
  return `${responseId} ${questionId}`;
}

function fieldOf(item: Unmarked): string {
  return `[data-unmarked="${keyOf(item)}"] input`;
}
