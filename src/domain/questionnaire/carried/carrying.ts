import type { Option, Question } from '../schema.ts';
import type { Carried } from './offered.ts';

/** Where a question takes options from; undefined where it has its own alone. */
export function carriedBy(question: Question): Carried | undefined {
  return 'carried' in question ? question.carried : undefined;
}

/** The options that are written in the question itself. */
export function ownOptionsOf({ options }: { options: readonly Option[] }): Option[] {
  return options.filter((option) => !option.carried);
}
