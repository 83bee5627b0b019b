import { useCallback } from 'react';
import type { Finding } from '#domain/questionnaire/finding.ts';
import { cardId, FIRST_KIND_ID, fieldId, settingId } from '../parts/element-ids.ts';
import type { BuilderState } from '../state/use-builder-state.ts';

interface Ways {
  openTab: (tab: 'questions' | 'settings') => void;
  /** Shows the fields of all languages. */
  writeInAll: () => void;
}

/** Leads to the very field that a finding is about. */
export function useGoToFinding({ tools, requestFocus }: BuilderState, { openTab, writeInAll }: Ways) {
  return useCallback(
    (finding: Finding): void => {
      const { questionId, sectionId, optionId, text } = finding;
      const part = questionId ?? sectionId;
      const locale = finding.locale ?? tools.locale;
      if (!part && text) {
        openTab('settings');
        requestFocus(settingId(text, locale));
        return;
      }
      openTab('questions');
      if (!part) {
        requestFocus(FIRST_KIND_ID);
        return;
      }
      if (!tools.writing.includes(locale)) writeInAll();
      const field = optionId ? fieldId(`${part}-${optionId}`, 'label', locale) : fieldId(part, text ?? 'title', locale);
      tools.select({ type: questionId ? 'question' : 'section', id: part }, field);
      requestAnimationFrame(() => document.getElementById(cardId(part))?.scrollIntoView({ block: 'center' }));
    },
    [tools, requestFocus, openTab, writeInAll],
  );
}
