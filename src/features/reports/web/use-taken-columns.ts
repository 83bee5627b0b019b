import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Column } from '#ui/dashboard/lists/table/column.ts';

interface Taken {
  /** How many of them they took. */
  rounds: number;
  seconds: number | null;
}

/** How long whoever took a quiz needed, and of how many rounds it is, where there are several. */
export function useTakenColumns(rounds: number): { duration: Column<Taken>; taken: Column<Taken>[] } {
  const t = useText();
  const format = useFormat();
  const taken: Column<Taken> = {
    id: 'rounds',
    title: t('reports:roundsTaken'),
    kind: 'amount',
    value: ({ rounds: done }) => done,
    onCard: ({ rounds: done }) =>
      t('reports:roundsTakenOf', { rounds: format.number(done), of: format.number(rounds) }),
  };
  return {
    duration: {
      id: 'seconds',
      title: t('reports:duration'),
      kind: 'text',
      width: 120,
      value: ({ seconds }) => (seconds === null ? null : format.duration(seconds)),
    },
    taken: rounds > 1 ? [taken] : [],
  };
}
