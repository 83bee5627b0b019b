import type { Walk } from '#domain/questionnaire/logic/walk.ts';
import type { Question } from '#domain/questionnaire/schema.ts';

/**
 * What a form says of each question that is asked: its id, and where it takes options from an earlier one, which of
 * them are offered. Neither sign stands in an id.
 */
export function askedNames({ asked, offered }: Pick<Walk<Question>, 'asked' | 'offered'>): string[] {
  return asked.map(({ id }) => {
    const offer = offered.get(id);
    return offer ? `${id}:${[...offer].join('.')}` : id;
  });
}

/** The question that such a name is of. */
export function askedId(name: string): string {
  return name.split(':')[0] ?? '';
}
