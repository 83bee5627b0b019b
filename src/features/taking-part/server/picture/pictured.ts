import type { Theme } from '#domain/colour/themes.ts';
import type { Image } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { type Localized, localizedText } from '#domain/text/localized.ts';
import { sha256 } from '#kit/server/ids.ts';
import { textOf } from '#messages/translate.ts';

/** What is seen in a picture that is drawn. */
export interface Drawn {
  title: string;
  theme: Theme;
  /** The product's name. */
  maker: string;
}

/** All that is seen in the picture of a survey: its cover picture, by its key, or what is drawn. */
export type Pictured = Drawn | { cover: string };

/** Another number for another drawing of the same. */
const DRAWING = 2;

interface OfProject {
  title: Localized;
  theme: Theme;
  cover: Image | null;
}

export function picturedOf({ cover, ...project }: OfProject, locale: Locale): Pictured {
  return cover ? { cover: cover.key } : drawnOf(project, locale);
}

function drawnOf({ title, theme }: Omit<OfProject, 'cover'>, locale: Locale): Drawn {
  return { title: localizedText(title, locale), theme, maker: textOf(locale)('common:productName') };
}

/** What names one picture and no other. */
export function versionOf(pictured: Pictured): string {
  return sha256(JSON.stringify([DRAWING, pictured])).slice(0, 16);
}
