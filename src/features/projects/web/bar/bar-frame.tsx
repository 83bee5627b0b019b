import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { Places } from '#ui/dashboard/frame/places.tsx';
import { type Typed, typeOf } from '../../contract/kinds.ts';
import { projectPaths } from '../../paths.ts';
import styles from './bar.module.css';

interface BarFrameProps {
  project: Typed;
  /** Title and state. */
  about: ReactNode;
  places: readonly NavigationEntry[];
  /** What can be done. */
  tools?: ReactNode;
}

/** A project's bar: the way back, what it is, its places, what to do with it. */
export function BarFrame({ project, about, places, tools }: BarFrameProps) {
  const t = useText();
  return (
    <div className={styles.bar}>
      <div className={styles.about}>
        <LocaleLink
          to={projectPaths.list(typeOf(project))}
          className={styles.back}
          aria-label={t(`projects:backTo.${typeOf(project)}`)}
        >
          <IconChevronLeft size={22} aria-hidden="true" />
        </LocaleLink>
        {about}
      </div>
      {places.length > 1 ? (
        <Places label={t('projects:tabs', { kind: t(`common:kind.${typeOf(project)}`) })} entries={places} />
      ) : null}
      <div className={styles.tools}>{tools}</div>
    </div>
  );
}
