import { z } from 'zod';

interface FieldRules {
  /** It may not be left empty. */
  required: boolean;
  /** In characters; undefined for what is no text. */
  maxLength: number | undefined;
}

const NOTHING = ['', null, undefined];

/** What a field's own schema says about the field that fills it. */
export function rulesOf(schema: z.ZodType): FieldRules {
  return {
    required: !NOTHING.some((nothing) => schema.safeParse(nothing).success),
    maxLength: textIn(schema)?.maxLength ?? undefined,
  };
}

function textIn(schema: z.ZodType): z.ZodString | undefined {
  if (schema instanceof z.ZodString) return schema;
  const wraps = schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return wraps ? textIn(schema.unwrap() as z.ZodType) : undefined;
}
