import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionnairesWithLogic } from '../arbitraries/questionnaires-with-logic.ts';
import type { Condition } from '../logic/condition.ts';
import { blankQuestion } from '../registry.ts';
import type { Question, Questionnaire } from '../schema.ts';
import { type FlowGraph, flowGraph } from './flow-graph.ts';
import { foldRuns } from './fold-runs.ts';

const five: Condition = { op: 'number_between', question: 'a1', min: 5 };
const NONE: ReadonlySet<string> = new Set();

function questions(name: string, count: number, more: Partial<Question> = {}): Question[] {
  return Array.from({ length: count }, (_, at) => {
    const id = `${name}${at + 1}`;
    return { ...blankQuestion('rating', () => id), id, ...(at === 0 ? more : {}) } as Question;
  });
}

function graphOf(...sections: Question[][]): FlowGraph {
  const questionnaire: Questionnaire = {
    sections: sections.map((asked, at) => ({ id: `s${at}`, title: {}, intro: {}, questions: asked })),
  };
  return flowGraph(questionnaire);
}

const idsOf = ({ nodes }: FlowGraph) => nodes.map(({ id }) => id);
const waysOf = ({ edges }: FlowGraph) => edges.map(({ from, to }) => `${from} ${to}`);

describe('questions that follow one another', () => {
  const long = graphOf(questions('a', 6), [...questions('b', 1, { showIf: five }), ...questions('c', 5)]);

  it('are one, up to where ways part or a section ends', () => {
    const folded = foldRuns(long, NONE);
    expect(idsOf(folded)).toEqual(['$start', '$run:a1', '$if:b1', 'b1', '$run:c1', '$end']);
    expect(waysOf(folded)).toEqual([
      '$start $run:a1',
      '$run:a1 $if:b1',
      '$if:b1 b1',
      '$if:b1 $run:c1',
      'b1 $run:c1',
      '$run:c1 $end',
    ]);
    expect(folded.nodes[1]).toMatchObject({ type: 'run', questions: questions('a', 6), sectionId: 's0' });
  });

  it('stay apart where one of them was opened', () => {
    expect(idsOf(foldRuns(long, new Set(['a3'])))).toEqual([
      ...['$start', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', '$if:b1', 'b1', '$run:c1', '$end'],
    ]);
  });

  it('are left where few are drawn, or nothing parts', () => {
    const few = graphOf(questions('a', 5), questions('b', 1, { showIf: five }));
    expect(foldRuns(few, NONE)).toBe(few);
    const straight = graphOf(questions('a', 30));
    expect(foldRuns(straight, NONE)).toBe(straight);
  });

  it('end before a question that a jump leads to, and begin with it', () => {
    const jumping = questions('a', 1, { jumps: [{ if: five, to: 'b5' }] });
    const folded = foldRuns(graphOf(jumping, questions('b', 12)), NONE);
    expect(idsOf(folded)).toEqual(['$start', 'a1', '$run:b1', '$run:b5', '$end']);
    expect(waysOf(folded)).toContain('a1 $run:b5');
  });

  it('whatever is folded, lead where they led', () => {
    fc.assert(
      fc.property(questionnairesWithLogic(), (questionnaire) => {
        const graph = flowGraph(questionnaire);
        const folded = foldRuns(graph, NONE);
        const ids = new Set(idsOf(folded));
        for (const { from, to } of folded.edges) expect([ids.has(from), ids.has(to)]).toEqual([true, true]);
        const shown = folded.nodes.flatMap((node) =>
          node.type === 'run' ? node.questions.map(({ id }) => id) : [node.id],
        );
        expect(shown).toEqual(idsOf(graph));
      }),
    );
  });
});
