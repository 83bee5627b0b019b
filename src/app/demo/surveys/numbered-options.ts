import type { Option } from '#domain/questionnaire/schema.ts';

/** Options in both languages, o1 and on by their places. */
export function numberedOptions(...labels: [en: string, bn: string][]): Option[] {
  return labels.map(([en, bn], index) => ({ id: `o${index + 1}`, label: { en, bn } }));
}
