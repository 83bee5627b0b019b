import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import type { Project } from '../../contract/project.ts';
import { ProjectTitle } from '../project-title.tsx';
import styles from './bar.module.css';
import { BarFrame } from './bar-frame.tsx';
import { ProjectState } from './project-state.tsx';

/** For those who may look at a project and not change it. */
export function ReaderBar({ project, places }: { project: Project; places: readonly NavigationEntry[] }) {
  return (
    <BarFrame
      about={
        <>
          <h1 className={styles.name}>
            <ProjectTitle title={project.title} />
          </h1>
          <ProjectState project={project} />
        </>
      }
      places={places}
    />
  );
}
