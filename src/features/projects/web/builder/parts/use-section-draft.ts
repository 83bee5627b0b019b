import { useMemo } from 'react';
import type { Section } from '#domain/questionnaire/schema.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import { type LogicLines, linesInSection } from '../logic/logic-lines.ts';
import { useDraft, useRested } from '../state/use-draft.ts';
import { holdsPart } from './numbering.ts';

interface SectionDraft {
  /** None in the moment that takes it away. */
  section: Section | undefined;
  /** What its logic says, and that of its questions. */
  lines: LogicLines;
  /** The selected part, when it is this section or in it. */
  selectedId: string | undefined;
}

/** What is drawn of one section; typing in another changes none of it. */
export function useSectionDraft(id: string): SectionDraft {
  const translator = usePageTranslator();
  const section = useDraft(({ questionnaire }) => questionnaire.sections.find((one) => one.id === id));
  const said = useRested((rested) => {
    const before = rested.sections.find((one) => one.id === id);
    return before ? [...linesInSection(before, rested, translator)] : [];
  });
  const lines = useMemo(() => new Map(said), [said]);
  const selectedId = useDraft(({ selection }) =>
    section && holdsPart(section, selection?.id) ? selection?.id : undefined,
  );
  return { section, lines, selectedId };
}
