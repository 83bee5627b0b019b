import type { TextPlace } from '#domain/questionnaire/kind.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';

/** What a text of a part is called, beside the part's own name: “Help text”, “Option 2”. */
export function useTextName(): (partId: string, place: TextPlace, questionnaire: Questionnaire) => string {
  const t = useText();
  return (partId, { text, values }, { sections, closings = [], hiddenValues = [] }) => {
    if (text === undefined) return t('versions:otherText');
    if (text === 'title' && sections.some(({ id }) => id === partId)) return t('builder:sectionTitle');
    if (text === 'title' && closings.some(({ id }) => id === partId)) return t('builder:closingTitle');
    if (hiddenValues.some(({ id }) => id === partId)) return t('builder:hiddenValueText');
    const position = values?.position;
    const name = t(`builder:textName.${text}`);
    return position === undefined ? name : t('builder:numbered', { name, number: position });
  };
}
