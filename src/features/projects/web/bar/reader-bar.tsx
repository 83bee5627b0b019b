import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { PageBar } from '#ui/dashboard/frame/page-bar.tsx';
import type { Project } from '../../contract/project.ts';
import { ProjectTitle, useTitleText } from '../project-title.tsx';
import styles from './bar.module.css';
import { BarFrame } from './bar-frame.tsx';
import { ProjectState } from './project-state.tsx';

/** For those who may look at a project and not change it. */
export function ReaderBar({ project, places }: { project: Project; places: readonly NavigationEntry[] }) {
  const titleOf = useTitleText();
  return (
    <PageBar>
      <BarFrame
        project={project}
        about={
          <>
            <h1 className={styles.name} title={titleOf(project.title)}>
              <ProjectTitle title={project.title} />
            </h1>
            <ProjectState project={project} />
          </>
        }
        places={places}
      />
    </PageBar>
  );
}
