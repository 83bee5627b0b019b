import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { exampleOfPattern, takesDigitsAlone } from './example-of-pattern.ts';
import { fitsPattern, type Pattern, readPattern, walkPattern } from './pattern.ts';
import { PATTERN_PRESETS } from './pattern-presets.ts';

function good(written: string): Pattern {
  const pattern = readPattern(written);
  if ('key' in pattern) throw new Error(pattern.key);
  return pattern;
}

describe('a pattern', () => {
  test.each([
    ['[A-Z]{2}-[0-9]{4}', ['AB-1234'], ['AB1234', 'ab-1234', 'AB-12345', ' AB-1234']],
    ['[০-৯]{3}', ['123'], ['12', '1a3']],
    ['[0-9]{10}|[0-9]{13}', ['1234567890', '1234567890123'], ['12345678901', '']],
    ['^a$|^b+$', ['a', 'b', 'bbb'], ['aa', 'ab', '']],
    ['(?:ab?)*?c', ['c', 'ac', 'ababac'], ['b', 'abb']],
    ['[\\p{L}\\p{M} ]+', ['কমলা লেবু', 'Æsop'], ['a1', '']],
    ['.{2,}', ['😀a', 'abc'], ['😀']],
    ['a{0}b{2,3}', ['bb', 'bbb'], ['b', 'bbbb', 'abb']],
    ['\\(\\d\\)\\t?', ['(1)', '(1)\t'], ['1']],
    ['[^\\]a]]', ['b]'], ['a]', ']]']],
    ['', [''], ['a']],
  ])('%s takes what is written so', (written, fitting, others) => {
    const pattern = good(written);
    expect(fitting.filter((text) => !fitsPattern(pattern, text))).toEqual([]);
    expect(others.filter((text) => fitsPattern(pattern, text))).toEqual([]);
  });

  test.each([
    ['(ab', 'patternUnclosed', 1, '('],
    ['ab)', 'patternUnclosed', 3, ')'],
    ['কখ[a', 'patternUnclosed', 3, '['],
    ['a\\', 'patternUnclosed', 2, '\\'],
    ['ab{4', 'patternUnclosed', 3, '{'],
    ['*a', 'patternNothingToRepeat', 1, '*'],
    ['a++', 'patternNothingToRepeat', 3, '+'],
    ['a{3,2}', 'patternNothingToRepeat', 2, '{'],
    ['(?=a)', 'patternNotTaken', 2, '?'],
    ['(a)\\1', 'patternNotTaken', 5, '1'],
    ['\\bword', 'patternNotTaken', 2, 'b'],
    ['[z-a]', 'patternNotTaken', 1, '['],
    ['\\p{Nowhere}', 'patternNotTaken', 1, '\\'],
    ['a{201}', 'patternTooLarge', 2, '{'],
    ['((a{99}){99}){99}', 'patternTooLarge', 1, '('],
    ['((){99}){99}', 'patternTooLarge', 1, '('],
  ])('%s is refused: %s', (written, key, at, sign) => {
    expect(readPattern(written)).toEqual({ key, values: { at, sign } });
  });

  test.each([
    ['(a+)+$', 'a'],
    ['(a|a)*b', 'a'],
    ['(a*)*$', 'a'],
    ['(.*a){20}', 'a'],
    ['([a-z]*[a-z]*){30}', 'a'],
    ['[ড়]*[^a]*', '\u09a1\u09bc'],
  ])('%s looks at each of its steps once a character', (written, letter) => {
    const pattern = good(written);
    const text = `${letter.repeat(500)}!`;
    expect(pattern.steps.length).toBeLessThanOrEqual(200);
    expect(walkPattern(pattern, text).looks).toBeLessThanOrEqual(pattern.steps.length * (text.length + 1));
  });

  it('is read once however often it is asked for, and not kept for ever', () => {
    const first = readPattern('[a-f]{4}');
    expect(readPattern('[a-f]{4}')).toBe(first);
    for (let other = 0; other < 500; other += 1) readPattern(`a{${other % 100}}b{${Math.floor(other / 100)}}`);
    expect(readPattern('[a-f]{4}')).not.toBe(first);
  });

  test.each([
    ['বা\u09dcি', ['বা\u09a1\u09bcি'], ['বাডি']],
    ['বা\u09a1\u09bc+ি', ['বা\u09a1\u09bcি', 'বা\u09a1\u09bc\u09a1\u09bcি'], ['বা\u09a1\u09bc\u09bcি', 'বাডি']],
    ['[\u09dc\u09dd]{2}', ['\u09a1\u09bc\u09a2\u09bc'], ['ডঢ', '\u09a1\u09bc', '\u09af\u09bc\u09af\u09bc']],
    ['[\u0985-\u09df]{3}', ['\u09af\u09bcাত', '\u09af\u09bcা'], ['ab']],
    ['[ক-হা-ৌ\u09bc]+', ['বা\u09a1\u09bcি'], ['cat']],
    ['\u09dc[ক-হ\u09bc]+', ['\u09a1\u09bc\u09a1\u09bc'], ['\u09a1\u09bc']],
    ['caf\u00e9', ['caf\u00e9'], ['cafe']],
    ['cafe\u0301', ['caf\u00e9'], ['cafe']],
    ['[e\u0301x]', ['\u00e9', 'x'], ['e']],
  ])('%s takes what is stored in its normal form', (written, fitting, others) => {
    const pattern = good(written);
    expect(fitting.filter((text) => !fitsPattern(pattern, text.normalize('NFC')))).toEqual([]);
    expect(others.filter((text) => fitsPattern(pattern, text.normalize('NFC')))).toEqual([]);
  });

  it('takes the same texts as the language does', () => {
    const atoms = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '(a|b)', '(?:ab)', '^', '$', '|', '((a*)*)');
    const times = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '+?');
    const written = fc
      .array(fc.tuple(atoms, times), { maxLength: 6 })
      .map((parts) => parts.map(([atom, often]) => ('^$|'.includes(atom) ? atom : atom + often)).join(''));
    fc.assert(
      fc.property(written, fc.string({ unit: fc.constantFrom('a', 'b', '1'), maxLength: 8 }), (pattern, text) => {
        expect(fitsPattern(good(pattern), text)).toBe(new RegExp(`^(?:${pattern})$`, 'u').test(text));
      }),
    );
  });

  it('is read or refused, whatever is written', () => {
    const signs = fc.constantFrom(...'ab1\\()[]{}|*+?^$.,-dpLক😀');
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 30 }), (written) => {
        const pattern = readPattern(written);
        if (!('key' in pattern)) fitsPattern(pattern, written);
      }),
    );
  });
});

