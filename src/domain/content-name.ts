import { randomFrom } from './random-from.ts';

/** A short name of a content: the same of the same, however its records are ordered. */
export function contentName(content: unknown): string {
  return randomFrom(inOneOrder(content))().toString(36);
}

function inOneOrder(content: unknown): string {
  return JSON.stringify(content, (_name, part: unknown) => {
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
