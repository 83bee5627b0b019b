import { toHundredths } from '#domain/quiz/points.ts';
import type { ShownMarks } from '#domain/quiz/told-marks-schema.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';

/** What was earned, of what could be: “5 / 34”; undefined while something waits. */
export function useMarksWords(): (marks: Pick<ShownMarks, 'earned' | 'points'>) => string | undefined {
  const t = useText();
  const format = useFormat();
  return ({ earned, points }) =>
    earned === null
      ? undefined
      : t('common:marksOf', {
          earned: format.number(toHundredths(earned)),
          points: format.number(points),
        });
}
