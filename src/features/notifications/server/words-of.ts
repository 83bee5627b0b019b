import { shownValues } from '#domain/questionnaire/shown-values.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { Localized } from '#domain/text/localized.ts';
import type { News, NotificationKind } from '#kit/contract/notification.ts';
import { textOf } from '#messages/translate.ts';

export type Kinds = readonly NotificationKind[];

interface Stored {
  kind: string;
  values: Record<string, string | number | Localized>;
  /** Of an announcement: its words as they are now. */
  title?: Localized | null;
  text?: Localized | null;
}

/** What a notification says to a reader, and of what; undefined where this program knows its kind no more. */
export function wordsOf(
  kinds: Kinds,
  stored: Stored,
  locale: Locale,
): { about: News; text: string; more: string | null } | undefined {
  const kind = kinds.find((each) => each.kind === stored.kind);
  if (!kind) return undefined;
  const announced = { ...(stored.title && { title: stored.title }), ...(stored.text && { text: stored.text }) };
  const values = shownValues({ values: { ...stored.values, ...announced } }, locale);
  const t = textOf(locale);
  return { about: kind.about, text: kind.says(t, values), more: kind.saysMore?.(t, values) ?? null };
}
