import { expect, it } from 'vitest';
import { pageScript } from './page-script.ts';

it('comes at once where no route says otherwise', () => {
  expect(pageScript([])).toBe('at-once');
  expect(pageScript([undefined, { texts: ['common'] }, null])).toBe('at-once');
});

it('is what the innermost route says', () => {
  expect(pageScript([{ script: 'once-seen' }, { texts: [] }])).toBe('once-seen');
  expect(pageScript([{ script: 'once-seen' }, { script: false }])).toBeNull();
});
