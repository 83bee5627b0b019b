import type { PlacedText } from '#domain/questionnaire/questionnaire-texts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { writeTexts } from '#domain/questionnaire/translations/translations.ts';
import type { BuilderTools } from '../builder/builder-context.ts';
import { numbered } from '../builder/logic/numbered.ts';
import { usePartName } from '../builder/parts/use-part-name.ts';
import { fromField, toField } from '../builder/piping/field-text.ts';
import { useTextName } from '../use-text-name.ts';
import { TextRow } from './text-row.tsx';
import styles from './translations.module.css';

interface PartTextsProps {
  partId: string;
  texts: readonly PlacedText[];
  questionnaire: Questionnaire;
  tools: BuilderTools;
}

/** The texts of one question, section or closing. */
export function PartTexts({ partId, texts, questionnaire, tools }: PartTextsProps) {
  const nameOf = usePartName();
  const textName = useTextName();
  const name = nameOf(questionnaire, partId);
  return (
    <section className={styles.part} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      {texts.map(({ key, place, text }) => (
        <TextRow
          key={key}
          name={textName(partId, place, questionnaire)}
          place={place}
          text={text}
          languages={tools.languages}
          toField={(written, locale) => toField(written, numbered(questionnaire), locale)}
          onWrite={(locale, written) =>
            tools.edit(
              (current) => writeTexts(current, [{ key, locale, text: fromField(written, numbered(current)) }]),
              {
                topic: `translate:${key}:${locale}`,
              },
            )
          }
        />
      ))}
    </section>
  );
}
