import type { Project } from '#features/projects/contract/project.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { AnswerToMark } from './answer-to-mark.tsx';
import styles from './hand-marks.module.css';
import { QuestionToMark } from './question-to-mark.tsx';
import { keyOf, useQueueToMark } from './use-queue-to-mark.ts';

/** One question beside the answers to it that wait; whoever marked one is led to the next. */
export function QueueToMark({ survey }: { survey: Project }) {
  const t = useText();
  const { error, retry, questions, question, isDone, queue, marked, list, finish } = useQueueToMark(survey._id);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (isDone) {
    return <EmptyState picture="no-responses" title={t('reports:allMarked')} text={t('reports:allMarkedText')} />;
  }
  if (!question) return null;
  const at = queue.find((item) => !marked.has(keyOf(item))) ?? queue[0];
  return (
    <div className={styles.marking}>
      <QuestionToMark question={question} rubric={at?.rubric ?? ''} all={questions} />
      <ol ref={list} className={styles.queue} aria-label={t('reports:answersToMark')}>
        {queue.map((item) => (
          <AnswerToMark
            key={keyOf(item)}
            projectId={survey._id}
            item={item}
            mark={marked.get(keyOf(item))}
            onMarked={(mark) => finish(item, mark)}
          />
        ))}
      </ol>
    </div>
  );
}
