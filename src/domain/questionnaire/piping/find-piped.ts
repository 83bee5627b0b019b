// Where answers and values are piped into the texts of a questionnaire.
import { LOCALES, type Locale } from '../../text/locale.ts';
import type { Localized } from '../../text/localized.ts';
import { type Piped, pipedIn, printPiped, replacePiped } from '../../text/piped.ts';
import type { Closing } from '../closings/closing-schema.ts';
import type { Questionnaire, Section } from '../schema.ts';
import { allTextsOf, mapAllTexts, type TextAt } from '../texts/questionnaire-texts.ts';

export interface PipedAt extends TextAt {
  piped: Piped;
  locale: Locale;
}

// Questionnaires are never changed in place: a key pressed in one section does not make all others be read again.
const known = new WeakMap<Section | Closing, readonly PipedAt[]>();

/** All that is piped, in the order in which respondents read it. */
export function findPiped({ sections, closings = [] }: Questionnaire): readonly PipedAt[] {
  return [
    ...sections.flatMap((section) => inPart(section, { sections: [section] })),
    ...closings.flatMap((closing) => inPart(closing, { sections: [], closings: [closing] })),
  ];
}

function inPart(part: Section | Closing, alone: Questionnaire): readonly PipedAt[] {
  const found = known.get(part) ?? allTextsOf(alone).flatMap(({ text, ...at }) => inText(text, at));
  known.set(part, found);
  return found;
}

/** All that is piped into one text, in each of its languages. */
export function inText(text: Localized, at: TextAt): PipedAt[] {
  return LOCALES.flatMap((locale) => pipedIn(text[locale] ?? '').map((piped) => ({ ...at, piped, locale })));
}

/** A text in every language it is written in, changed; the same object where nothing is another. */
export function mapLanguages(text: Localized, change: (written: string, locale: Locale) => string): Localized {
  let changed = text;
  for (const locale of LOCALES) {
    const written = text[locale];
    const next = written === undefined ? undefined : change(written, locale);
    if (next !== undefined && next !== written) changed = { ...changed, [locale]: next };
  }
  return changed;
}

/** The questionnaire with what is piped named anew, as its parts are. */
export function renamePiped(questionnaire: Questionnaire, names: ReadonlyMap<string, string>): Questionnaire {
  return mapAllTexts(questionnaire, (text) =>
    mapLanguages(text, (written) =>
      replacePiped(written, (piped) => printPiped({ ...piped, id: names.get(piped.id) ?? piped.id })),
    ),
  );
}
