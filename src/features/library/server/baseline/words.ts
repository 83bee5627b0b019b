import type { CoverPrint } from '#domain/colour/cover-prints.ts';
import type { Theme } from '#domain/colour/themes.ts';
import type { Option, Question, Section } from '#domain/questionnaire/schema.ts';
import type { Marking } from '#domain/quiz/marking-schema.ts';
import type { Localized } from '#domain/text/localized.ts';
import { cleanText } from '#domain/text/normalise.ts';
import type { ProjectKind } from '#features/projects/contract/kinds.ts';

/** A template as it comes with a new installation. */
export interface BaselineTemplate {
  id: string;
  kind: ProjectKind;
  title: Localized;
  summary: Localized;
  description: Localized;
  theme: Theme;
  print: CoverPrint;
  content: { sections: Section[]; marking?: Marking };
}

export type Words = readonly [en: string, bn: string];

export function words([en, bn]: Words): Localized {
  return { en: cleanText(en), bn: cleanText(bn) };
}

/** What every question has; `help` may be left out. */
export function asks(id: string, title: Words, help?: Words) {
  return { id, title: words(title), help: help ? words(help) : {}, required: false };
}

export function options(...labels: Words[]): Option[] {
  return labels.map((label, index) => ({ id: `o${index + 1}`, label: words(label) }));
}

/** What stands alone on its page needs no title. */
export function alone(id: string, questions: Question[]): Section {
  return { id, title: {}, intro: {}, questions };
}

export function section(id: string, title: Words, questions: Question[]): Section {
  return { id, title: words(title), intro: {}, questions };
}
