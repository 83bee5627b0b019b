import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { outlineIds } from './rearrange.ts';

/** Of the parts around one that is gone, the nearest that is still there: before it, else after it. */
export function nearestPart(before: Questionnaire, now: Questionnaire, goneId: string): string | undefined {
  const ids = outlineIds(before);
  const place = ids.indexOf(goneId);
  const left = new Set(outlineIds(now));
  return [...ids.slice(0, place).reverse(), ...ids.slice(place + 1)].find((id) => left.has(id));
}
