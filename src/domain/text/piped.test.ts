import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localizedText } from './localized.ts';
import { type Piped, pipedIn, printPiped, replacePiped, withPlaceholders } from './piped.ts';

const pieces = fc.record({
  from: fc.constantFrom<Piped['from']>('answer', 'value'),
  id: fc.stringMatching(/^[A-Za-z0-9_-]{1,32}$/),
  fallback: fc.oneof(fc.constant(undefined), fc.stringMatching(/^[^{}|\n]{0,30}$/)),
});

it('reads what it prints, wherever it stands', () => {
  const around = fc.stringMatching(/^[^{}]*$/);
  const property = fc.property(fc.array(fc.tuple(around, pieces)), around, (parts, end) => {
    const text = parts.map(([before, piped]) => before + printPiped(piped)).join('') + end;
    expect(pipedIn(text)).toEqual(parts.map(([, piped]) => piped));
    expect(replacePiped(text, printPiped)).toBe(text);
  });
  fc.assert(property);
});

it.each(['{{name}}', '{{answer:}}', '{{answer:q1', '{answer:q1}', '{{answer:q1|a|b}}', '2 {{ 3 }} 4'])(
  'leaves %j as it was written',
  (text) => {
    expect(pipedIn(text)).toEqual([]);
    expect(withPlaceholders(text)).toBe(text);
  },
);

it('is never shown as it is written', () => {
  const text = 'Why {{answer:q1|that city}}, not {{answer:q2}}?';
  expect(localizedText({ en: text }, 'bn')).toBe('Why [that city], not […]?');
  expect(withPlaceholders(text, ({ id }) => (id === 'q2' ? 'Town' : undefined))).toBe('Why [that city], not [Town]?');
});
