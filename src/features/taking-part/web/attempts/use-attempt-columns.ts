import type { ShownMarks } from '#domain/quiz/told-marks-schema.ts';
import { NO_VALUE } from '#domain/text/format.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import type { AttemptSummary } from '../../contract/attempts.ts';
import { useMarksWords } from '../result/use-marks-words.ts';
import { ATTEMPT_TONES } from './attempt-state.ts';

/** What the list says of each attempt. */
export function useAttemptColumns(): Column<AttemptSummary>[] {
  const t = useText();
  const wordsOf = useAttemptWords();
  const titleOf = useAttemptTitle();
  const format = useFormat();
  return [
    { id: 'title', title: t('attempts:quiz'), kind: 'text', value: titleOf },
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
      onCard: ({ attempt }) =>
        attempt === null ? NO_VALUE : t('attempts:attemptNumber', { number: format.number(attempt) }),
    },
    { id: 'startedAt', title: t('attempts:started'), kind: 'moment', priority: 2, value: ({ startedAt }) => startedAt },
    { id: 'completedAt', title: t('attempts:ended'), kind: 'moment', priority: 3, value: (row) => row.completedAt },
  ];
}

/** What was taken, with its round where there are rounds. */
export function useAttemptTitle(): (attempt: Pick<AttemptSummary, 'title' | 'round'>) => string {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  return ({ title, round }) => {
    const quiz = localizedText(title, locale);
    if (!round) return quiz;
    const number = t('attempts:round', { number: format.number(round.number) });
    return `${quiz} · ${localizedText(round.title, locale) || number}`;
  };
}

function useAttemptWords(): (marks: ShownMarks) => string {
  const t = useText();
  const wordsOf = useMarksWords();
  return (marks) => {
    const { passed } = marks;
    const words = wordsOf(marks);
    if (words === undefined) return t('takingPart:resultOutcome.waiting');
    if (passed === null) return words;
    return t('attempts:marksPassed', {
      marks: words,
      passed: t(passed ? 'takingPart:passed' : 'takingPart:notPassed'),
    });
  };
}
