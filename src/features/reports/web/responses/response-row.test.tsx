import { expect, it } from 'vitest';
import { blankQuestion } from '#domain/questionnaire/registry.ts';
import { renderPage } from '#kit/web/testing/render-page.tsx';
import { DashboardProvider } from '#ui/dashboard/dashboard-provider.tsx';
import type { QuestionReport } from '../../contract/report.ts';
import type { ListedResponse } from '../../contract/responses.ts';
import { ResponseRow } from './response-row.tsx';
import { useQuestionColumns } from './use-question-columns.ts';

const counts = {
  formerly: [],
  base: 0,
  skipped: 0,
  notAsked: 0,
  offPath: 0,
  notInVersion: 0,
  rows: [],
  figures: null,
  score: null,
  topBox: null,
  items: [],
};
const submitted = {
  state: 'completed',
  startedAt: '2026-01-01T00:00:00Z',
  completedAt: '2026-01-01T00:01:00Z',
} as const;
const response: ListedResponse = {
  ...{ _id: 'r', ...submitted, seconds: 60, endedBy: null, version: 1, locale: 'en', answered: 1, round: '' },
  ...{ details: {}, source: {}, hiddenValues: {}, words: { a: 'said' }, notAsked: [], offPath: [] },
};

function asked(id: string, kind: 'number' | 'short_text', versions: number[]): QuestionReport {
  const question = { ...blankQuestion(kind, () => id), title: { en: id } };
  return { ...counts, question, sectionTitle: {}, versions, retired: false };
}

function Row({ reports, version }: { reports: QuestionReport[]; version: number }) {
  const columns = { details: [], hiddenValues: [], values: [], marks: false, languages: [], versions: [1, 2] };
  return <ResponseRow response={{ ...response, version }} {...columns} questions={useQuestionColumns(reports)} />;
}

function wordsOf(version: number, ...reports: QuestionReport[]): string {
  return renderPage(
    'en',
    <DashboardProvider>
      <table>
        <tbody>
          <Row reports={reports} version={version} />
        </tbody>
      </table>
    </DashboardProvider>,
  );
}

const NOT_ASKED_THEN = 'Not in their version';

it('says of a question that its version does not ask that it is not in there', () => {
  const later = [asked('a', 'short_text', [1, 2]), asked('b', 'number', [2])];
  expect(wordsOf(1, ...later)).toContain(NOT_ASKED_THEN);
  expect(wordsOf(2, ...later)).not.toContain(NOT_ASKED_THEN);
});

it('takes a question that was asked in another way for none of its version, as the file does', () => {
  const otherwise = [asked('b', 'number', [2]), asked('b', 'short_text', [1])];
  expect(wordsOf(1, ...otherwise)).toContain(NOT_ASKED_THEN);
  expect(wordsOf(2, ...otherwise)).not.toContain(NOT_ASKED_THEN);
});

it('says nothing of a version that the report does not know yet', () => {
  expect(wordsOf(3, asked('b', 'number', [2]))).not.toContain(NOT_ASKED_THEN);
});