test('an example fits what it is an example of', () => {
  for (const written of ['[A-Z]{2}-[0-9]{4}', 'a|b|[^a-z]', '(ab?)+\\.?', '[\\p{L}]*', '\\d{17}']) {
    const pattern = good(written);
    for (const nth of [0, 1, 7]) {
      const example = exampleOfPattern(pattern.parts, (count) => nth % count);
      expect(fitsPattern(pattern, example ?? '')).toBe(true);
    }
  }
  expect(exampleOfPattern(good('[🐘]').parts, () => 0)).toBeUndefined();
});

test('whether there is nothing but digits to type is known', () => {
  const digits = ['[0-9]{10}|\\d{13}', '\\p{Nd}+', '^[০-৯]{4}$'];
  const others = ['[A-Z]\\d', 'N\\d{4}', '[অ-ঔ]+', '[0-9N]+', '\\d+-\\d', '[🐘]\\d', 'ড়\\d'];
  expect(digits.filter((written) => !takesDigitsAlone(good(written).parts))).toEqual([]);
  expect(others.filter((written) => takesDigitsAlone(good(written).parts))).toEqual([]);
});

test.each(['Æsop O’Neill', 'র\u200d্যাব', 'আবদুল\u200c্লাহ', 'রায়'])('a name is nothing but letters: %s', (name) => {
  expect(fitsPattern(good(PATTERN_PRESETS.letters.pattern), name.normalize('NFC'))).toBe(true);
});
