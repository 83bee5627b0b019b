import { CallError } from '#kit/contract/call.ts';

/**
 * Whether there is nothing there: an address that was never one of something (422) is as good as one of nothing (404).
 */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.code === 'invalid');
}
