/** Something the checker says of a questionnaire: errors keep it from being published, warnings do not. */
export interface Finding {
  severity: 'error' | 'warning';
  /** A key in the `checker` catalogue. */
  key: string;
  values?: Record<string, string | number>;
  /** Where: the section or question it is about. */
  sectionId?: string;
  questionId?: string;
}
