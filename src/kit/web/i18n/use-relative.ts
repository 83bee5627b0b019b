import type { Instant } from '#domain/text/dhaka-time.ts';
import { formatRelative } from '#domain/text/relative.ts';
import { useLocale } from './use-i18n.ts';

const FORMATTERS = {
  en: (instant: Instant) => formatRelative(instant, new Date(), 'en'),
  bn: (instant: Instant) => formatRelative(instant, new Date(), 'bn'),
};

/** When something was or will be, from now on: beside `useFormat`, for pages of the site, which say no such thing. */
export function useRelative() {
  return FORMATTERS[useLocale()];
}
