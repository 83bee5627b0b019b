import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from './errors.ts';

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

export const errorBody = z.object({
  data: z.object({
    success: z.literal(false),
    message: z.string().describe('What happened, in the language of the call'),
    error: z.object({
      code: z.enum(codes).describe('What kind of refusal it is, the same in every language'),
      fields: z
        .record(z.string(), z.array(z.string()))
        .optional()
        .describe('What is wrong, by the path of the place: `answers.q1`, `questionnaire.sections.0.id`'),
    }),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** Lays data in the body as the endpoint's reply shape says. */
export function wrap(endpoint: Endpoint, data: unknown, message: string | undefined): unknown {
  if (endpoint.reply === 'bare') return { data };
  if (endpoint.reply === 'flat') return { data: { success: true, ...(data as object) } };
  return { data: { success: true, ...(message === undefined ? {} : { message }), data } };
}

/** The inverse of {@link wrap}. */
export function unwrap(endpoint: Endpoint, body: unknown): unknown {
  const outer = (body as { data: unknown }).data;
  if (endpoint.reply === 'bare' || endpoint.reply === 'flat') return outer;
  return (outer as { data: unknown }).data;
}

/** The schema of a success body, for the API's documentation. */
export function bodySchema(endpoint: Endpoint): z.ZodType {
  if (endpoint.reply === 'bare') return z.object({ data: endpoint.data });
  const success = z.object({ success: z.literal(true) });
  if (endpoint.reply === 'flat') return z.object({ data: z.intersection(success, endpoint.data) });
  const inner = endpoint.message === undefined ? success : success.extend({ message: z.string() });
  return z.object({ data: inner.extend({ data: endpoint.data }) });
}
