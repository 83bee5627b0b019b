import fc from 'fast-check';
import { expect, test } from 'vitest';
import { respondentRef } from '#features/taking-part/contract/respondent-parts.ts';
import { parseRef, toRef } from './respondent-ref.ts';

test('names the project, the respondent and the secret, and nothing is lost on the way', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), fc.uuid(), (projectId, respondentId, secret) => {
      const ref = toRef({ projectId, respondentId, secret });
      expect(respondentRef.safeParse(ref).success).toBe(true);
      expect(parseRef(ref)).toEqual({ projectId, respondentId, secret });
    }),
  );
});

test('whatever is read as a ref is the only spelling of it', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 64, maxLength: 64 }),
      fc.stringMatching(/^[A-Za-z0-9_-]{64}$/),
      (text, shaped) => {
        for (const ref of [text, shaped]) {
          const parsed = parseRef(ref);
          if (parsed) expect(toRef(parsed)).toBe(ref);
        }
      },
    ),
  );
});
