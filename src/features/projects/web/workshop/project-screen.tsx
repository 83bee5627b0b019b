import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { ErrorState } from '#ui/dashboard/error-state.tsx';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import type { Abilities } from '../../contract/project.ts';
import { ReaderBar } from '../bar/reader-bar.tsx';
import { editedSurveyQuery } from '../queries.ts';
import { ProjectOnItsWay } from './project-on-its-way.tsx';
import styles from './workshop.module.css';
import { ProjectWorkshop } from './workshop.tsx';

interface ProjectScreenProps {
  id: string;
  /** Its places, for those with these abilities. */
  placesFor: (abilities: Abilities) => readonly NavigationEntry[];
  /** The place that is open. */
  children: ReactNode;
}

/** Most who open a project are its owner: its bar has their places before it is read. */
const OWNERS: Abilities = {
  update: true,
  publish: false,
  close: false,
  reopen: false,
  delete: false,
  readReport: true,
};

/** One project, once it is read: its bar, and the place that is open. */
export function ProjectScreen({ id, placesFor, children }: ProjectScreenProps) {
  const t = useText();
  const { data, error, refetch } = useQuery(editedSurveyQuery(id));
  if (data?.abilities.update) {
    return (
      <ProjectWorkshop project={data} places={placesFor(data.abilities)}>
        {children}
      </ProjectWorkshop>
    );
  }
  if (data) {
    return (
      <>
        <ReaderBar project={data} places={placesFor(data.abilities)} />
        {children}
      </>
    );
  }
  return (
    <>
      <PageHead title={t('projects:surveys')} />
      {error ? (
        <div className={styles.alone}>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <ProjectOnItsWay id={id} places={placesFor(OWNERS)} />
      )}
    </>
  );
}
