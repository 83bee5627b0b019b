import { isRouteErrorResponse } from 'react-router';
import type { ErrorBody } from '#kit/contract/envelope.ts';

/** Status of a failed page, and the words the server refused with. What broke inside is the log's business. */
export function describeError(error: unknown): { status: number; message?: string } {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const body = error.data as Partial<ErrorBody['data']> | string | null;
  return { status: error.status, message: typeof body === 'object' ? body?.message : undefined };
}
