import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { writtenIn } from '#domain/text/written-in.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { reportPaths } from '../../paths.ts';
import { newestCommentsQuery } from '../queries.ts';
import { commentsByQuestion, type SaidComment } from './comments-by-question.ts';
import styles from './newest-comments.module.css';

/** What people wrote lately, in their own words, a card a question; nothing where nobody wrote. */
export function NewestComments() {
  const t = useText();
  const { data, error, refetch } = useQuery(newestCommentsQuery());
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="newest-comments">
      <SectionHead id="newest-comments" title={t('dashboard:newestComments')} />
      {data ? (
        <ul className={styles.comments}>
          {commentsByQuestion(data).map((comments) => (
            <QuestionCard key={comments[0]?.responseId} comments={comments} />
          ))}
        </ul>
      ) : null}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <Waiting>
          <Skeleton height={150} radius="lg" />
        </Waiting>
      )}
    </section>
  );
}

/** What was asked, and under it what was answered. */
function QuestionCard({ comments }: { comments: readonly SaidComment[] }) {
  const t = useText();
  const [first] = comments;
  if (!first) return null;
  return (
    <li>
      <p className={styles.question}>
        <LocalizedText text={first.question} fallback={t('questions:untitled')} />
      </p>
      <p className={styles.about}>
        <LocalizedText text={first.projectTitle} fallback={t('projects:untitled')} />
      </p>
      <ul className={styles.answers}>
        {comments.map((comment) => (
          <AnswerRow key={comment.responseId} comment={comment} />
        ))}
      </ul>
    </li>
  );
}

function AnswerRow({ comment }: { comment: SaidComment }) {
  const t = useText();
  const { projectId, projectKind, projectMode, responseId, text, completedAt, count } = comment;
  return (
    <li>
      <blockquote lang={writtenIn(text)}>
        <LocaleLink to={reportPaths.response({ _id: projectId, kind: projectKind, mode: projectMode }, responseId)}>
          {text}
        </LocaleLink>
      </blockquote>
      <p className={styles.when}>
        {count > 1 ? <span>{t('dashboard:saidBy', { count })}</span> : null}
        <Moment at={completedAt} />
      </p>
    </li>
  );
}
