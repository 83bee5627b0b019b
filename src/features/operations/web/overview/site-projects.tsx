import type { ReactNode } from 'react';
import type { ProjectKind } from '#features/projects/contract/kinds.ts';
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

/** The sign that a kind of project has wherever projects are listed. */
export type SignOfKind = (kind: ProjectKind) => ReactNode;

interface SiteProjectsProps {
  projects: readonly NewestProject[];
  signOf: SignOfKind;
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
        <EntryList entries={projects.map((project) => ({ ...entryOf(project, t), sign: signOf(project.kind) }))} />
      )}
    </section>
  );
}

function entryOf({ _id, kind, title, owner, status, responses, createdAt }: NewestProject, t: Text): Entry {
  return {
    id: _id,
    title: <LocalizedText text={title} fallback={t('projects:untitled')} />,
    // What respondents find; once it is closed that is a door.
    to: status === 'processing' ? takingPartPaths.welcome(_id) : undefined,
    isOutside: true,
    about: (
      <>
        {t(`projects:kindName.${kind}`)} · {owner} · <Moment at={createdAt} />
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
