import { expect, it, vi } from 'vitest';
import type { Expression, Variable } from '../variables/expression.ts';
import type { Condition } from './condition.ts';
import { walk } from './walk.ts';

it.each<[string, (at: number) => Condition]>([
  ['look into it', (at) => ({ op: 'contains', question: 'why', text: `চা ${at}` })],
  [
    'hold a value of it against texts',
    (at) => ({ op: 'value_is', variable: 'v', values: Array.from({ length: 50 }, (_, one) => `চা ${at} ${one}`) }),
  ],
])('a long answer is made comparable once a walk, however many conditions %s', (_what, looks) => {
  const long = 'চা '.repeat(3_000);
  const asked = Array.from({ length: 40 }, (_, at) => ({ id: `q${at}`, required: false, showIf: looks(at) }));
  const expression: Expression = { op: 'answer', question: 'why' };
  const variables: Variable[] = [{ id: 'v', label: 'Why', type: 'text', expression }];
  const sections = [{ id: 's', questions: [{ id: 'why', required: false }, ...asked] }];
  const normalise = vi.spyOn(String.prototype, 'normalize');
  walk({ sections, variables }, { why: long });
  const times = normalise.mock.contexts.filter((text) => String(text).length >= long.length - 1).length;
  normalise.mockRestore();
  expect(times).toBe(1);
});
