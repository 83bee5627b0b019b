import { formatMobile } from '#domain/text/phone.ts';
import { useLocale } from './use-i18n.ts';

const FORMATTERS = {
  en: (e164: string) => formatMobile(e164, 'en'),
  bn: (e164: string) => formatMobile(e164, 'bn'),
};

/** A mobile number as people write it: beside `useFormat`, for most pages show none. */
export function useMobileNumber() {
  return FORMATTERS[useLocale()];
}
