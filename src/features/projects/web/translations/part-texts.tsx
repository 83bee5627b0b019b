import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { PlacedText } from '#domain/questionnaire/texts/questionnaire-texts.ts';
import type { Locale } from '#domain/text/locale.ts';
import { numbered } from '../builder/logic/numbered.ts';
import { toField } from '../builder/piping/field-text.ts';
import { TextRow } from './text-row.tsx';
import { isAround, takesPiped } from './texts-around.ts';
import styles from './translations.module.css';
import { usePlacedName } from './use-placed-name.ts';

interface PartTextsProps {
  /** Those of one part, at least one. */
  texts: readonly PlacedText[];
  questionnaire: Questionnaire;
  languages: readonly Locale[];
  onWrite: (at: PlacedText, locale: Locale, written: string) => void;
}

/** The texts of one question, section or closing, or those around them. */
export function PartTexts({ texts, questionnaire, languages, onWrite }: PartTextsProps) {
  const { partOf, textOf } = usePlacedName();
  const name = texts[0] && partOf(texts[0], questionnaire);
  return (
    <section className={styles.part} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      {texts.map((placed) => (
        <TextRow
          key={placed.key}
          name={textOf(placed, questionnaire)}
          place={placed.place}
          text={placed.text}
          languages={languages}
          hasOwnUndo={isAround(placed)}
          toField={(written, locale) =>
            takesPiped(placed) ? toField(written, numbered(questionnaire), locale) : written
          }
          onWrite={(locale, written) => onWrite(placed, locale, written)}
        />
      ))}
    </section>
  );
}
