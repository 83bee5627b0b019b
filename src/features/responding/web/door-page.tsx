import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import type { Door } from '../contract.ts';
import { Notice } from './notice.tsx';
import { RunHead, type Titled } from './run-head.tsx';
import styles from './taking-part.module.css';

/** Why nobody can answer here now. */
export type Barrier = Exclude<Door, 'open'> | 'answered';

/** The status each barrier is answered with: refused for now, gone, or in the way of what is already there. */
export const BARRIER_STATUS: Readonly<Record<Barrier, number>> = {
  not_open_yet: 403,
  closed: 410,
  full: 410,
  answered: 409,
};

interface DoorPageProps {
  barrier: Barrier;
  project: Titled;
  opensAt?: string | null;
  /** Somebody who had begun to answer reads what becomes of it. */
  begun?: boolean;
}

export function DoorPage({ barrier, project, opensAt, begun }: DoorPageProps) {
  const t = useText();
  const format = useFormat();
  return (
    <Notice title={t(`responding:door.${barrier}`)}>
      <RunHead project={project} part={t(`responding:door.${barrier}`)} />
      <LocalizedText as="p" className={styles.kicker} text={project.title} />
      <p>
        {barrier !== 'not_open_yet'
          ? t(`responding:door.${barrier}Text`)
          : opensAt
            ? t('responding:door.not_open_yetText', { date: format.dateTime(opensAt) })
            : t('responding:door.not_open_yetSoon')}
      </p>
      {begun && barrier !== 'not_open_yet' ? <p>{t('responding:door.unsentText')}</p> : null}
    </Notice>
  );
}
