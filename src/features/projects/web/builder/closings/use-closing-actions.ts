import type { Closing } from '#domain/questionnaire/closings/closing-schema.ts';
import { addClosing, removeClosing, updateClosing } from '#domain/questionnaire/closings/edit-closings.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type EditOptions, useBuilderTools } from '../builder-context.ts';
import { fieldId, openId } from '../parts/element-ids.ts';
import { newId } from '../parts/new-id.ts';

/** Adding, writing and deleting closings. */
export function useClosingActions() {
  const t = useText();
  const { locale, now, edit } = useBuilderTools();

  return {
    add(): void {
      const id = newId();
      edit((current) => addClosing(current, id), {
        select: { type: 'closing', id },
        focus: fieldId(id, 'title', locale),
        say: t('builder:closingAdded'),
      });
    },
    write: (closing: Closing, options?: EditOptions) => edit((current) => updateClosing(current, closing), options),
    remove(id: string): void {
      const { sections, closings = [] } = now().questionnaire;
      const index = closings.findIndex((closing) => closing.id === id);
      const neighbour = closings[index - 1] ?? closings[index + 1] ?? sections.at(-1);
      edit((current) => removeClosing(current, id), {
        select: null,
        focus: neighbour && openId(neighbour.id),
        notice: t('builder:closingDeleted'),
        say: t('builder:closingDeleted'),
      });
    },
  };
}
