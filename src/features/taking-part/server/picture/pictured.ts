import type { Theme } from '#domain/colour/themes.ts';
import type { Locale } from '#domain/text/locale.ts';
import { type Localized, localizedText } from '#domain/text/localized.ts';
import { sha256 } from '#kit/server/ids.ts';
import { textOf } from '#messages/translate.ts';

/** All that is seen in the picture of a survey. */
export interface Pictured {
  title: string;
  theme: Theme;
  /** The product's name. */
  maker: string;
}

/** Another number for another drawing of the same. */
const DRAWING = 2;

export function picturedOf({ title, theme }: { title: Localized; theme: Theme }, locale: Locale): Pictured {
  return { title: localizedText(title, locale), theme, maker: textOf(locale)('common:productName') };
}

/** What names one picture and no other. */
export function versionOf(pictured: Pictured): string {
  return sha256(JSON.stringify([DRAWING, pictured])).slice(0, 16);
}
