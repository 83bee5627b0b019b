import type { z } from 'zod';
import type { FieldMessages, MessageRef } from '#kit/contract/errors.ts';
import { api } from '#messages/en/api.ts';
import { failures } from '#messages/en/failures.ts';
import type { MessageKey } from '#messages/keys.ts';

/** Nobody reads on, and a body of nothing but mistakes would be answered by one many times its size. */
const MOST_PLACES = 100;
/** What was sent names itself in the refusal, and could do so at any length. */
const LONGEST_NAME = 100;

/** What a schema refused, by field path. A schema may name a text as its message, with values as `params`; else the key follows the rule broken. */
export function fieldsOf(error: z.ZodError): FieldMessages {
  const fields = new Map<string, MessageRef[]>();
  for (const [path, message] of error.issues.flatMap(refusedPlaces).slice(0, MOST_PLACES)) {
    fields.set(path, [...(fields.get(path) ?? []), message]);
  }
  return Object.fromEntries(fields);
}

function refusedPlaces(issue: z.core.$ZodIssue): [path: string, message: MessageRef][] {
  if (issue.code !== 'unrecognized_keys') return [[issue.path.join('.') || 'body', messageOf(issue)]];
  return issue.keys.map((key) => {
    const path = [...issue.path, key.slice(0, LONGEST_NAME)].join('.');
    return [path, { key: 'unknownField', values: { path } }];
  });
}

function messageOf(issue: z.core.$ZodIssue): MessageRef {
  if (isMessageKey(issue.message))
    return { key: issue.message, ...(issue.code === 'custom' && { values: issue.params ?? {} }) };
  switch (issue.code) {
    case 'too_big':
      return { key: issue.origin === 'number' ? 'tooLarge' : 'tooLong', values: { max: Number(issue.maximum) } };
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'invalid_type':
      return { key: issue.message.endsWith('received undefined') ? 'required' : 'invalid' };
    case 'invalid_format':
      return formMessage(issue.format);
    default:
      return { key: 'invalid' };
  }
}

function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(api, text) || Object.hasOwn(failures, text);
}

function tooSmall(origin: string, min: number): MessageRef {
  if (origin === 'string' && min === 1) return { key: 'required' };
  return { key: origin === 'number' ? 'tooSmall' : 'tooShort', values: { min } };
}

/** Tells in which form the text is expected. */
function formMessage(format: string): MessageRef {
  if (format === 'email') return { key: 'email' };
  if (format === 'date') return { key: 'isoDate' };
  return { key: format === 'datetime' ? 'isoMoment' : 'invalid' };
}
