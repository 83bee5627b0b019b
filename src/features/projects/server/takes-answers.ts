/**
 * Whether project `p` of a statement takes answers at the moment in a place of its values (`$1`),
 * its response limit aside: what `availabilityOf` says, for statements that decide as they write.
 * The end is the first moment that is too late.
 */
export function takesAnswers(now: string): string {
  return `p.status = 'processing' AND (p.opens_at IS NULL OR p.opens_at <= ${now}::timestamptz)
    AND (p.ends_at IS NULL OR p.ends_at > ${now}::timestamptz)`;
}
