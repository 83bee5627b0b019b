import { memo, useMemo } from 'react';
import { checkSection } from '#domain/questionnaire/checking/checker.ts';
import { type Finding, partOf } from '#domain/questionnaire/finding.ts';
import { numbersOf } from '#domain/questionnaire/flow.ts';
import { checkLogic } from '#domain/questionnaire/logic/check-logic.ts';
import type { Section } from '#domain/questionnaire/schema.ts';
import { useBuilderTools } from '../builder-context.ts';
import { showsSection } from '../parts/rearrange.ts';
import { useSectionDraft } from '../parts/use-section-draft.ts';
import { useRested } from '../state/use-draft.ts';
import { OutlineRow } from './outline-row.tsx';

interface OutlineSectionProps {
  id: string;
  number: number;
  /** The number of its first question. */
  firstNumber: number;
  /** The row that Tab leads to, when it is here. */
  entryId: string | undefined;
  /** The questions of it that are selected. */
  chosen: string;
  /** Whether any is, here or elsewhere. */
  selecting: boolean;
  onChoose: ((id: string, isRange: boolean) => void) | undefined;
  onPick?: () => void;
}

/** The rows of a section and its questions, drawn again only when something in it changes. */
export const OutlineSection = memo(function OutlineSection(props: OutlineSectionProps) {
  const { id, number, firstNumber, entryId, chosen, selecting, onChoose, onPick } = props;
  const { section, lines, selectedId } = useSectionDraft(id);
  const { isPoll, languages } = useBuilderTools();
  const found = useRested((rested) => {
    const inParts = rested.sections
      .filter((one) => one.id === id && !isNew(one))
      .flatMap((one) => checkSection(one, languages));
    return [...worstOf([...inParts, ...checkLogic(rested, languages).filter(({ sectionId }) => sectionId === id)])];
  });
  const severities = useMemo(() => new Map(found), [found]);
  if (!section) return null;
  const numbers = numbersOf(section.questions, firstNumber);
  const rowOf = (part: string) => ({
    id: part,
    lines: lines.get(part),
    severity: severities.get(part),
    selected: selectedId === part,
    isEntry: entryId === part,
    onPick,
  });
  return (
    <>
      {showsSection(section, isPoll) ? (
        <OutlineRow type="section" number={number} title={section.title} {...rowOf(section.id)} />
      ) : null}
      {section.questions.map((question, index) => (
        <OutlineRow
          key={question.id}
          type="question"
          kind={question.kind}
          required={question.required}
          number={numbers[index]}
          title={question.title}
          {...rowOf(question.id)}
          chosen={chosen.split(' ').includes(question.id)}
          selecting={selecting}
          onChoose={onChoose}
        />
      ))}
    </>
  );
});

/** A section is not wrong for being new. */
function isNew({ questions }: Section): boolean {
  return questions.length === 0;
}

/** The worst that was found in each question or section. */
function worstOf(findings: readonly Finding[]): Map<string, Finding['severity']> {
  const severities = new Map<string, Finding['severity']>();
  for (const finding of findings) {
    const id = partOf(finding);
    if (id && severities.get(id) !== 'error') severities.set(id, finding.severity);
  }
  return severities;
}
