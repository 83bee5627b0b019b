import { questionsOf } from '#domain/questionnaire/flow.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { firstNumbersOf } from '../parts/numbering.ts';
import styles from './outline.module.css';
import { RowFace } from './row-face.tsx';

/** As many as the tallest window shows. */
const MOST_SEEN = 40;

/** The outline until script is at work. */
export function OutlineFace({ questionnaire, locale }: { questionnaire: Questionnaire; locale: Locale }) {
  const firstNumbers = firstNumbersOf(questionnaire.sections);
  const seen = new Set(questionsOf(questionnaire).slice(0, MOST_SEEN));
  return (
    <div className={styles.list}>
      {questionnaire.sections.flatMap((section, index) => [
        <div key={section.id} className={styles.row} data-type="section">
          <div className={styles.entry}>
            <RowFace type="section" number={index + 1} title={section.title} locale={locale} />
          </div>
        </div>,
        ...section.questions
          .filter((question) => seen.has(question))
          .map((question, at) => (
            <div key={question.id} className={styles.row} data-type="question">
              <div className={styles.entry}>
                <RowFace
                  type="question"
                  number={(firstNumbers[index] ?? 1) + at}
                  title={question.title}
                  kind={question.kind}
                  required={question.required}
                  locale={locale}
                />
              </div>
            </div>
          )),
      ])}
    </div>
  );
}
