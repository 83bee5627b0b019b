import { isBlank, type Localized } from '#domain/text/localized.ts';
import { writtenIn } from '#domain/text/written-in.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ProgressTo } from '#ui/dashboard/figures/progress-to.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import type { MarkedQuestion } from '../../contract/hand-marks.ts';
import { useReportPlace } from '../use-report-place.ts';
import styles from './hand-marks.module.css';

interface QuestionToMarkProps {
  question: MarkedQuestion;
  rubric: string;
  all: readonly MarkedQuestion[];
}

/** What was asked, what to look for and how far it is marked: in view while one goes through the answers. */
export function QuestionToMark({ question, rubric, all }: QuestionToMarkProps) {
  const t = useText();
  const format = useFormat();
  const { questionId, title, waiting, marked } = question;
  const [done, of] = [format.number(marked), format.number(marked + waiting)];
  return (
    <section className={styles.asked}>
      <h2>
        <Title title={title} />
      </h2>
      {rubric === '' ? null : (
        <div className={styles.rubric}>
          <h3>{t('reports:rubric')}</h3>
          <p lang={writtenIn(rubric)}>{rubric}</p>
        </div>
      )}
      <div className={styles.progress}>
        <p role="status">{t('reports:markedOf', { marked: done, all: of })}</p>
        <ProgressTo value={marked} limit={marked + waiting} />
      </div>
      <OtherQuestions questions={all.filter((other) => other.questionId !== questionId && other.waiting > 0)} />
    </section>
  );
}

/** The way to the other questions, and how many answers to each wait. */
function OtherQuestions({ questions }: { questions: readonly MarkedQuestion[] }) {
  const t = useText();
  const format = useFormat();
  const { toUnmarkedOf } = useReportPlace();
  if (questions.length === 0) return null;
  return (
    <nav className={styles.questions} aria-label={t('reports:otherQuestions')}>
      <h3>{t('reports:otherQuestions')}</h3>
      {questions.map(({ questionId, title, waiting }) => (
        <LocaleLink key={questionId} to={toUnmarkedOf(questionId)} preventScrollReset>
          <Title title={title} />
          <span className={styles.count}>
            {format.number(waiting)}
            <VisuallyHidden> {t('reports:waitsForMark')}</VisuallyHidden>
          </span>
        </LocaleLink>
      ))}
    </nav>
  );
}

function Title({ title }: { title: Localized }) {
  const t = useText();
  return isBlank(title) ? t('questions:untitled') : <LocalizedText text={title} />;
}
