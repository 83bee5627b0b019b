import { LOCALES } from '#domain/text/locale.ts';
import { cleanLine } from '#domain/text/normalise.ts';
import { invalidField } from '#kit/contract/errors.ts';
import type { CategoryContent } from '../../contract/ticket-choices.ts';

/** What is chosen, as it is stored: its name on one line, in both languages. */
export function cleanChoice<Content extends CategoryContent>(typed: Content): Content {
  const name = { en: cleanLine(typed.name.en), bn: cleanLine(typed.name.bn) };
  for (const locale of LOCALES) if (name[locale] === '') throw invalidField(`name.${locale}`, 'required');
  return { ...typed, name };
}
