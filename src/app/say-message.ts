import { shownValues } from '#domain/questionnaire/shown-values.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { MessageRef } from '#kit/contract/errors.ts';
import { translate } from '#messages/translate.ts';

/** A message in words: what its values hold is said in the same language. */
export function sayMessage(locale: Locale, { key, values = {} }: MessageRef): string {
  const plain = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'object' && 'key' in value ? sayMessage(locale, value) : value] as const,
  );
  return translate(locale, key, shownValues({ values: Object.fromEntries(plain) }, locale));
}
