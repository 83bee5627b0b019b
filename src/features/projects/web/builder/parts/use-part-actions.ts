import { brokenByOrder } from '#domain/questionnaire/checking/broken-by-order.ts';
import {
  duplicateQuestion,
  duplicateSection,
  moveQuestion,
  placeOf,
  removeQuestion,
  removeSection,
} from '#domain/questionnaire/editing/edit.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import type { Selection } from '../state/selection.ts';
import { FIRST_KIND_ID, fieldId, openId } from './element-ids.ts';
import { newId } from './new-id.ts';
import { numberOf, sectionNumberOf } from './numbering.ts';
import { stepQuestion, stepSection } from './rearrange.ts';
import { usePartName } from './use-part-name.ts';

/** What can be done with a whole question or section, from the card, the inspector or the outline. */
export function usePartActions() {
  const t = useText();
  const nameOf = usePartName();
  const { locale, now, edit, say } = useBuilderTools();

  /** Says where a part went, or nothing when it could not move. */
  function sayPlace(next: Questionnaire, id: string): string | undefined {
    const { questionnaire } = now();
    if (next === questionnaire) return undefined;
    const at = placeOf(next, id);
    const what = nameOf(questionnaire, id);
    if (!at) {
      return t('builder:sectionMoved', { what, place: sectionNumberOf(next, id), total: next.sections.length });
    }
    const section = t('builder:section', { number: sectionNumberOf(next, at.sectionId) });
    const number = numberOf(next, id);
    return number === undefined
      ? t('builder:movedInto', { what, section })
      : t('builder:movedTo', { what, number, section });
  }

  /** Moves a part, and says what that breaks while one press takes it back. */
  function apply(change: (current: Questionnaire) => Questionnaire, id: string, focus?: string): void {
    const { questionnaire } = now();
    const next = change(questionnaire);
    const broken = brokenByOrder(questionnaire, next);
    const notice = broken > 0 ? t('builder:moveBreaks', { count: broken }) : undefined;
    const said = [sayPlace(next, id), notice].filter((words) => words !== undefined).join(' ');
    edit(change, { say: said || undefined, focus, notice });
  }

  return {
    apply,
    /** `focus` names the button that was pressed: moving a part takes the focus off it. */
    step({ type, id }: Selection, by: -1 | 1, focus: string): void {
      const move = type === 'question' ? stepQuestion : stepSection;
      apply((current) => move(current, id, by), id, focus);
    },
    moveTo(questionId: string, sectionId: string): void {
      apply((current) => moveQuestion(current, questionId, { sectionId, index: Number.MAX_SAFE_INTEGER }), questionId);
    },
    duplicate({ type, id }: Selection): void {
      const { questionnaire } = now();
      const section = questionnaire.sections.find((each) => each.id === id);
      const ids = [id, ...(section?.questions ?? [])].map(newId);
      const copy = ids[0] ?? '';
      const duplicated = type === 'question' ? duplicateQuestion : duplicateSection;
      edit(
        (current) => {
          const left = [...ids];
          return duplicated(current, id, () => left.shift() ?? newId());
        },
        {
          select: { type, id: copy },
          focus: fieldId(copy, 'title', locale),
          say: type === 'section' ? t('logic:sectionCopied') : undefined,
        },
      );
    },
    removeQuestion(questionId: string): void {
      const questions = questionsOf(now().questionnaire);
      const index = questions.findIndex(({ id }) => id === questionId);
      const neighbour = questions[index + 1] ?? questions[index - 1];
      const gone = questions[index];
      const said = t(gone && !isAsking(gone) ? 'builder:statementDeleted' : 'builder:questionDeleted');
      edit((current) => removeQuestion(current, questionId), {
        select: null,
        focus: neighbour ? openId(neighbour.id) : FIRST_KIND_ID,
        notice: said,
      });
      say(said);
    },
    removeSection(sectionId: string): void {
      const { sections } = now().questionnaire;
      const index = sections.findIndex(({ id }) => id === sectionId);
      const neighbour = sections[index - 1] ?? sections[index + 1];
      edit((current) => removeSection(current, sectionId), {
        select: null,
        focus: neighbour && openId(neighbour.id),
        notice: t('builder:sectionDeleted'),
        say: t('builder:sectionDeleted'),
      });
    },
  };
}
