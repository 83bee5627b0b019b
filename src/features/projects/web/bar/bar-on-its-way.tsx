import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import type { Project } from '../../contract/project.ts';
import { useTitleText } from '../project-title.tsx';
import styles from './bar.module.css';
import { BarFrame } from './bar-frame.tsx';
import { StateFace } from './project-state.tsx';

interface BarOnItsWayProps {
  project: Project;
  places: readonly NavigationEntry[];
}

/** A project's bar until script is at work, with everything where it will be: its places are links already. */
export function BarOnItsWay({ project, places }: BarOnItsWayProps) {
  const titleOf = useTitleText();
  return (
    <BarFrame
      project={project}
      about={
        <>
          <span className={styles.name} data-written={project.abilities.update || undefined}>
            {titleOf(project.title)}
          </span>
          <span className={styles.state}>
            <StateFace project={project} />
          </span>
        </>
      }
      places={places}
    />
  );
}
