import type { Localized } from '#domain/text/localized.ts';
import type { MessageKey } from '#messages/keys.ts';

/** Every way a call can fail, and the HTTP status it has. */
export const ERROR_STATUS = {
  invalid: 422,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  limited: 429,
  plan_limit: 402,
  internal: 500,
  busy: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * A message by its key, with its values: an author's own words in their
 * languages, or another text, such as a field's label.
 */
export interface MessageRef {
  key: MessageKey;
  values?: Record<string, string | number | Localized | MessageRef>;
}

/** Field path (`answers.q1`) to what is wrong with it. */
export type FieldMessages = Record<string, MessageRef[]>;

export interface AppErrorDetails {
  /** What happened, more exactly than the code. */
  message?: MessageKey;
  fields?: FieldMessages;
  /** For `limited` and `busy`. */
  retryAfterSeconds?: number;
}

/** The one error that use cases throw; one place turns it into status and envelope. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: MessageRef;
  readonly fields: FieldMessages | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    const key = details.message ?? code;
    super(key);
    this.name = 'AppError';
    this.code = code;
    this.detail = { key };
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** One wrong field, the commonest refusal. */
export function invalidField(path: string, key: MessageKey, values?: MessageRef['values']): AppError {
  return new AppError('invalid', { fields: { [path]: [values ? { key, values } : { key }] } });
}
