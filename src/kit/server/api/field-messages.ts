import type { z } from 'zod';
import type { FieldMessages, MessageRef } from '#kit/contract/errors.ts';
import { api } from '#messages/en/api.ts';
import { failures } from '#messages/en/failures.ts';
import type { MessageKey } from '#messages/keys.ts';

/** What a schema refused, by field path. A schema may name a text as its message; else the key follows the rule broken. */
export function fieldsOf(error: z.ZodError): FieldMessages {
  const fields: FieldMessages = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.') || 'body';
    fields[path] = [...(fields[path] ?? []), messageOf(issue)];
  }
  return fields;
}

function messageOf(issue: z.core.$ZodIssue): MessageRef {
  if (isMessageKey(issue.message)) return { key: issue.message };
  switch (issue.code) {
    case 'too_big':
      return { key: issue.origin === 'number' ? 'tooLarge' : 'tooLong', values: { max: Number(issue.maximum) } };
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'invalid_type':
      return { key: issue.message.endsWith('received undefined') ? 'required' : 'invalid' };
    case 'invalid_format':
      return { key: issue.format === 'email' ? 'email' : 'invalid' };
    case 'unrecognized_keys':
      return { key: 'unknownField' };
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
