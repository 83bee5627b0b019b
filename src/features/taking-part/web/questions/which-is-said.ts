import { questionsOf } from '#domain/questionnaire/flow.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { ProjectKind } from '#features/projects/contract/kinds.ts';
import type { RequiredOrOptional } from '#ui/plain/questions/question-props.ts';

/** Fewer that may be left out are each called so. */
const FEW = 4;

interface Said {
  /** What is said beside questions. */
  beside: RequiredOrOptional;
  /** What is said once, above all of them. */
  above?: 'anyMaySkip' | 'mostMaySkip';
}

/**
 * Where nearly all questions may be left out that is said once, and those are marked that may not. In a quiz it goes
 * without saying: what is left out earns nothing.
 */
export function whichIsSaid(kind: ProjectKind, questionnaire: Questionnaire): Said {
  const asking = questionsOf(questionnaire).filter(isAsking);
  const optional = asking.filter(({ required, requireIf }) => !required && !requireIf).length;
  if (kind === 'quiz') return { beside: optional * 2 >= asking.length ? 'required' : 'optional' };
  if (optional < FEW || optional * 4 < asking.length * 3) return { beside: 'optional' };
  return { beside: 'required', above: optional === asking.length ? 'anyMaySkip' : 'mostMaySkip' };
}
