import { CallError } from '#kit/contract/call.ts';

/** What is wrong with each field, one text a field, as Mantine's `form.setErrors` and the plain fields take it. */
export function formErrorsOf(error: unknown): Record<string, string> {
  return error instanceof CallError ? firstMessages(error.fields) : {};
}

/** The same from a refusal that a loader or action got. */
export function firstMessages(fields: Record<string, string[]> | undefined): Record<string, string> {
  const entries = Object.entries(fields ?? {}).map(([field, messages]) => [field, messages[0] ?? ''] as const);
  return Object.fromEntries(entries.filter(([, message]) => message !== ''));
}
