import { Skeleton } from '@mantine/core';
import { useLocation } from 'react-router';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { Waiting } from '#ui/dashboard/waiting.tsx';
import { projectPaths } from '../../paths.ts';
import { BarFrame } from '../bar/bar-frame.tsx';
import { BuilderOnItsWay } from '../builder/builder-on-its-way.tsx';
import styles from './workshop.module.css';

/** A project that is still being read: its bar with its places, and the shape of the one that is open. */
export function ProjectOnItsWay({ id, places }: { id: string; places: readonly NavigationEntry[] }) {
  const isBuilder = useLocation().pathname.endsWith(projectPaths.survey(id));
  return (
    <>
      <BarFrame about={<Skeleton width={180} height={24} />} places={places} />
      <Waiting>
        {isBuilder ? (
          <BuilderOnItsWay />
        ) : (
          <div className={styles.cards}>
            <Card />
            <Card />
          </div>
        )}
      </Waiting>
    </>
  );
}

function Card() {
  return (
    <div className={styles.card}>
      <Skeleton width="35%" height={24} mb="lg" />
      <Skeleton height={40} mb="md" />
      <Skeleton height={40} mb="md" />
      <Skeleton width="60%" height={40} />
    </div>
  );
}
