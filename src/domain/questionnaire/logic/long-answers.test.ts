import { expect, it, vi } from 'vitest';
import type { Condition } from './condition.ts';
import { walk } from './walk.ts';

it('a long answer is made comparable once a walk, however many conditions look into it', () => {
  const long = 'চা '.repeat(3_000);
  const looks = (text: string): Condition => ({ op: 'contains', question: 'why', text });
  const asked = Array.from({ length: 40 }, (_, at) => ({ id: `q${at}`, required: false, showIf: looks(`চা ${at}`) }));
  const sections = [{ id: 's', questions: [{ id: 'why', required: false }, ...asked] }];
  const normalise = vi.spyOn(String.prototype, 'normalize');
  walk({ sections }, { why: long });
  const times = normalise.mock.contexts.filter((text) => String(text).length >= long.length - 1).length;
  normalise.mockRestore();
  expect(times).toBe(1);
});
