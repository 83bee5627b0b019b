import { type Answer, chosenOf, isInParts } from '../../answers/answer.ts';
import { entriesIn } from '../../answers/entries.ts';
import { LIMITS } from '../limits.ts';
import { holds, looked, NO_VALUES, type Reckoner } from '../logic/condition.ts';
import type { Facts } from '../logic/facts.ts';
import { type Arithmetic, type Expression, namesBehind, type Variable } from './expression.ts';
import type { Value } from './value.ts';

/** What expressions look at. */
interface Known {
  given: ReadonlyMap<string, Answer>;
  facts: Facts;
  reckoner: Reckoner;
}

/** So many digits tell two doubles apart that were not reckoned in two ways: 0.1 and 0.2 make 0.3. */
const DIGITS = 15;

/**
 * Tells what variables come to with the answers given so far, each reckoned when somebody asks, and once until
 * something it depends on is answered. `given` may grow on the way. A variable looks at those before it alone, so that
 * this always ends.
 */
export function createReckoner(
  variables: readonly Variable[] | undefined,
  given: ReadonlyMap<string, Answer>,
  facts: Facts,
): Reckoner {
  if (!variables?.length) return NO_VALUES;
  const places = new Map(variables.map(({ id }, place) => [id, place]));
  const found = new Map<string, Value | undefined>();
  let answers = given.size;

  const before =
    (end: number): Reckoner =>
    (id) => {
      const place = places.get(id);
      const variable = place === undefined || place >= end ? undefined : variables[place];
      if (place === undefined || !variable) return undefined;
      if (found.has(id)) return found.get(id);
      const value = asValue(variable, reckon(variable.expression, { given, facts, reckoner: before(place) }));
      found.set(id, value);
      return value;
    };

  function forgetOutdated(): void {
    const behind = namesBehind(variables);
    const fresh = [...given.keys()].slice(answers);
    for (const id of found.keys()) if (fresh.some((question) => behind.get(id)?.has(question))) found.delete(id);
    answers = given.size;
  }

  const all = before(variables.length);
  return (id) => {
    if (given.size !== answers) forgetOutdated();
    return all(id);
  };
}

/** A number as a number question could be answered with: what is out of its reach is no value. */
function asValue({ type }: Variable, value: Value | undefined): Value | undefined {
  if ((type === 'text') !== (typeof value === 'string')) return undefined;
  if (typeof value !== 'number') return value || undefined;
  const kept = rounded(value, LIMITS.decimals);
  return kept !== undefined && Math.abs(kept) <= LIMITS.number ? kept : undefined;
}

/** What an expression comes to; undefined where that is not known. Never throws, whatever answers are. */
function reckon(expression: Expression, known: Known): Value | undefined {
  switch (expression.op) {
    case 'numeric':
    case 'text':
      return expression.value;
    case 'fact':
      return Object.hasOwn(known.facts, expression.fact) ? known.facts[expression.fact] : undefined;
    case 'variable':
      return known.reckoner(expression.variable);
    case 'answer': {
      const [first, ...others] = lookedIn(expression, known);
      return others.length > 0 || expression.eachRow
        ? total([first, ...others].map(asNumber))
        : typeof first === 'object'
          ? entriesIn(first)
          : first;
    }
    case 'count':
      return total(lookedIn(expression, known).map((answer) => chosenOf(answer).length));
    case 'points':
      return total(lookedIn(expression, known).map((answer) => pointsOf(expression.points, answer)));
    case 'if': {
      const branch = holds(expression.if, known.given, known.facts, known.reckoner) ? expression.yes : expression.no;
      return branch && reckon(branch, known);
    }
    case 'round': {
      const value = asNumber(reckon(expression.of, known));
      return value === undefined ? undefined : rounded(value, expression.decimals);
    }
    default: {
      const values = expression.of.map((part) => asNumber(reckon(part, known)));
      return clean(combined(expression.op, values));
    }
  }
}

/** The answer that is looked at, or what it says of every row; nothing where nothing was said. */
function lookedIn({ question, row, eachRow }: Extract<Expression, { question: string }>, { given }: Known): Answer[] {
  const answer = given.get(question);
  if (eachRow) return answer !== undefined && isInParts(answer) ? Object.values(answer) : [];
  const said = looked({ row }, answer);
  return said === undefined ? [] : [said];
}

function pointsOf(worth: Extract<Expression, { op: 'points' }>['points'], answer: Answer): number {
  const chosen = new Set(chosenOf(answer));
  return worth.reduce((sum, { option, points }) => (chosen.has(option) ? sum + points : sum), 0);
}

/**
 * Of what is not known nothing is added, and there is no mean, least or most of it: who skips a question gets no points
 * there, and a score for the others. A difference, a product and a quotient need all of theirs.
 */
function combined(op: Arithmetic, values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  switch (op) {
    case 'sum':
      return total(values);
    case 'mean':
      return known.length === 0 ? undefined : (total(known) ?? 0) / known.length;
    case 'min':
      return known.length === 0 ? undefined : Math.min(...known);
    case 'max':
      return known.length === 0 ? undefined : Math.max(...known);
    default: {
      const [first, ...others] = known;
      if (first === undefined || known.length < values.length) return undefined;
      return others.reduce((result, value) => STEPS[op](result, value), first);
    }
  }
}

const STEPS = {
  difference: (result: number, value: number) => result - value,
  product: (result: number, value: number) => result * value,
  quotient: (result: number, value: number) => result / value,
};

function total(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : clean(known.reduce((sum, value) => sum + value, 0));
}

function asNumber(value: Answer | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Halves go away from zero. */
function rounded(value: number, decimals: number): number | undefined {
  const unit = 10 ** decimals;
  const units = Math.round(Number((Math.abs(value) * unit).toPrecision(DIGITS))) / unit;
  return clean(value < 0 ? -units : units);
}

/** Without what doubles add to a result; what is no number, as after dividing by zero, is nothing. */
function clean(value: number | undefined): number | undefined {
  // Adding zero makes 0 of -0.
  return value === undefined || !Number.isFinite(value) ? undefined : Number(value.toPrecision(DIGITS)) + 0;
}
