import { hasStatistics } from '#domain/answers/statistics/small-samples.ts';
import { rowWords } from '#domain/answers/summary.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useShareWords } from '#ui/charts/shares/use-share-words.ts';
import { FiguresTable } from '#ui/charts/tables/figures-table.tsx';
import type { ItemReport } from '../../../contract/item-report.ts';
import type { QuestionReport } from '../../../contract/report.ts';

interface AnsweredTableProps {
  title: string;
  report: QuestionReport;
  item: ItemReport;
}

/** Who answered what: how many, and how those did in all other questions. */
export function AnsweredTable({ title, report, item }: AnsweredTableProps) {
  const t = useText();
  const locale = useLocale();
  const words = useShareWords(item.count);
  const figures = ({ count, rest }: { count: number; rest: number | null }) => [
    hasStatistics(item.count) ? `${words.percent(count / item.count)} (${words.count(count)})` : words.count(count),
    rest !== null && hasStatistics(count) ? words.percent(rest) : '–',
  ];
  const named = new Map(report.rows.map((row) => [row.id, rowWords(report.question, row, locale)]));
  const options = item.options.map((option) => {
    const name = named.get(option.id) ?? option.id;
    return {
      ...{ id: option.id, name: option.isRight ? t('reports:rightOption', { option: name }) : name },
      figures: figures(option),
    };
  });
  const parts = item.parts.map((part) => ({
    ...{ id: part.id, name: t('reports:rightOption', { option: named.get(part.id) ?? part.id }) },
    figures: figures(part),
  }));
  // Where something is chosen, what is right is seen by the option.
  const outcomes = item.outcomes
    .filter(({ outcome }) => options.length === 0 || outcome === 'unanswered')
    .map((answered) => ({
      ...{ id: `$${answered.outcome}`, name: t(`reports:outcome.${answered.outcome}`) },
      figures: figures(answered),
    }));
  return (
    <FiguresTable
      label={t('reports:answersTo', { title })}
      columns={[t('reports:gaveIt'), t('reports:elsewhere')]}
      rows={[...options, ...parts, ...outcomes]}
    />
  );
}
