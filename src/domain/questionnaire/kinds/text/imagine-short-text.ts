import type { MadeUpPerson } from '../../made-up-person.ts';
import type { QuestionOf } from '../../schema.ts';
import { exampleOfPattern } from './pattern/example-of-pattern.ts';
import { readPattern } from './pattern/pattern.ts';

/** What somebody may write, as its mask or its pattern asks for it. */
export function imagineForm(
  { minLength = 1, mask, pattern: written }: QuestionOf<'short_text'>,
  person: MadeUpPerson,
): string | undefined {
  if (mask !== undefined) return imagineMasked(mask, person);
  const pattern = written === undefined ? undefined : readPattern(written);
  if (!pattern || 'key' in pattern) return person.say().padEnd(minLength, '…');
  return exampleOfPattern(pattern.parts, (count) => person.pick(count));
}

function imagineMasked(mask: string, person: MadeUpPerson): string {
  return [...mask].map((sign) => ('9৯*'.includes(sign) ? person.digits(1) : sign)).join('');
}
