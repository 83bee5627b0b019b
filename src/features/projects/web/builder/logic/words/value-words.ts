import type { ValueClause } from '#domain/questionnaire/logic/value-clause.ts';
import { formatNumber } from '#domain/text/format.ts';
import type { Translator } from '#messages/translator.ts';
import { anyOf, type Named, type Said, UNSAID } from './said.ts';

/** What a sentence says of what a variable comes to. */
export function valueSaid(
  { variable, phrase, from, to, values = [] }: ValueClause,
  { variables }: Named,
  { t, locale }: Translator,
): Said {
  const named = variables.get(variable);
  const say = (bound: number | undefined) => (bound === undefined ? UNSAID : formatNumber(bound, locale));
  return {
    text: t(`logic:valueSays.${phrase}`, { value: '<value/>', values: '<values/>', from: '<from/>', to: '<to/>' }),
    values: {
      value: named ? named.label.trim() || t('logic:unnamedValue') : t('logic:goneValue'),
      values: anyOf(values, t),
      from: say(from),
      to: say(to),
    },
  };
}
