import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { END } from '../logic/end.ts';
import type { Jump } from '../logic/walk.ts';
import { blankQuestion } from '../registry.ts';
import type { Question } from '../schema.ts';
import { flowGraph } from './flow-graph.ts';
import { isOfOptions, leadOf, leadOption, leadOthers, optionLeads } from './option-leads.ts';

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: {} }));
const asking: Question = { ...blankQuestion('single_choice', () => 'q'), options, required: true };
const after = ['x', 'y', 'z'].map((id) => blankQuestion('short_text', () => id));
const chose = (...ids: string[]): Jump['if'] => ({ op: 'chose', question: 'q', options: ids });

function asked(jumps: Jump[] | undefined): Question {
  return { ...asking, jumps };
}

function edgesOf(question: Question) {
  const sections = [{ id: 's', title: {}, intro: {}, questions: [question, ...after] }];
  return flowGraph({ sections }).edges.filter(({ from }) => from === 'q');
}

/** Where an option leads: x comes next. */
function goal(jumps: readonly Jump[], option: string): string {
  const lead = leadOf(asked([...jumps]), option);
  return lead === 'next' ? 'x' : (jumps[lead]?.to ?? '');
}

describe('options as branches', () => {
  it('are one line where they lead to the same, also by several jumps', () => {
    const jumps = [
      { if: chose('a'), to: 'y' },
      { if: chose('b'), to: 'z' },
      { if: chose('c'), to: 'y' },
    ];
    expect(edgesOf(asked(jumps)).map(({ to, by, also, options: some }) => ({ to, by, also, some }))).toEqual([
      { to: 'y', by: 0, also: [2], some: ['a', 'c'] },
      { to: 'z', by: 1, also: [], some: ['b'] },
      { to: 'x', by: 'next', also: [], some: ['d'] },
    ]);
  });

  it('name no answer where the question may be left out', () => {
    const question = { ...asked([{ if: chose('a', 'b'), to: END }]), required: false };
    expect(edgesOf(question).map(({ options: some }) => some)).toEqual([
      ['a', 'b'],
      ['c', 'd', undefined],
    ]);
  });

  it('are not told apart where something else decides, or all lead to the same', () => {
    const elsewhere: Jump = { if: { op: 'is', fact: '$from', values: ['qr'] }, to: 'z' };
    expect(optionLeads(asked([{ if: chose('a'), to: 'y' }, elsewhere]))).toBeUndefined();
    expect(edgesOf(asked([{ if: chose('a'), to: 'x' }])).every((edge) => edge.options === undefined)).toBe(true);
  });
});

it.each<[Jump['if'], boolean]>([
  [chose('a', 'b'), true],
  [undefined, false],
  [{ op: 'not', of: { op: 'chose', question: 'q', options: ['a'] } }, false],
  [{ op: 'answered', question: 'q' }, false],
  [{ op: 'chose', question: 'p', options: ['a'] }, false],
])('options tell a jump whole if %j: %s', (condition, isTold) => {
  expect(isOfOptions({ if: condition, to: 'y' }, 'q')).toBe(isTold);
});

describe('an option that is led elsewhere', () => {
  it('joins those that lead there, and leaves an empty jump behind nowhere', () => {
    const jumps = [
      { if: chose('c'), to: 'z' },
      { if: chose('b'), to: 'y' },
    ];
    expect(leadOption(asked(jumps), 'c', 'y', 'x')).toEqual([{ if: chose('b', 'c'), to: 'y' }]);
    expect(leadOption(asked(jumps), 'c', 'x', 'x')).toEqual([{ if: chose('b'), to: 'y' }]);
    expect(leadOption(asked([{ to: 'z' }]), 'a', 'x', 'x')).toEqual([{ if: chose('a'), to: 'x' }, { to: 'z' }]);
    expect(leadOthers(asked([...jumps, { to: 'z' }]), 'x', 'x')).toEqual(jumps);
    expect(leadOthers(asked(jumps), END, 'x')).toEqual([...jumps, { to: END }]);
  });

  it('leads there, and all others where they did', () => {
    const targets = fc.constantFrom('x', 'y', 'z', END);
    const ids = options.map(({ id }) => id);
    const conditions = fc.oneof(
      fc.subarray(ids).map((some) => chose(...some)),
      fc.subarray(ids).map((some): Jump['if'] => ({ op: 'not', of: { op: 'chose', question: 'q', options: some } })),
      fc.constant(undefined),
    );
    const jumps = fc.array(fc.record({ if: conditions, to: targets }), { maxLength: 4 });
    fc.assert(
      fc.property(jumps, fc.constantFrom(...ids), targets, (before, option, to) => {
        const then = leadOption(asked(before), option, to, 'x');
        expect(goal(then, option)).toBe(to);
        for (const other of ids) if (other !== option) expect(goal(then, other)).toBe(goal(before, other));
      }),
    );
  });
});
