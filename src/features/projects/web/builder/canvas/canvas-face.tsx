import { numbersOf, questionsOf } from '#domain/questionnaire/flow.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { markingOf } from '#domain/quiz/edit-marking.ts';
import type { Locale } from '#domain/text/locale.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import { ClosingFace } from '../closings/closing-card.tsx';
import { linesOf } from '../logic/logic-lines.ts';
import { LogicWords } from '../logic/logic-words.tsx';
import { numbered } from '../logic/numbered.ts';
import { firstNumbersOf } from '../parts/numbering.ts';
import { showsSection } from '../parts/rearrange.ts';
import styles from './canvas.module.css';
import { QuestionFace } from './question-face.tsx';
import { SectionFace } from './section-card.tsx';

/** As many as the tallest window shows, of questions and of sections. */
const MOST_SEEN = 12;

interface CanvasFaceProps {
  questionnaire: Questionnaire;
  locale: Locale;
  isPoll: boolean;
  isQuiz: boolean;
}

/** The canvas until script is at work: what is seen of it first, where it will stand. */
export function CanvasFace({ questionnaire, locale, isPoll, isQuiz }: CanvasFaceProps) {
  const translator = usePageTranslator();
  const { sections, closings = [] } = questionnaire;
  const firstNumbers = firstNumbersOf(sections);
  const numbers = sections.map(({ questions }, index) => numbersOf(questions, firstNumbers[index]));
  const names = numbered(questionnaire);
  const seen = new Set(questionsOf(questionnaire).slice(0, MOST_SEEN));
  const seenSections = sections.slice(0, MOST_SEEN).filter((_, index) => (firstNumbers[index] ?? 1) <= MOST_SEEN);
  return (
    <div className={styles.canvas}>
      {seenSections.map((section, index) => (
        <div key={section.id} className={styles.section} data-drawn={section.draw === undefined ? undefined : ''}>
          {showsSection(section, isPoll) ? (
            <div className={`${styles.card} ${styles.head}`}>
              <SectionFace section={section} number={index + 1} only={sections.length === 1} locale={locale} />
              <LogicWords at="before" lines={linesOf(section, names, translator)} />
            </div>
          ) : null}
          {section.questions.map((question, at) => {
            if (!seen.has(question)) return null;
            const lines = linesOf(question, names, translator);
            return (
              <div key={question.id} className={styles.card}>
                <LogicWords at="before" lines={lines} />
                <QuestionFace
                  question={question}
                  number={numbers[index]?.[at]}
                  translator={translator}
                  marking={isQuiz ? markingOf(questionnaire, question.id) : undefined}
                />
                <LogicWords at="after" lines={lines} />
              </div>
            );
          })}
        </div>
      ))}
      {seen.size < MOST_SEEN ? (
        <div className={styles.section}>
          {closings.map((closing, index) => (
            <div key={closing.id} className={styles.card}>
              <ClosingFace closing={closing} number={index + 1} locale={locale} />
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
