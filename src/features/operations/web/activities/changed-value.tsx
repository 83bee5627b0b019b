import type { Locale } from '#domain/text/locale.ts';
import { LOCALES } from '#domain/text/locale.ts';
import type { AuditedField } from '#kit/contract/audit.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './activities.module.css';

/** What a field was or is, in the words of the page's language; a text that people wrote, in each of its own. */
export function ChangedValue({ value, field }: { value: unknown; field: AuditedField | undefined }) {
  const t = useText();
  const format = useFormat();
  const nothing = <em className={styles.unsaid}>{t('activities:nothing')}</em>;
  if (value === null || value === undefined || value === '') return nothing;
  if (Array.isArray(value)) return value.map((one) => wordOf(one, field, t)).join(', ') || nothing;
  if (typeof value === 'boolean') return known(value, field, t) ?? t(value ? 'activities:yes' : 'activities:no');
  if (typeof value === 'number') return format.number(value);
  if (typeof value === 'string') return field?.isMoment ? format.dateTime(value) : wordOf(value, field, t);
  const written = writtenIn(value as object);
  if (written.length === 0) return nothing;
  return written.map(([lang, text]) => (
    <p key={lang} lang={lang}>
      {text}
    </p>
  ));
}

function wordOf(value: unknown, field: AuditedField | undefined, t: ReturnType<typeof useText>): string {
  return known(value, field, t) ?? String(value);
}

function known(value: unknown, field: AuditedField | undefined, t: ReturnType<typeof useText>): string | undefined {
  return field?.says?.[String(value)]?.(t);
}

function writtenIn(text: Partial<Record<Locale, unknown>>): [Locale, string][] {
  return LOCALES.flatMap((locale): [Locale, string][] => (text[locale] ? [[locale, String(text[locale])]] : []));
}
