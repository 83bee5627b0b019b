import { countedNumber } from '../../questionnaire/kinds/number/counted-number.ts';
import { expressionsIn, type Variable } from '../../questionnaire/variables/expression.ts';
import type { Value, ValueType } from '../../questionnaire/variables/value.ts';
import { waysOf } from '../../questionnaire/variables/ways-of.ts';
import { addedTogether, type Times, type Together } from '../counting/together.ts';
import type { Ends } from '../statistics/bins.ts';

/** A variable as it is counted: as the answers to a question would be, under a tally key of its own. */
export interface CountedValue {
  id: string;
  /** What owners call it. */
  label: string;
  type: ValueType;
  /** Its id and how it is reckoned: what is reckoned in another way is another value, and adds up by itself. */
  key: string;
  /** What a text that owners wrote into it can be, in order; any other is counted as {@link OTHER_TEXT}. */
  texts: readonly string[];
  /** Where its numbers begin and end; left out where that is not known. */
  ends?: Ends;
}

/** Stands for all texts that no owner wrote, of which there may be as many as respondents. No text is this. */
export const OTHER_TEXT = '';

const known = new WeakMap<readonly Variable[], readonly CountedValue[]>();
const NONE: readonly CountedValue[] = [];

/** The variables of a questionnaire as they are counted, in order. They are never changed in place. */
export function countedValues(variables: readonly Variable[] | undefined): readonly CountedValue[] {
  if (!variables?.length) return NONE;
  const found = known.get(variables) ?? countsOf(variables);
  known.set(variables, found);
  return found;
}

function countsOf(variables: readonly Variable[]): CountedValue[] {
  const ways = waysOf(variables);
  const texts = new Map<string, readonly string[]>();
  return variables.map(({ id, label, type, expression }) => {
    const own = expressionsIn(expression).flatMap(({ part }) => {
      if (part.op === 'text') return [part.value];
      return part.op === 'variable' ? (texts.get(part.variable) ?? []) : [];
    });
    texts.set(
      id,
      [...new Set(own)].filter((text) => text !== ''),
    );
    return { id, label, type, key: `${id}:value.${ways.get(id)}`, texts: texts.get(id) ?? [] };
  });
}

/** What many values of one variable add to the tally. */
export function valuesTogether({ type, texts }: CountedValue, values: readonly Times<Value>[]): Together {
  if (type === 'numeric') return countedNumber.together(undefined, values.filter(isOfNumber));
  return addedTogether(values, {
    cells: (value) => ({ [`option:${texts.includes(String(value)) ? value : OTHER_TEXT}`]: 1n }),
    within: () => [],
  });
}

function isOfNumber(value: Times<Value>): value is Times<number> {
  return typeof value.answer === 'number';
}
