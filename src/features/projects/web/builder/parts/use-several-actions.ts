import { brokenByOrder } from '#domain/questionnaire/checking/broken-by-order.ts';
import {
  duplicateQuestions,
  moveQuestions,
  removeQuestions,
  requireQuestions,
} from '#domain/questionnaire/editing/edit-several.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { FIRST_KIND_ID, outlineId } from './element-ids.ts';
import { newId } from './new-id.ts';
import { sectionNumberOf } from './numbering.ts';

/** What can be done with several questions at once, a step each. */
export function useSeveralActions(chosen: readonly string[]) {
  const t = useText();
  const { now, edit } = useBuilderTools();
  const ids = new Set(chosen);
  const count = ids.size;

  return {
    require(required: boolean): void {
      const asked = questionsOf(now().questionnaire).filter((question) => ids.has(question.id) && isAsking(question));
      const said = t(required ? 'builder:several.required' : 'builder:several.unrequired', { count: asked.length });
      edit((current) => requireQuestions(current, ids, required), { say: said, notice: said });
    },
    moveTo(sectionId: string): void {
      const section = t('builder:section', { number: sectionNumberOf(now().questionnaire, sectionId) });
      const { questionnaire } = now();
      const broken = brokenByOrder(questionnaire, moveQuestions(questionnaire, ids, sectionId));
      const moved = t('builder:several.moved', { count, section });
      const said = broken > 0 ? `${moved} ${t('builder:moveBreaks', { count: broken })}` : moved;
      edit((current) => moveQuestions(current, ids, sectionId), { say: said, notice: said });
    },
    duplicate(): void {
      const made = chosen.map(newId);
      const said = t('builder:several.duplicated', { count });
      const change: Parameters<typeof edit>[0] = (current) => {
        const left = [...made];
        return duplicateQuestions(current, ids, () => left.shift() ?? newId());
      };
      edit(change, { say: said, notice: said });
    },
    remove(): void {
      const { questionnaire, selection } = now();
      const order = questionsOf(questionnaire).map(({ id }) => id);
      const last = order.findLastIndex((id) => ids.has(id));
      const left = [...order.slice(last + 1), ...order.slice(0, last).reverse()].find((id) => !ids.has(id));
      const said = t('builder:several.deleted', { count });
      edit((current) => removeQuestions(current, ids), {
        ...(selection && ids.has(selection.id) && { select: null }),
        focus: left === undefined ? FIRST_KIND_ID : outlineId(left),
        say: said,
        notice: said,
      });
    },
  };
}
