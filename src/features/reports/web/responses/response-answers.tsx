import { uploadsOf } from '#domain/questionnaire/registry.ts';
import { isBlank } from '#domain/text/localized.ts';
import { writtenIn } from '#domain/text/written-in.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import type { ResponseDetail } from '../../contract/responses.ts';
import { FileLink } from '../file-link.tsx';
import { MarkForm } from '../hand-marks/mark-form.tsx';
import { AgreedTo } from './agreed-to.tsx';
import { MarksWords } from './marks-words.tsx';
import styles from './responses.module.css';

type Answered = ResponseDetail['questions'][number];

interface AnswersProps extends Pick<ResponseDetail, '_id' | 'questions' | 'completedAt'> {
  projectId: string;
  /** Whether this reader marks what has to be marked. */
  mayMark: boolean;
}

/** Every question, and in words what was answered; what was skipped, and what was not asked, says so. */
export function ResponseAnswers({ questions, ...response }: AnswersProps) {
  return (
    <ol className={styles.answers}>
      {questions.map((answered, index) => {
        const { question, sectionTitle } = answered;
        const before = questions[index - 1]?.sectionTitle;
        const begins = before?.en !== sectionTitle.en || before?.bn !== sectionTitle.bn;
        return (
          <li key={question.id} data-question={question.id}>
            {begins && !isBlank(sectionTitle) ? (
              <p className={styles.section}>
                <LocalizedText text={sectionTitle} />
              </p>
            ) : null}
            <AnsweredQuestion {...response} answered={answered} />
          </li>
        );
      })}
    </ol>
  );
}

interface AnsweredProps extends Omit<AnswersProps, 'questions'> {
  answered: Answered;
}

function AnsweredQuestion({ answered, projectId, completedAt, ...response }: AnsweredProps) {
  const t = useText();
  const { question, value, answer, asked, offPath, consentText, mark, tries } = answered;
  return (
    <>
      <h3 className={styles.question}>
        {isBlank(question.title) ? t('questions:untitled') : <LocalizedText text={question.title} />}
      </h3>
      {answer === null ? (
        <p className={styles.skipped}>{t(asked ? 'reports:noAnswer' : 'reports:notAsked')}</p>
      ) : (
        <p className={styles.answer} lang={writtenIn(answer)}>
          {uploadsOf(question) && Array.isArray(value) ? <Files projectId={projectId} ids={value} /> : answer}
        </p>
      )}
      {mark ? (
        <p className={styles.skipped}>
          {t(`reports:outcome.${mark.outcome}`)} · <MarksWords marks={mark} />
        </p>
      ) : null}
      {tries.length > 0 ? (
        <p className={styles.skipped}>{t('reports:thenTried', { tries: tries.join(' → ') })}</p>
      ) : null}
      <GivenByHand {...response} answered={answered} projectId={projectId} />
      {consentText === null ? null : (
        <AgreedTo projectId={projectId} questionId={question.id} number={consentText} at={completedAt} />
      )}
      {offPath ? (
        <p className={styles.skipped}>
          {t('reports:answeredOffPath')} <span lang={writtenIn(offPath.answer)}>{offPath.answer}</span>
        </p>
      ) : null}
    </>
  );
}

/** Where somebody marks the answer: the way to do that, or what was told of it. */
function GivenByHand({ answered, projectId, _id, mayMark }: Omit<AnsweredProps, 'completedAt'>) {
  const { question, answer, mark, byHand } = answered;
  if (!byHand || !mark || answer === null) return null;
  if (mayMark) {
    return (
      <MarkForm
        projectId={projectId}
        responseId={_id}
        questionId={question.id}
        points={mark.points}
        earned={mark.outcome === 'waiting' ? undefined : mark.earned}
        feedback={byHand.feedback}
        revision={byHand.revision}
      />
    );
  }
  if (byHand.feedback === '') return null;
  return (
    <p className={styles.feedback} lang={writtenIn(byHand.feedback)}>
      {byHand.feedback}
    </p>
  );
}

function Files({ projectId, ids }: { projectId: string; ids: readonly unknown[] }) {
  return ids.map(String).map((id) => (
    <span key={id} className={styles.file}>
      <FileLink projectId={projectId} id={id} />
    </span>
  ));
}
