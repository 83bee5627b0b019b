import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { blankQuestion, checkQuestion, readAnswer } from '../../../registry.ts';
import type { QuestionOf } from '../../../schema.ts';

type Written = Partial<Pick<QuestionOf<'short_text'>, 'mask' | 'pattern' | 'minLength' | 'maxLength'>>;

const made = (written: Written) => ({ ...blankQuestion('short_text', () => 'q'), ...written });
const keysOf = (written: Written) => checkQuestion(made(written)).map(({ key }) => key);

test.each<Written>([
  { mask: '999', pattern: '[a-z]+' },
  { mask: '999', pattern: '[0-9]{4}' },
  { mask: 'aa-99', pattern: '[A-Z]{2}[0-9]{2}' },
  { mask: '9a', pattern: '[0-9]+' },
])('%j leaves nothing to write as the mask has it', (written) => {
  expect(keysOf(written)).toEqual(['maskAgainstPattern']);
});

test.each<Written>([
  { minLength: 10, pattern: '[a-z]{3}' },
  { minLength: 4, pattern: 'a?b?[ক-হ]' },
  { maxLength: 5, pattern: '[0-9]{10}|[0-9]{13}' },
  { pattern: 'a^b' },
  { pattern: '[^\\s\\S]' },
  { pattern: '(a{0})*$' },
])('%j leaves nothing to write of that length', (written) => {
  expect(keysOf(written)).toEqual(['lengthAgainstPattern']);
});

test.each<Written>([
  { mask: '999', pattern: '\\d{3}' },
  { mask: '৯৯-a', pattern: '[0-9]{2}-[\\p{L}\\p{M}]+' },
  { mask: 'a', pattern: '[ক-হা-ৌ]+' },
  { mask: '(99)', pattern: '^\\(..\\)$' },
  { minLength: 10, pattern: '[a-z]{3,}' },
  { minLength: 500, pattern: '(ab)*' },
  { maxLength: 1, pattern: 'ক\u09cdষ' },
  { maxLength: 10, pattern: '[0-9]{10}' },
  { pattern: '[\\p{Script=Greek}]+' },
])('%j can be answered', (written) => {
  expect(keysOf(written)).toEqual([]);
});

it('says of nothing that somebody wrote that nobody can', () => {
  const atoms = ['a', '9', '-', '.', '[ab]', '[^a]', '\\d', '\\w', '(a|9)', '[ক-হ]', 'ড়', '^', '$', '|', '\\p{L}'];
  const patterns = fc
    .array(fc.tuple(fc.constantFrom(...atoms), fc.constantFrom('', '', '*', '+', '?', '{2}')), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) => parts.map(([atom, often]) => ('^$|'.includes(atom) ? atom : atom + often)).join(''));
  const written = fc.string({ unit: fc.constantFrom('9', 'a', '*', '-'), minLength: 1, maxLength: 4 });
  const masks = fc.option(written, { nil: undefined });
  const lengths = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined });
  const texts = fc.string({
    unit: fc.constantFrom('a', 'b', '1', '9', '-', 'ক', 'ড়', 'ি', '্'),
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(patterns, masks, lengths, lengths, texts, (pattern, mask, minLength, maxLength, text) => {
      const question = made({ pattern, mask, minLength, maxLength });
      if (!('answer' in readAnswer(question, text))) return;
      const hasNoSlot = mask !== undefined && !/[9a*]/.test(mask);
      expect(checkQuestion(question).map(({ key }) => key)).toEqual(hasNoSlot ? ['maskWithoutSlots'] : []);
    }),
    { numRuns: 3_000 },
  );
});
