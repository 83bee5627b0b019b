import type { ProjectSummary } from '../../contract/list.ts';

export type NextStep = { kind: 'share' | 'finish' | 'read'; project: ProjectSummary } | { kind: 'ask' };

/**
 * What an owner may want to do now, the most useful first: send out what is open and unanswered, finish a draft, read
 * answers, and ask anew when no draft is waiting. One of each, of the newest project it fits.
 */
export function nextSteps(newestFirst: readonly ProjectSummary[]): NextStep[] {
  const unanswered = newestFirst.find(({ status, responses }) => status === 'processing' && responses === 0);
  const draft = newestFirst.find(({ status }) => status === 'draft');
  const answered = newestFirst.find(({ responses }) => responses > 0);
  return [
    ...(unanswered ? [{ kind: 'share' as const, project: unanswered }] : []),
    ...(draft ? [{ kind: 'finish' as const, project: draft }] : []),
    ...(answered ? [{ kind: 'read' as const, project: answered }] : []),
    ...(draft ? [] : [{ kind: 'ask' as const }]),
  ];
}
