import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import type { Abilities, Project } from '../../contract/project.ts';
import { ReaderBar } from '../bar/reader-bar.tsx';
import { editedSurveyQuery } from '../queries.ts';
import { useChangedPlaces } from '../use-changed-places.ts';
import { ProjectWorkshop } from './workshop.tsx';

interface ProjectScreenProps {
  /** As the page brought it. */
  project: Project;
  /** Its places, for those with these abilities. */
  placesFor: (abilities: Abilities) => readonly NavigationEntry[];
  /** The place that is open. */
  children: ReactNode;
}

/** One project: its bar, and the place that is open. */
export function ProjectScreen({ project, placesFor, children }: ProjectScreenProps) {
  useChangedPlaces();
  const { data } = useQuery({ ...editedSurveyQuery(project._id), initialData: project });
  const places = placesFor(data.abilities);
  if (data.abilities.update) {
    return (
      <ProjectWorkshop project={data} places={places}>
        {children}
      </ProjectWorkshop>
    );
  }
  return (
    <>
      <ReaderBar project={data} places={places} />
      {children}
    </>
  );
}
