import type { Locale } from '../../text/locale.ts';
import { findBrokenLinks } from '../checking/find-broken-links.ts';
import { findGaps } from '../checking/find-gaps.ts';
import type { Finding } from '../finding.ts';
import type { Questionnaire } from '../schema.ts';

/** What is wrong with the closings: texts that some would not find in their language, and those nobody is led to. */
export function checkClosings({ sections, closings = [] }: Questionnaire, languages: readonly Locale[]): Finding[] {
  if (closings.length === 0) return [];
  const targets = new Set(
    sections.flatMap(({ questions }) => questions.flatMap(({ jumps = [] }) => jumps.map(({ to }) => to))),
  );
  return closings.flatMap(({ id: closingId, title, text }): Finding[] => {
    const missing = { severity: 'warning', key: 'missingClosing', closingId } as const;
    return [
      ...findGaps(title, languages, { ...missing, text: 'title' }),
      ...findGaps(text, languages, { ...missing, text: 'text' }),
      ...findBrokenLinks(title, languages, { closingId, text: 'title' }),
      ...findBrokenLinks(text, languages, { closingId, text: 'text' }),
      ...(targets.has(closingId) ? [] : [{ severity: 'warning', key: 'closingUnused', closingId } as const]),
    ];
  });
}
