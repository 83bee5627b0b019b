import { Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { LoadMore } from '#ui/dashboard/lists/load-more.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import type { Project } from '../../contract/project.ts';
import type { VersionSummary } from '../../contract/versions.ts';
import { projectPaths } from '../../paths.ts';
import { versionsQuery } from '../queries.ts';
import styles from './history.module.css';

interface VersionListProps {
  project: Project;
  /** Null: the draft. */
  chosen: number | null;
  /** How the query of the address calls what is chosen. */
  query: string;
}

/** The draft and every version, the newest first; each a link to what it changed. */
export function VersionList({ project, chosen, query: name }: VersionListProps) {
  const t = useText();
  const query = useInfiniteQuery(versionsQuery(project._id));
  const versions = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const pathOf = (value: string) => `${projectPaths.history(project)}?${name}=${value}`;
  return (
    <nav className={styles.versions} aria-label={t('versions:history')}>
      <ol>
        <li>
          <Entry to={pathOf('draft')} isChosen={chosen === null} title={t('versions:draft')}>
            {t(project.changedSincePublished ? 'versions:draftChanged' : 'versions:draftSame')}
          </Entry>
        </li>
        {versions.map((version) => (
          <li key={version.number}>
            <Entry
              to={pathOf(String(version.number))}
              isChosen={chosen === version.number}
              title={<VersionName number={version.number} current={project.version} />}
            >
              <VersionFacts version={version} />
            </Entry>
          </li>
        ))}
      </ol>
      {query.isPending ? (
        <Waiting className={styles.waiting}>
          <Skeleton height={72} />
          <Skeleton height={72} />
        </Waiting>
      ) : null}
      {query.isLoadingError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      <LoadMore query={query} shown={versions.length} />
    </nav>
  );
}

interface EntryProps {
  to: string;
  isChosen: boolean;
  title: ReactNode;
  children: ReactNode;
}

function Entry({ to, isChosen, title, children }: EntryProps) {
  return (
    <LocaleLink to={to} className={styles.entry} aria-current={isChosen ? 'page' : undefined} preventScrollReset>
      <strong>{title}</strong>
      <span>{children}</span>
    </LocaleLink>
  );
}

/** What a version is called, and whether it is the one that is asked now. */
export function VersionName({ number, current }: { number: number; current: number | null }) {
  const t = useText();
  const format = useFormat();
  return (
    <span className={styles.named}>
      {t('versions:version', { number: format.digits(number) })}
      {number === current ? <StatusBadge tone="success">{t('versions:current')}</StatusBadge> : null}
    </span>
  );
}

function VersionFacts({ version: { publishedAt, publishedBy, responses } }: { version: VersionSummary }) {
  const t = useText();
  const format = useFormat();
  const facts = [publishedBy, responses === null ? null : t('projects:responses', { count: responses })];
  return (
    <>
      {format.dateTime(publishedAt)}
      <br />
      {facts.filter((fact) => fact !== null).join(' · ')}
    </>
  );
}
