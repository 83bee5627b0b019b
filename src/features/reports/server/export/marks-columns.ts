import { tallyKey } from '#domain/answers/counting/tally.ts';
import { plainNumber } from '#domain/questionnaire/kinds/number/counted-number.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Marks } from '#domain/quiz/mark-answers.ts';
import { type Millionths, toNumber } from '#domain/quiz/points.ts';
import type { CellKind } from '#domain/text/cell-kind.ts';
import type { Locale } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import { textOf } from '#messages/translate.ts';
import type { MergedQuestion } from '../report/merge-versions.ts';
import type { Column } from './column.ts';

/** What was earned in all, of how much, and by each question; nothing where nothing counted, or while it waits. */
export function marksColumns(
  questions: readonly MergedQuestion[],
  marked: ReadonlySet<string>,
  locale: Locale,
): Column[] {
  const text = textOf(locale);
  const keyed = questions.filter(({ question }) => marked.has(tallyKey(question)));
  const ids = [...new Set(keyed.map(({ question }) => question.id))];
  const titleOf = (id: string) => {
    const title = questions.find(({ question }) => question.id === id)?.question.title ?? {};
    return localizedText(title, locale) || id;
  };
  return [
    marksColumn(text('exports:marks'), 'number', ({ earned, waiting }) => (waiting > 0 ? '' : plainPoints(earned))),
    marksColumn(text('exports:points'), 'number', ({ points }) => plainPoints(points)),
    marksColumn(text('exports:percent'), 'number', ({ percent, waiting }) =>
      waiting > 0 ? '' : plainNumber(percent, 2),
    ),
    marksColumn(text('exports:passed'), 'text', ({ passed }) =>
      passed === undefined ? '' : text(passed ? 'exports:yes' : 'exports:no'),
    ),
    ...ids.map((id) =>
      marksColumn(`${titleOf(id)} (${text('exports:marks')})`, 'number', (marks) => {
        const mark = marks.questions.find(({ questionId }) => questionId === id);
        return mark && mark.outcome !== 'waiting' ? plainPoints(mark.earned) : '';
      }),
    ),
  ];
}

function marksColumn(title: string, kind: CellKind, said: (marks: Marks) => string): Column {
  return { title, kind, cell: ({ marks }) => (marks ? said(marks) : '') };
}

function plainPoints(points: Millionths): string {
  return plainNumber(toNumber(points), LIMITS.decimals);
}
