import { toHundredths } from '#domain/quiz/points.ts';
import type { ToldMarks } from '#domain/quiz/told-marks-schema.ts';
import { NO_VALUE } from '#domain/text/format.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';

type Told = Pick<ToldMarks, 'earned' | 'points'> & Partial<Pick<ToldMarks, 'waiting'>>;

/** What was earned of how much, and whether something waits. */
export function MarksWords({ marks }: { marks: Told | null | undefined }) {
  const t = useText();
  const format = useFormat();
  if (!marks) return NO_VALUE;
  const words = t('common:marksOf', {
    earned: format.number(toHundredths(marks.earned)),
    points: format.number(marks.points),
  });
  return marks.waiting ? `${words} · ${t('reports:outcome.waiting')}` : words;
}
