import { toHundredths } from '#domain/quiz/points.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import type { ReportedStanding } from '../../contract/leaderboard.ts';
import { useTakenColumns } from '../use-taken-columns.ts';

/** What the leaderboard says of each line; who is behind a name where that is known. */
export function useStandingColumns({
  knowsPeople,
  rounds,
}: {
  knowsPeople: boolean;
  /** How many there are; 0 for none. */
  rounds: number;
}): Column<ReportedStanding>[] {
  const t = useText();
  const format = useFormat();
  const { duration, taken } = useTakenColumns(rounds);
  const person: Column<ReportedStanding> = {
    id: 'person',
    title: t('reports:person'),
    kind: 'text',
    value: ({ person: name }) => name ?? t('reports:accountGone'),
  };
  return [
    {
      id: 'name',
      title: t('reports:shownName'),
      kind: 'text',
      value: ({ rank, name, isRemoved }) =>
        t('reports:ranked', {
          rank: format.number(rank),
          name: name ?? t(isRemoved ? 'reports:removedName' : 'reports:noName'),
        }),
    },
    ...(knowsPeople ? [person] : []),
    {
      id: 'marks',
      title: t('reports:marks'),
      kind: 'text',
      width: 128,
      selfEvident: true,
      value: ({ earned, points }) =>
        t('common:marksOf', {
          earned: format.number(toHundredths(earned)),
          points: format.number(toHundredths(points)),
        }),
    },
    ...taken,
    duration,
    { id: 'endedAt', title: t('reports:when'), kind: 'moment', priority: 2, value: ({ endedAt }) => endedAt },
  ];
}
