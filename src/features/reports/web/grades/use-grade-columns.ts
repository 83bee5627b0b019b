import { toHundredths } from '#domain/quiz/points.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import type { Taker } from '../../contract/grades.ts';

/** What the list says of each person; where there are several rounds, of how many it is. */
export function useGradeColumns(rounds: number): Column<Taker>[] {
  const t = useText();
  const format = useFormat();
  const taken: Column<Taker> = {
    id: 'rounds',
    title: t('reports:roundsTaken'),
    kind: 'amount',
    value: ({ rounds: done }) => done,
    onCard: ({ rounds: done }) => format.outOf(done, rounds),
  };
  return [
    { id: 'name', title: t('reports:person'), kind: 'text', value: ({ name }) => name ?? t('reports:accountGone') },
    {
      id: 'marks',
      title: t('reports:marks'),
      kind: 'text',
      width: 128,
      selfEvident: true,
      value: ({ marks }) =>
        marks &&
        t('reports:marksOf', {
          earned: format.number(toHundredths(marks.earned)),
          points: format.number(toHundredths(marks.points)),
        }),
    },
    {
      id: 'percent',
      title: t('reports:percent'),
      kind: 'text',
      width: 112,
      value: ({ marks }) => marks && format.percent(marks.percent / 100),
    },
    {
      id: 'passed',
      title: t('reports:passedOrNot'),
      kind: 'status',
      selfEvident: true,
      value: ({ marks }) =>
        marks && marks.waiting > 0
          ? { tone: 'neutral', label: t('reports:outcome.waiting') }
          : marks && marks.passed !== null
            ? {
                tone: marks.passed ? 'success' : 'neutral',
                label: t(marks.passed ? 'reports:passedWord' : 'reports:failedWord'),
              }
            : null,
    },
    {
      id: 'seconds',
      title: t('reports:duration'),
      kind: 'text',
      width: 120,
      value: ({ seconds }) => (seconds === null ? null : format.duration(seconds)),
    },
    ...(rounds > 1 ? [taken] : []),
    { id: 'attempts', title: t('reports:attempts'), kind: 'amount', value: ({ attempts }) => attempts },
    { id: 'lastAt', title: t('reports:lastAttempt'), kind: 'moment', priority: 2, value: ({ lastAt }) => lastAt },
  ];
}
