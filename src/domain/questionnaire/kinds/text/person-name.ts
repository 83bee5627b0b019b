import type { Kind } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import { freshQuestion } from '../fresh-question.ts';
import { TAKEN_OUT } from '../taken-out.ts';
import { readText, toOneLine } from './read-text.ts';
import { typedText } from './typed-text.ts';

/** A person's name in one field: which part of it comes first, and whether it has parts, nobody is asked. */
export const personName: Kind<'person_name', string> = {
  ...typedText,
  kind: 'person_name',
  withoutPerson: () => TAKEN_OUT,
  seconds: 6,
  blank: (id) => ({ ...freshQuestion(id), kind: 'person_name' }),
  read: (_question, input) => readText(input, { max: LIMITS.shortText }, toOneLine),
};
