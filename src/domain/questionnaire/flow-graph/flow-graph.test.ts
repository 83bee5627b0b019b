import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulated, together } from '#tests/support/simulated.ts';
import { LOCALES } from '../../text/locale.ts';
import { questionnairesWithLogic } from '../arbitraries/questionnaires-with-logic.ts';
import type { Condition } from '../logic/condition.ts';
import { END } from '../logic/end.ts';
import type { Jump } from '../logic/walk.ts';
import { blankQuestion } from '../registry.ts';
import type { Question, Questionnaire } from '../schema.ts';
import { flowGraph, gateId, START } from './flow-graph.ts';
import { cameTo, wentAlong } from './traffic.ts';

const five: Condition = { op: 'number_between', question: 'a', min: 5 };

function question(id: string, more: Partial<Question> = {}): Question {
  return { ...blankQuestion('rating', () => id), id, ...more } as Question;
}

function section(id: string, showIf: Condition | undefined, ...questions: Question[]) {
  return { id, title: {}, intro: {}, showIf, questions };
}

function edgesOf(questionnaire: Questionnaire): string[] {
  return flowGraph(questionnaire).edges.map(({ from, by, to }) => `${from} ${by} ${to}`);
}

describe('the ways through a questionnaire', () => {
  it('lead from the start over every question to the end', () => {
    expect(edgesOf({ sections: [section('s', undefined, question('a'), question('b'))] })).toEqual([
      `${START} next a`,
      'a next b',
      `b next ${END}`,
    ]);
  });

  it('part at conditions of questions and sections', () => {
    const questionnaire: Questionnaire = {
      sections: [
        section('s', undefined, question('a')),
        section('t', five, question('b', { showIf: five }), question('c')),
        section('empty', five),
        section('u', undefined, question('d')),
      ],
    };
    expect(edgesOf(questionnaire)).toEqual([
      `${START} next a`,
      `a next ${gateId('t')}`,
      `${gateId('t')} met ${gateId('b')}`,
      `${gateId('t')} unmet d`,
      `${gateId('b')} met b`,
      `${gateId('b')} unmet c`,
      'b next c',
      'c next d',
      `d next ${END}`,
    ]);
  });

  it('part at jumps, up to the first that is always taken', () => {
    const jumps: Jump[] = [{ if: five, to: 'bye' }, { if: five, to: 'empty' }, { to: 'gone' }, { to: 'b' }];
    const questionnaire: Questionnaire = {
      sections: [
        section('s', undefined, question('a', { jumps }), question('b')),
        section('empty', undefined),
        section('t', undefined, question('c', { jumps: [{ if: five, to: 'a' }] })),
      ],
      closings: [{ id: 'bye', title: {}, text: {} }],
    };
    expect(edgesOf(questionnaire)).toEqual([
      `${START} next a`,
      'a 0 bye',
      'a 1 c',
      `a 2 ${END}`,
      'b next c',
      `c 0 ${END}`,
      `c next ${END}`,
    ]);
  });

  it('lead ahead from node to node, and as many leave each as came there', () => {
    fc.assert(
      fc.property(questionnairesWithLogic(), (questionnaire) => {
        const { nodes, edges } = flowGraph(questionnaire);
        const places = new Map(nodes.map(({ id }, place) => [id, place]));
        for (const { from, to } of edges) expect(places.get(to)).toBeGreaterThan(places.get(from) ?? Number.NaN);
        const report = simulated({ questionnaire, quotas: [], languages: LOCALES, respondents: 20, seed: '' });
        const coverage = together(report.byChance, report.aimed);
        for (const node of nodes) {
          const leaving = edges.filter(({ from }) => from === node.id);
          const gone = leaving.reduce((sum, edge) => sum + wentAlong(edge, node, coverage), 0);
          if (leaving.length > 0) expect(gone).toBe(cameTo(node, coverage));
        }
      }),
      { numRuns: 60 },
    );
  });
});
