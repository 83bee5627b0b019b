import type { z } from 'zod';
import { AppError, type FieldMessages, type MessageRef } from '#kit/contract/errors.ts';
import { closestOf, messageOf } from '#kit/contract/issue-message.ts';
import { api } from '#messages/en/api.ts';
import { failures } from '#messages/en/failures.ts';
import type { MessageKey } from '#messages/keys.ts';
import { placeOf } from './place-of.ts';

/** Nobody reads on, and a body of nothing but mistakes would be answered by one many times its size. */
const MOST_PLACES = 100;

/** Reads what was sent by its schema; what the schema refuses is refused, each place by its path. */
export function readBy<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  // With its input an issue tells what is missing from what is wrong.
  const result = schema.safeParse(sent, { reportInput: true });
  if (result.success) return result.data;
  throw new AppError('invalid', { fields: fieldsOf(result.error) });
}

/** What is wrong at each place, by its path. */
function fieldsOf(error: z.ZodError): FieldMessages {
  const fields = new Map<string, MessageRef[]>();
  for (const [path, message] of error.issues.flatMap(closestOf).flatMap(refusedPlaces).slice(0, MOST_PLACES)) {
    fields.set(path, [...(fields.get(path) ?? []), message]);
  }
  return Object.fromEntries(fields);
}

function refusedPlaces(issue: z.core.$ZodIssue): [path: string, message: MessageRef][] {
  if (issue.code !== 'unrecognized_keys') return [[placeOf(issue.path) || 'body', messageOf(issue, isMessageKey)]];
  return issue.keys.map((key) => {
    const path = placeOf([...issue.path, key]);
    return [path, { key: 'unknownField', values: { path } }];
  });
}

function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(api, text) || Object.hasOwn(failures, text);
}
