import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ErrorState } from '#ui/dashboard/error-state.tsx';
import { Moment } from '#ui/dashboard/moment.tsx';
import { SectionHead } from '#ui/dashboard/section-head.tsx';
import { Waiting } from '#ui/dashboard/waiting.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import type { Comment } from '../../contract/newest-comments.ts';
import { reportPaths } from '../../paths.ts';
import { newestCommentsQuery } from '../queries.ts';
import { writtenIn } from '../written-in.ts';
import styles from './newest-comments.module.css';

/** What people wrote lately, in their own words; nothing where nobody wrote. */
export function NewestComments() {
  const t = useText();
  const { data, error, refetch } = useQuery(newestCommentsQuery());
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="newest-comments">
      <SectionHead id="newest-comments" title={t('dashboard:newestComments')} />
      {data ? (
        <ul className={styles.comments}>
          {data.map((comment) => (
            <CommentCard key={comment.responseId} comment={comment} />
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

function CommentCard({ comment }: { comment: Comment }) {
  const t = useText();
  const { projectId, projectTitle, responseId, question, text, completedAt } = comment;
  return (
    <li>
      <p className={styles.question}>
        <LocalizedText text={question} fallback={t('questions:untitled')} />
      </p>
      <blockquote lang={writtenIn(text)}>
        <LocaleLink to={reportPaths.response(projectId, responseId)}>{text}</LocaleLink>
      </blockquote>
      <p className={styles.about}>
        <span>
          <LocalizedText text={projectTitle} fallback={t('projects:untitled')} />
        </span>
        <Moment at={completedAt} />
      </p>
    </li>
  );
}
