// The builder's operations on closings; as those on questions, each gives a new questionnaire.
import type { Questionnaire } from '../schema.ts';
import type { Closing } from './closing-schema.ts';

/** Adds an empty closing after the others. */
export function addClosing(questionnaire: Questionnaire, id: string): Questionnaire {
  return { ...questionnaire, closings: [...(questionnaire.closings ?? []), { id, title: {}, text: {} }] };
}

/** Replaces the closing that has the same id. */
export function updateClosing(questionnaire: Questionnaire, closing: Closing): Questionnaire {
  const closings = questionnaire.closings?.map((before) => (before.id === closing.id ? closing : before));
  return closings ? { ...questionnaire, closings } : questionnaire;
}

/** Takes a closing out. Jumps that lead to it stay as they are, and the checker names them. */
export function removeClosing({ closings = [], ...others }: Questionnaire, id: string): Questionnaire {
  const left = closings.filter((closing) => closing.id !== id);
  return left.length > 0 ? { ...others, closings: left } : others;
}
