import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CODE_LENGTH, CODE_SIGNS, certificateCodeWords, readCertificateCode } from './certificate-code.ts';

const anyCode = fc
  .array(fc.constantFrom(...CODE_SIGNS), { minLength: CODE_LENGTH, maxLength: CODE_LENGTH })
  .map((signs) => signs.join(''));

it('is read as it is shown, in capital and small letters, with spaces or without', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      const words = certificateCodeWords(code);
      expect(words).toMatch(/^(?:\w{4}-){3}\w{4}$/);
      for (const typed of [code, words, words.toLowerCase(), ` ${words.replaceAll('-', ' – ')} `])
        expect(readCertificateCode(typed)).toBe(code);
    }),
  );
});

it('takes letters for the digits that they look like', () => {
  expect(readCertificateCode('oooo-iiii-LLLL-0101')).toBe('0000111111110101');
});

it.each(['', '0000', 'U'.repeat(CODE_LENGTH), '0'.repeat(CODE_LENGTH + 1), '০'.repeat(CODE_LENGTH)])(
  'is not what “%s” says',
  (typed) => {
    expect(readCertificateCode(typed)).toBeUndefined();
  },
);
