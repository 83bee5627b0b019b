import type { z } from 'zod';
import type { FieldMessages, MessageRef } from '#kit/contract/errors.ts';

/** What a schema refused, by field path. A schema may name a catalogue key as its message; else the key follows the rule broken. */
export function fieldsOf(error: z.ZodError): FieldMessages {
  const fields: FieldMessages = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.') || 'body';
    fields[path] = [...(fields[path] ?? []), messageOf(issue)];
  }
  return fields;
}

function messageOf(issue: z.core.$ZodIssue): MessageRef {
  if (/^[a-z][A-Za-z]*$/.test(issue.message)) return { key: issue.message };
  if (issue.code === 'too_big')
    return { key: issue.origin === 'number' ? 'tooLarge' : 'tooLong', values: { max: Number(issue.maximum) } };
  if (issue.code === 'too_small') {
    if (issue.origin === 'string' && Number(issue.minimum) === 1) return { key: 'required' };
    return { key: issue.origin === 'number' ? 'tooSmall' : 'tooShort', values: { min: Number(issue.minimum) } };
  }
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return { key: 'required' };
  if (issue.code === 'invalid_format' && issue.format === 'email') return { key: 'email' };
  if (issue.code === 'unrecognized_keys') return { key: 'unknownField' };
  return { key: 'invalid' };
}
