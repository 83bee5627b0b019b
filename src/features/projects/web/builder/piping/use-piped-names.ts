import { useState } from 'react';
import { isSame } from '#domain/is-same.ts';
import { pipedNames } from '#domain/questionnaire/piping/name-texts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Localized } from '#domain/text/localized.ts';

/** What all that is piped is called; the same as long as it is called so, for every text on the canvas asks. */
export function usePipedNames(questionnaire: Questionnaire): ReadonlyMap<string, Localized> {
  const names = pipedNames(questionnaire);
  const [kept, keep] = useState(names);
  if (isSame([...kept], [...names])) return kept;
  keep(names);
  return names;
}
