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

function unionMessage(issue: z.core.$ZodIssueInvalidUnion): MessageRef {
  if (issue.discriminator !== undefined) return unknownKind(issue);
  if (issue.input === undefined) return { key: 'required' };
  const inner = issue.errors.flat().filter(({ path }) => path.length === 0);
  const expected = inner.flatMap((one) => (one.code === 'invalid_type' ? [one.expected] : []));
  return expected.length === 0 ? { key: 'malformed' } : typeMessage(expected);
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
