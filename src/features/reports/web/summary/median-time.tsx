import { hasStatistics, STATISTICS_FROM } from '#domain/answers/statistics/small-samples.ts';
import { NO_VALUE } from '#domain/text/format.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Figure } from '#ui/dashboard/figures/figure.tsx';
import { UnitValue } from '#ui/dashboard/figures/unit-value.tsx';
import type { Report } from '../../contract/report.ts';

/** Longer times are counted in steps of up to 5%. */
const EXACT_BELOW_SECONDS = 100;

/** In what time they responded: only of more than a handful. */
export function MedianTime({ completed, medianSeconds }: Pick<Report['headline'], 'completed' | 'medianSeconds'>) {
  const t = useText();
  const format = useFormat();
  const median = hasStatistics(completed) ? medianSeconds : null;
  const timeWords = (seconds: number) => {
    const value = format.duration(seconds);
    return seconds < EXACT_BELOW_SECONDS ? value : t('reports:about', { value });
  };
  return (
    <Figure
      label={t('reports:medianTime')}
      value={median === null ? NO_VALUE : <UnitValue>{timeWords(median)}</UnitValue>}
      note={median === null ? t('reports:fromResponses', { least: STATISTICS_FROM }) : t('reports:medianTimeHint')}
    />
  );
}
