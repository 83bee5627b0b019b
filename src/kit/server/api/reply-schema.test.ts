import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { questionSchema } from '#domain/questionnaire/schema.ts';
import { getReport } from '#features/reports/contract/report.ts';
import { replySchema } from './reply-schema.ts';

const long = 'a'.repeat(5_000);

describe('a reply', () => {
  it('may have texts longer than anybody may write', () => {
    const question = {
      ...{ kind: 'number', id: 'q', title: { en: long }, help: { bn: long }, required: false },
      ...{ decimals: 2, unit: { en: long } },
    };
    expect(questionSchema.safeParse(question).success).toBe(false);
    expect(replySchema({ data: z.object({ question: questionSchema.nullable() }) }).parse({ question })).toEqual({
      question,
    });
  });

  it('is read as its schema says in all else', () => {
    const tree = z.object({
      name: z.string().min(1).max(3),
      get under(): z.ZodOptional<z.ZodArray<z.ZodType>> {
        return z
          .array(z.lazy(() => tree))
          .max(2)
          .optional();
      },
    });
    const schema = replySchema({ data: tree });
    const leaf = { name: long };
    expect(schema.parse({ name: long, under: [leaf, { ...leaf, secret: true }] })).toEqual({
      name: long,
      under: [leaf, leaf],
    });
    expect(schema.safeParse({ name: '' }).success).toBe(false);
    expect(schema.safeParse({ name: long, under: [leaf, leaf, leaf] }).success).toBe(false);
  });

  it('is told apart by its schema once', () => {
    expect(replySchema(getReport)).toBe(replySchema(getReport));
  });
});
