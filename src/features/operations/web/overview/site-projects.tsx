import type { ReactNode } from 'react';
import { type Typed, typeOf } from '#features/projects/contract/kinds.ts';
import { STATUS_TONES } from '#features/projects/contract/project.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Text } from '#messages/text.ts';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import { type Entry, EntryList } from '#ui/dashboard/lists/entries/entry-list.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import type { NewestProject } from '../../contract.ts';
import styles from './overview.module.css';

/** The sign that a type of project has wherever projects are listed. */
export type SignOfType = (project: Typed) => ReactNode;

interface SiteProjectsProps {
  projects: readonly NewestProject[];
  signOf: SignOfType;
}

/** What people make here: the newest projects, each with its owner and how many answered. */
export function SiteProjects({ projects, signOf }: SiteProjectsProps) {
  const t = useText();
  return (
    <section aria-labelledby="newest-projects">
      <SectionHead id="newest-projects" title={t('dashboard:newest')} />
      {projects.length === 0 ? (
        <p className={styles.nothing}>{t('operations:noProjects')}</p>
      ) : (
        <EntryList entries={projects.map((project) => ({ ...entryOf(project, t), sign: signOf(project) }))} />
      )}
    </section>
  );
}

function entryOf(project: NewestProject, t: Text): Entry {
  const { _id, title, owner, status, responses, createdAt } = project;
  return {
    id: _id,
    title: <LocalizedText text={title} fallback={t('projects:untitled')} />,
    // What respondents find; once it is closed that is a door.
    to: status === 'processing' ? takingPartPaths.welcome(_id) : undefined,
    isOutside: true,
    about: (
      <>
        {t(`projects:typeName.${typeOf(project)}`)} · {owner} · <Moment at={createdAt} />
      </>
    ),
    end: (
      <>
        {t('projects:responses', { count: responses })}
        <StatusBadge tone={STATUS_TONES[status]}>{t(`projects:status.${status}`)}</StatusBadge>
      </>
    ),
  };
}
