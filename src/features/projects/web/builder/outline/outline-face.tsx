import { numbersOf, questionsOf } from '#domain/questionnaire/flow.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import { linesOf } from '../logic/logic-lines.ts';
import { numbered } from '../logic/numbered.ts';
import { firstNumbersOf } from '../parts/numbering.ts';
import { showsSection } from '../parts/rearrange.ts';
import styles from './outline.module.css';
import { RowFace } from './row-face.tsx';

/** As many as the tallest window shows. */
const MOST_SEEN = 40;

interface OutlineFaceProps {
  questionnaire: Questionnaire;
  locale: Locale;
  isPoll: boolean;
}

/** The outline until script is at work. */
export function OutlineFace({ questionnaire, locale, isPoll }: OutlineFaceProps) {
  const firstNumbers = firstNumbersOf(questionnaire.sections);
  const numbers = questionnaire.sections.map(({ questions }, index) => numbersOf(questions, firstNumbers[index]));
  const translator = usePageTranslator();
  const names = numbered(questionnaire);
  const seen = new Set(questionsOf(questionnaire).slice(0, MOST_SEEN));
  const closings = seen.size < MOST_SEEN ? (questionnaire.closings ?? []) : [];
  return (
    <div className={styles.list}>
      {questionnaire.sections.flatMap((section, index) => [
        showsSection(section, isPoll) ? (
          <div key={section.id} className={styles.row} data-type="section">
            <div className={styles.entry}>
              <RowFace
                type="section"
                number={index + 1}
                title={section.title}
                lines={linesOf(section, names, translator)}
                locale={locale}
              />
            </div>
          </div>
        ) : null,
        ...section.questions
          .filter((question) => seen.has(question))
          .map((question, at) => (
            <div key={question.id} className={styles.row} data-type="question">
              <div className={styles.entry}>
                <RowFace
                  type="question"
                  number={numbers[index]?.[at]}
                  title={question.title}
                  kind={question.kind}
                  required={question.required}
                  lines={linesOf(question, names, translator)}
                  locale={locale}
                />
              </div>
            </div>
          )),
      ])}
      {closings.map(({ id, title }, index) => (
        <div key={id} className={styles.row} data-type="closing">
          <div className={styles.entry}>
            <RowFace type="closing" number={index + 1} title={title} locale={locale} />
          </div>
        </div>
      ))}
    </div>
  );
}
