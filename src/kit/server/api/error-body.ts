import type { Locale } from '#domain/text/locale.ts';
import type { ErrorBody } from '#kit/contract/envelope.ts';
import type { AppError, MessageRef } from '#kit/contract/errors.ts';

/** Puts what the server says in words. */
export type Translate = (locale: Locale, message: MessageRef) => string;

/** The error body of the wire, in the request's language. */
export function errorBody(error: AppError, locale: Locale, translate: Translate): ErrorBody {
  const fields = error.fields && Object.entries(error.fields);
  return {
    data: {
      success: false,
      message: translate(locale, error.detail),
      error: {
        code: error.code,
        ...(fields && {
          fields: Object.fromEntries(fields.map(([path, refs]) => [path, refs.map((ref) => translate(locale, ref))])),
        }),
      },
    },
  };
}
