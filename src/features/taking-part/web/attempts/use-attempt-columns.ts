import { toHundredths } from '#domain/quiz/points.ts';
import type { ShownMarks } from '#domain/quiz/told-marks-schema.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import type { AttemptSummary } from '../../contract/attempts.ts';
import { ATTEMPT_TONES } from './attempt-state.ts';

/** What the list says of each attempt. */
export function useAttemptColumns(): Column<AttemptSummary>[] {
  const t = useText();
  const locale = useLocale();
  const wordsOf = useMarksWords();
  return [
    { id: 'title', title: t('attempts:quiz'), kind: 'text', value: ({ title }) => localizedText(title, locale) },
    {
      id: 'state',
      title: t('attempts:standing'),
      kind: 'status',
      width: 144,
      selfEvident: true,
      value: ({ state }) => ({ tone: ATTEMPT_TONES[state], label: t(`attempts:stateOf.${state}`) }),
    },
    {
      id: 'marks',
      title: t('attempts:marks'),
      kind: 'text',
      width: 240,
      selfEvident: true,
      value: ({ marks }) => marks && wordsOf(marks),
    },
    {
      id: 'attempt',
      title: t('attempts:attempt'),
      kind: 'amount',
      width: 96,
      priority: 2,
      value: ({ attempt }) => attempt,
    },
    { id: 'startedAt', title: t('attempts:started'), kind: 'moment', priority: 2, value: ({ startedAt }) => startedAt },
    { id: 'completedAt', title: t('attempts:ended'), kind: 'moment', priority: 3, value: (row) => row.completedAt },
  ];
}

function useMarksWords(): (marks: ShownMarks) => string {
  const t = useText();
  const format = useFormat();
  return ({ earned, points, passed }) => {
    if (earned === null) return t('takingPart:resultOutcome.waiting');
    const words = t('takingPart:resultMarks', {
      earned: format.number(toHundredths(earned)),
      points: format.number(points),
    });
    if (passed === null) return words;
    return t('attempts:marksPassed', {
      marks: words,
      passed: t(passed ? 'takingPart:passed' : 'takingPart:notPassed'),
    });
  };
}
