import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { writtenIn } from '#domain/text/written-in.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { findNewestComments } from '../../contract/newest-comments.ts';
import { reportPaths } from '../../paths.ts';
import { commentsByQuestion, type SaidComment } from './comments-by-question.ts';
import styles from './newest-comments.module.css';

/** What people wrote lately, in their own words, and to which question; nothing where nobody wrote. */
export function NewestComments() {
  const t = useText();
  const { data, error, refetch } = useQuery(callQuery(findNewestComments));
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="newest-comments">
      <SectionHead id="newest-comments" title={t('dashboard:newestComments')} />
      {data ? (
        <ul className={styles.comments}>
          {commentsByQuestion(data)
            .flat()
            .map((comment) => (
              <CommentCell key={comment.responseId} comment={comment} />
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
function CommentCell({ comment }: { comment: SaidComment }) {
  const t = useText();
  const { projectId, projectKind, projectMode, projectTitle, question, responseId, text, completedAt, count } = comment;
  return (
    <li>
      <p className={styles.question}>
        <LocalizedText text={question} fallback={t('questions:untitled')} />
      </p>
      <blockquote lang={writtenIn(text)}>
        <LocaleLink to={reportPaths.response({ _id: projectId, kind: projectKind, mode: projectMode }, responseId)}>
          {text}
        </LocaleLink>
      </blockquote>
      <p className={styles.about}>
        <span>
          <LocalizedText text={projectTitle} fallback={t('projects:untitled')} />
        </span>
        {count > 1 ? <span>{t('dashboard:saidBy', { count })}</span> : null}
        <Moment at={completedAt} />
      </p>
    </li>
  );
}
