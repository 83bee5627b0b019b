import type { Locale } from '../text/locale.ts';

/** Something the checker says before publishing: errors are in the way of it, warnings are not. */
export interface Finding {
  severity: 'error' | 'warning';
  /** A key in the `checker` catalogue. */
  key: string;
  values?: Record<string, string | number>;
  /** Where: the section or question it is about; neither when it is about the settings or the whole. */
  sectionId?: string;
  questionId?: string;
  optionId?: string;
  /** The text it is about, and the language that is missing there. */
  text?: 'title' | 'help' | 'intro' | 'label' | 'description' | 'closingText';
  locale?: Locale;
}
