import type { Option, Question } from '../schema.ts';
import type { Carried, Carrying } from './offered.ts';

/** Where a question takes options from; undefined where it has its own alone. */
export function carriedBy({ carried }: Pick<Question, 'id'> & Pick<Carrying, 'carried'>): Carried | undefined {
  return carried;
}

/** The options that are written in the question itself. */
export function ownOptionsOf({ options }: { options: readonly Option[] }): Option[] {
  return options.filter((option) => !option.carried);
}
