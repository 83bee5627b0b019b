import { useCallback } from 'react';
import type { Finding } from '#domain/questionnaire/finding.ts';
import type { Locale } from '#domain/text/locale.ts';
import { cardId, FIRST_KIND_ID, fieldId, settingId } from '../parts/element-ids.ts';
import type { BuilderState } from '../state/use-builder-state.ts';

interface Ways {
  openBuild: () => void;
  openSettings: () => void;
  /** Shows the fields of a language. */
  writeIn: (locale: Locale) => void;
}

/** Leads to the very field that a finding is about. */
export function useGoToFinding({ tools, requestFocus }: BuilderState, { openBuild, openSettings, writeIn }: Ways) {
  return useCallback(
    (finding: Finding): void => {
      const { questionId, sectionId, optionId, text } = finding;
      const part = questionId ?? sectionId;
      const locale = finding.locale ?? tools.locale;
      if (!part && text) {
        openSettings();
        requestFocus(settingId(text, locale));
        return;
      }
      openBuild();
      if (!part) {
        requestFocus(FIRST_KIND_ID);
        return;
      }
      if (!tools.writing.includes(locale)) writeIn(locale);
      const field = optionId ? fieldId(`${part}-${optionId}`, 'label', locale) : fieldId(part, text ?? 'title', locale);
      tools.select({ type: questionId ? 'question' : 'section', id: part }, field);
      requestAnimationFrame(() => document.getElementById(cardId(part))?.scrollIntoView({ block: 'center' }));
    },
    [tools, requestFocus, openBuild, openSettings, writeIn],
  );
}
