// The outline read as one list, each section and then its questions: moving things in it, and finding what is near.
import { moveQuestion, moveSection, placeOf } from '#domain/questionnaire/editing/edit.ts';
import type { Questionnaire, Section } from '#domain/questionnaire/schema.ts';
import { isBlank } from '#domain/text/localized.ts';

/** Sections and questions in the order the outline shows them. */
function outlineIds({ sections }: Questionnaire): string[] {
  return sections.flatMap((section) => [section.id, ...section.questions.map((question) => question.id)]);
}

/** A poll asks one question: it has no sections to be seen, but for what may be written of one. */
export function showsSection(section: Section, isPoll: boolean): boolean {
  return !(isPoll && isBlank(section.title) && isBlank(section.intro));
}

/** Everything that can be selected: those that are shown, and the closings after them. */
export function partIds(questionnaire: Questionnaire, isPoll: boolean): string[] {
  const hidden = questionnaire.sections.filter((section) => !showsSection(section, isPoll)).map(({ id }) => id);
  const shown = outlineIds(questionnaire).filter((id) => !hidden.includes(id));
  return [...shown, ...(questionnaire.closings ?? []).map(({ id }) => id)];
}

/** Drops what was dragged onto another entry, which makes room on the side the dragged one came from. */
export function dropOn(questionnaire: Questionnaire, draggedId: string, targetId: string): Questionnaire {
  if (draggedId === targetId) return questionnaire;
  const { sections } = questionnaire;
  const from = placeOf(questionnaire, draggedId);
  const target = placeOf(questionnaire, targetId);
  const targetSection = sections.findIndex((section) => section.id === (target?.sectionId ?? targetId));
  if (targetSection < 0) return questionnaire;
  if (!from) return moveSection(questionnaire, draggedId, targetSection);

  const ids = outlineIds(questionnaire);
  const isBelow = ids.indexOf(targetId) > ids.indexOf(draggedId);
  if (target) {
    const isAfter = isBelow && target.sectionId !== from.sectionId;
    return moveQuestion(questionnaire, draggedId, isAfter ? { ...target, index: target.index + 1 } : target);
  }
  if (isBelow) return moveQuestion(questionnaire, draggedId, { sectionId: targetId, index: 0 });
  const previous = sections[targetSection - 1];
  if (!previous) return moveQuestion(questionnaire, draggedId, { sectionId: targetId, index: 0 });
  return moveQuestion(questionnaire, draggedId, { sectionId: previous.id, index: previous.questions.length });
}

/** One step up or down, over the border of a section too. */
export function stepQuestion(questionnaire: Questionnaire, questionId: string, by: -1 | 1): Questionnaire {
  const at = placeOf(questionnaire, questionId);
  if (!at) return questionnaire;
  const sectionAt = questionnaire.sections.findIndex((section) => section.id === at.sectionId);
  const count = questionnaire.sections[sectionAt]?.questions.length ?? 0;
  const index = at.index + by;
  if (index >= 0 && index < count) return moveQuestion(questionnaire, questionId, { ...at, index });
  const next = questionnaire.sections[sectionAt + by];
  if (!next) return questionnaire;
  return moveQuestion(questionnaire, questionId, { sectionId: next.id, index: by > 0 ? 0 : next.questions.length });
}

export function stepSection(questionnaire: Questionnaire, sectionId: string, by: -1 | 1): Questionnaire {
  const index = questionnaire.sections.findIndex((section) => section.id === sectionId) + by;
  if (index < 0 || index >= questionnaire.sections.length) return questionnaire;
  return moveSection(questionnaire, sectionId, index);
}

/** Of the parts around one that is gone, the nearest that is still there: before it, else after it. */
export function nearestPart(
  before: Questionnaire,
  now: Questionnaire,
  goneId: string,
  isPoll: boolean,
): string | undefined {
  const ids = partIds(before, isPoll);
  const place = ids.indexOf(goneId);
  const left = new Set(partIds(now, isPoll));
  return [...ids.slice(0, place).reverse(), ...ids.slice(place + 1)].find((id) => left.has(id));
}
