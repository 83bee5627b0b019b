import { hasStatistics, shareDecimals } from '#domain/answers/statistics/small-samples.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import type { Share } from './share.ts';

/** The figures of a chart of so many answers in words: every percentage with the same decimals. */
export function useShareWords(answered: number) {
  const format = useFormat();
  const percent = (share: number) => format.percent(share, { decimals: shareDecimals(answered) });
  const outOf = (count: number) => format.outOf(count, answered);
  return {
    percent,
    outOf,
    count: format.number,
    /** What stands for a share alone: its percentage, of a handful its count. */
    leading: ({ share, count }: Pick<Share, 'share' | 'count'>) =>
      hasStatistics(answered) ? percent(share) : format.number(count),
    /** All of it on one line, for a picture. */
    line: ({ share, count, value }: Share) =>
      value ?? (hasStatistics(answered) ? `${percent(share)} (${format.number(count)})` : outOf(count)),
  };
}
