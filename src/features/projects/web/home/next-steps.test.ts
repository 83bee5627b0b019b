import { describe, expect, it } from 'vitest';
import type { ProjectSummary } from '../../contract/list.ts';
import { nextSteps } from './next-steps.ts';

function project(title: string, status: ProjectSummary['status'], responses = 0): ProjectSummary {
  return {
    _id: '0190f0a0-0000-7000-8000-000000000001',
    kind: 'survey',
    title: { en: title },
    languages: ['en'],
    status,
    privacy: 'public',
    responses,
    responseLimit: null,
    endsAt: null,
    updatedAt: '2026-03-01T06:00:00.000Z',
  };
}

function stepsOf(...projects: ProjectSummary[]): string[] {
  return nextSteps(projects).map((step) => ('project' in step ? `${step.kind} ${step.project.title.en}` : step.kind));
}

describe('what to do next', () => {
  it('is to send out what nobody has answered, then to finish the draft, then to read', () => {
    const steps = stepsOf(project('A', 'complete', 3), project('B', 'draft'), project('C', 'processing'));
    expect(steps).toEqual(['share C', 'finish B', 'read A']);
  });

  it('is about the newest project that it fits', () => {
    expect(stepsOf(project('New', 'draft'), project('Old', 'draft'))).toEqual(['finish New']);
    expect(stepsOf(project('New', 'processing', 1), project('Old', 'complete', 9))).toEqual(['read New', 'ask']);
  });

  it('is to ask anew when everything is done', () => {
    expect(stepsOf(project('Closed without answers', 'complete'))).toEqual(['ask']);
    expect(stepsOf()).toEqual(['ask']);
  });
});
