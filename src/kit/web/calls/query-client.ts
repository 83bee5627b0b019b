import { QueryClient } from '@tanstack/react-query';
import { CallError } from '#kit/contract/call.ts';

const RETRIES = 2;
const FRESH_MS = 15_000;

/** One a document. A refusal is an answer and is not asked for again; what failed on the way is. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: worthRepeating },
      mutations: { retry: false },
    },
  });
}

export function worthRepeating(failures: number, error: Error): boolean {
  const refused = error instanceof CallError && error.status >= 400 && error.status < 500;
  return !refused && failures < RETRIES;
}
