import type { z } from 'zod';
import type { MessageKey } from '#messages/keys.ts';
import type { MessageRef } from './errors.ts';

/**
 * What to say of something that a schema refused. A schema may name a text as its message, with values as `params`;
 * else the text follows the rule broken. The server and the forms of the browser say the same.
 */
export function messageOf(issue: z.core.$ZodIssue, isKey: (text: string) => text is MessageKey): MessageRef {
  if (isKey(issue.message))
    return { key: issue.message, ...(issue.code === 'custom' && { values: issue.params ?? {} }) };
  switch (issue.code) {
    case 'too_big':
      return { ...TOO_MUCH[measured(issue.origin)], values: { max: Number(issue.maximum) } };
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'invalid_type':
      return issue.input === undefined ? { key: 'required' } : typeMessage([issue.expected]);
    case 'invalid_value':
      return issue.input === undefined ? { key: 'required' } : oneOf(issue.values);
    case 'invalid_union':
      return unionMessage(issue);
    case 'invalid_format':
      return formMessage(issue);
    default:
      return { key: 'malformed' };
  }
}

/** What is said by what a bound is a bound of. */
const TOO_LITTLE = { number: { key: 'tooSmall' }, list: { key: 'tooFew' }, text: { key: 'tooShort' } } as const;
const TOO_MUCH = { number: { key: 'tooLarge' }, list: { key: 'tooMany' }, text: { key: 'tooLong' } } as const;

function measured(origin: string): keyof typeof TOO_MUCH {
  if (origin === 'number' || origin === 'int') return 'number';
  return origin === 'string' ? 'text' : 'list';
}

/** Names the types as JSON does. */
function typeMessage(expected: readonly string[]): MessageRef {
  const types = expected.map((type) => JSON_TYPES[type] ?? type);
  return { key: 'jsonType', values: { type: types.join(' | ') } };
}

const JSON_TYPES: Record<string, string> = { record: 'object', int: 'integer' };

function oneOf(values: readonly unknown[]): MessageRef {
  return { key: 'oneOf', values: { values: values.map(String).join(', ') } };
}

/**
 * Of something that fits none of several schemas, what is wrong by the one that its type is right for, at its own
 * place: whoever sent a list means a list. The issue itself where its type is right for none.
 */
export function closestOf(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (!isUnion(issue)) return [issue];
  const [closest] = branchesOf(issue)
    .filter((branch) => !branch.some(isOfOtherType))
    .sort((one, other) => depthOf(other) - depthOf(one));
  if (!closest) return [issue];
  return closest.flatMap((inner) => closestOf({ ...inner, path: [...issue.path, ...inner.path] }));
}

type Union = z.core.$ZodIssueInvalidUnion;

/** One that no property tells the branches of apart. */
function isUnion(issue: z.core.$ZodIssue): issue is Union {
  return issue.code === 'invalid_union' && issue.discriminator === undefined;
}

/** What each of its schemas has against it, those of unions within it among them. */
function branchesOf({ errors }: Union): z.core.$ZodIssue[][] {
  return errors.flatMap((branch) => {
    const [first] = branch;
    return first && isUnion(first) && first.path.length === 0 ? branchesOf(first) : [branch];
  });
}

/** Whether it says that the whole is of another type, and not something in it. */
function isOfOtherType({ path, code }: z.core.$ZodIssue): boolean {
  return path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');
}

function depthOf(branch: readonly z.core.$ZodIssue[]): number {
  return Math.max(...branch.map(({ path }) => path.length));
}

function unionMessage(issue: Union): MessageRef {
  if (issue.discriminator !== undefined) return unknownKind(issue);
  if (issue.input === undefined) return { key: 'required' };
  const inner = branchesOf(issue).flat().filter(isOfOtherType);
  const expected = inner.flatMap((one) => (one.code === 'invalid_type' ? [one.expected] : []));
  return expected.length === 0 ? { key: 'malformed' } : typeMessage([...new Set(expected)]);
}

/** Its type does not tell of the options, the issue does. */
type KindIssue = z.core.$ZodIssueInvalidUnion & { options?: readonly unknown[] };

function unknownKind({ discriminator = '', options = [], input }: KindIssue): MessageRef {
  const isNamed = (input as Record<string, unknown> | undefined)?.[discriminator] !== undefined;
  return isNamed ? oneOf(options) : { key: 'required' };
}

function tooSmall(origin: string, min: number): MessageRef {
  if (origin === 'string' && min === 1) return { key: 'required' };
  return { ...TOO_LITTLE[measured(origin)], values: { min } };
}

/** Tells in which form the text is expected. */
function formMessage({ format, pattern }: z.core.$ZodIssueInvalidStringFormat): MessageRef {
  if (format === 'email') return { key: 'email' };
  if (format === 'date') return { key: 'isoDate' };
  if (format === 'datetime') return { key: 'isoMoment' };
  if (format === 'regex' && pattern !== undefined) return { key: 'pattern', values: { pattern } };
  return { key: 'malformed' };
}
