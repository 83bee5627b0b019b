import { toHundredths } from '#domain/quiz/points.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import type { Taker } from '../../contract/grades.ts';
import { useReportPlace } from '../use-report-place.ts';
import { useTakenColumns } from '../use-taken-columns.ts';

type Marks = NonNullable<Taker['marks']>;

/**
 * What the list says of each person; where there are several rounds, of how many it is. Who is none but a name took it
 * once: that leads to their response.
 */
export function useGradeColumns(isOfAccounts: boolean, rounds: number): Column<Taker>[] {
  const t = useText();
  const format = useFormat();
  const { duration, taken } = useTakenColumns(rounds);
  const { toResponse } = useReportPlace();
  const marksIn = ({ earned, points }: Marks) =>
    t('common:marksOf', { earned: format.number(toHundredths(earned)), points: format.number(toHundredths(points)) });
  const percentIn = ({ percent }: Marks) => format.percent(percent / 100);
  const ofAttempts: Column<Taker>[] = [
    { id: 'attempts', title: t('reports:attempts'), kind: 'amount', value: ({ attempts }) => attempts },
    { id: 'lastAt', title: t('reports:lastAttempt'), kind: 'moment', priority: 2, value: ({ lastAt }) => lastAt },
  ];
  return [
    {
      id: 'name',
      title: t('reports:person'),
      kind: 'text',
      value: ({ name }) => name ?? t('reports:accountGone'),
      ...(!isOfAccounts && {
        render: ({ _id, name, submitted }: Taker) =>
          submitted > 0 ? <LocaleLink to={toResponse(_id)}>{name}</LocaleLink> : name,
      }),
    },
    {
      id: 'marks',
      title: t('reports:marks'),
      kind: 'text',
      width: 128,
      selfEvident: true,
      value: ({ marks }) => marks && marksIn(marks),
      onCard: ({ marks }) =>
        marks ? t('reports:marksAndPercent', { marks: marksIn(marks), percent: percentIn(marks) }) : '',
    },
    {
      id: 'percent',
      title: t('reports:percent'),
      kind: 'text',
      width: 112,
      notOnCard: true,
      value: ({ marks }) => marks && percentIn(marks),
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
    { ...duration, priority: 2 },
    ...taken,
    ...(isOfAccounts ? ofAttempts : []),
  ];
}
