import type { Locale } from '#domain/text/locale.ts';

/** Where a field of the settings is found on the page; a localized text has one in each language. */
export function settingId(field: string, locale?: Locale): string {
  return locale ? `setting-${field}-${locale}` : `setting-${field}`;
}

/** A field of one quota. */
export function quotaFieldId(quotaId: string, field: string): string {
  return `quota-${quotaId}-${field}`;
}

export const ADD_QUOTA_ID = 'add-quota';
