import { addSection, insertQuestion, type Place, placeOf, updateSection } from '#domain/questionnaire/editing/edit.ts';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import { insertPasted, type MadePart } from '#domain/questionnaire/pasting/make-pasted.ts';
import { blankQuestion, kindName } from '#domain/questionnaire/registry.ts';
import type { Question, QuestionKind } from '#domain/questionnaire/schema.ts';
import type { KeptQuestion } from '#domain/quiz/bank/kept-question.ts';
import { setQuestionMarking } from '#domain/quiz/edit-marking.ts';
import type { QuestionMarking } from '#domain/quiz/marking-schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { fieldId } from './element-ids.ts';
import { newId } from './new-id.ts';
import { numberOf } from './numbering.ts';

/** Adding questions and sections; the new part is selected and its text waits for typing. */
export function useAddParts() {
  const t = useText();
  const { isPoll, isQuiz, locale, writing, now, edit } = useBuilderTools();

  function addQuestion(kind: QuestionKind, after?: string): void {
    const question = blankQuestion(kind, newId, isQuiz);
    const place = placeFor(after);
    const next = insertQuestion(now().questionnaire, question, place);
    const number = numberOf(next, question.id);
    edit((current) => insertQuestion(current, question, place), {
      select: { type: 'question', id: question.id },
      focus: fieldId(question.id, 'title', locale),
      say:
        number === undefined
          ? t('builder:statementAdded')
          : t('builder:added', { kind: t(`builder:kind.${kindName(question)}`), number }),
    });
  }

  /** What pasted lines made, as one step. The first question waits for typing in the language that they are in. */
  function addPasted(parts: readonly MadePart[], place: Place, wording: Locale): void {
    const questions = parts.flatMap((part) => ('question' in part ? [part.question] : []));
    const [first] = questions;
    const said = first
      ? t('builder:pasting.added', { count: questions.length })
      : t('builder:pasting.addedSections', { count: parts.length });
    edit((current) => insertPasted(current, parts, place), {
      notice: said,
      say: said,
      ...(first && {
        select: { type: 'question', id: first.id },
        focus: fieldId(first.id, 'title', writing.includes(wording) ? wording : locale),
      }),
    });
  }

  /** Questions with their keys, as one step. */
  function addKept(kept: readonly { question: Question; marking: QuestionMarking | undefined }[], place: Place): void {
    const [first] = kept;
    const said = t('quiz:files.added', { count: kept.length });
    edit(
      (current) =>
        kept.reduce((changed, { question, marking }, index) => {
          const inserted = insertQuestion(changed, question, { ...place, index: place.index + index });
          return marking ? setQuestionMarking(inserted, question.id, marking) : inserted;
        }, current),
      { notice: said, say: said, ...(first && { select: { type: 'question', id: first.question.id } }) },
    );
  }

  /** Questions with their keys as a section of their own, of which so many are drawn, as one step. */
  function addDraw(kept: readonly KeptQuestion[], draw: number): void {
    const id = newId();
    const said = t('quiz:drawAdded', { count: draw, pool: kept.length });
    edit(
      (current) => {
        const added = addSection(current, current.sections.length, () => id);
        const drawing = updateSection(added, id, { draw });
        return kept.reduce((changed, { question, marking }, index) => {
          const inserted = insertQuestion(changed, question, { sectionId: id, index });
          return setQuestionMarking(inserted, question.id, marking);
        }, drawing);
      },
      { notice: said, say: said, select: { type: 'section', id } },
    );
  }

  /** After the selected question, asked in the same way; a poll asks one. */
  function addNext(): void {
    if (isPoll) return;
    const { questionnaire, selection } = now();
    const question = selection && findQuestion(questionnaire, selection.id);
    if (question) addQuestion(question.kind);
  }

  /** After the question or at the end of the section that is named, or else selected; else at the very end. */
  function placeFor(after: string | undefined): Place {
    const { questionnaire, selection } = now();
    const chosen = after ?? selection?.id;
    const at = chosen === undefined ? undefined : placeOf(questionnaire, chosen);
    if (at) return { ...at, index: at.index + 1 };
    const { sections } = questionnaire;
    const section = sections.find(({ id }) => id === chosen) ?? sections.at(-1);
    return { sectionId: section?.id ?? '', index: section?.questions.length ?? 0 };
  }

  function addSectionAtEnd(): void {
    const id = newId();
    edit((current) => addSection(current, current.sections.length, () => id), {
      select: { type: 'section', id },
      focus: fieldId(id, 'title', locale),
      say: t('builder:sectionAdded'),
    });
  }

  return { addQuestion, addNext, addPasted, addKept, addDraw, placeFor, addSection: addSectionAtEnd };
}
