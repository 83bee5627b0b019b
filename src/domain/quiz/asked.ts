import type { Asked, Questionnaire } from '../questionnaire/schema.ts';
import type { Marking } from './marking-schema.ts';

/** A questionnaire as it is published: what respondents are sent, and apart from it what they are marked by. */
export function apart({ marking, ...asked }: Questionnaire): { asked: Asked; marking: Marking | undefined } {
  return { asked, marking };
}

const whole = new WeakMap<Asked, Questionnaire>();

/** Both together again, for those who count and for the owner; the same object for the same two. */
export function together(asked: Asked, marking: Marking | undefined): Questionnaire {
  if (!marking) return asked;
  const known = whole.get(asked) ?? { ...asked, marking };
  whole.set(asked, known);
  return known;
}
