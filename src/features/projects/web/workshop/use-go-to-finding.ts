import { useCallback } from 'react';
import { type Finding, partOf } from '#domain/questionnaire/finding.ts';
import {
  bandId as bandElementId,
  cardId,
  FIRST_KIND_ID,
  fieldId,
  logicId,
  variableFieldId,
} from '../builder/parts/element-ids.ts';
import type { BuilderState } from '../builder/state/use-builder-state.ts';
import { quotaFieldId, settingId } from '../settings/setting-id.ts';

/** What one may be led to: what a finding is about, whether anything is wrong there or not. */
export type Target = Omit<Finding, 'severity' | 'key' | 'values'>;

interface Ways {
  openBuild: () => void;
  openSettings: () => void;
}

/** Leads to the very field that a finding is about. */
export function useGoToFinding({ tools, requestFocus, requestCard }: BuilderState, { openBuild, openSettings }: Ways) {
  return useCallback(
    (finding: Target): void => {
      const { questionId, closingId, quotaId, variableId, hiddenValueId, bandId, optionId, text, logic } = finding;
      const part = partOf(finding);
      const locale = finding.locale ?? tools.locale;
      if (quotaId) {
        openSettings();
        requestFocus(quotaFieldId(quotaId, 'name'));
        return;
      }
      if (finding.setting) {
        openSettings();
        requestFocus(settingId(finding.setting));
        return;
      }
      if (!part && text) {
        openSettings();
        tools.writeAt(locale, settingId(text, locale));
        return;
      }
      openBuild();
      if (!part) {
        requestFocus(FIRST_KIND_ID);
        return;
      }
      if (variableId) {
        tools.select(null);
        tools.leadTo(variableFieldId(variableId));
        return;
      }
      if (hiddenValueId) {
        const field = fieldId(hiddenValueId, 'label', locale);
        tools.select(null);
        tools.writeAt(locale, field);
        tools.leadTo(field);
        return;
      }
      if (bandId) {
        tools.select(null);
        if (text) tools.writeAt(locale, fieldId(bandId, text, locale));
        tools.leadTo(text ? fieldId(bandId, text, locale) : bandElementId(bandId));
        return;
      }
      const field = optionId
        ? fieldId(`${part}-${optionId}`, text ?? 'label', locale)
        : fieldId(part, text ?? 'title', locale);
      tools.select({ type: questionId ? 'question' : closingId ? 'closing' : 'section', id: part });
      if (logic) tools.leadTo(logicId(part, logic));
      else tools.writeAt(locale, field);
      if (text === 'feedback' || text === 'optionFeedback') tools.leadTo(field);
      requestCard(cardId(part));
    },
    [tools, requestFocus, requestCard, openBuild, openSettings],
  );
}
