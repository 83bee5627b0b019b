import { CallError } from '#kit/contract/call.ts';

/** A refusal names the field in the way (the end time, the limit); that says more than its general words. */
export function reasonOf(error: unknown): string | undefined {
  return error instanceof CallError ? Object.values(error.fields)[0]?.[0] : undefined;
}
