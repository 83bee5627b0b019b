import type { ProjectKind } from '#features/projects/contract/kinds.ts';
import type { Availability } from '#features/projects/contract/publishing.ts';
import { UNAVAILABLE } from '#features/projects/policy.ts';
import { ERROR_STATUS } from '#kit/contract/errors.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { Notice } from '../notice.tsx';
import type { Ground } from '../page-handle.ts';
import { ProjectHead, type Titled } from '../project-head.tsx';
import styles from '../taking-part.module.css';
import { BarrierMark } from './barrier-mark.tsx';

/** Why nobody can answer here now. */
export type Barrier = Exclude<Availability, 'open'> | 'answered';

/** The status of a page where one answers: where there is a barrier, as a call would be refused. */
export function pageStatus(barrier: Barrier | 'open'): number {
  if (barrier === 'open') return 200;
  return ERROR_STATUS[barrier === 'answered' ? 'conflict' : UNAVAILABLE[barrier].code];
}

/** Where somebody who has begun stands. */
export function groundOf(respondent: { availability: Availability } | undefined): Ground | undefined {
  return respondent && (respondent.availability === 'open' ? 'paper' : 'barrier');
}

interface BarrierPageProps {
  barrier: Barrier;
  project: Titled & { kind: ProjectKind };
  opensAt?: string | null;
  /** Somebody who had begun to answer reads what becomes of it. */
  begun?: boolean;
}

export function BarrierPage({ barrier, project, opensAt, begun }: BarrierPageProps) {
  const t = useText();
  const format = useFormat();
  const words = { kind: t(`common:kind.${project.kind}`) };
  const title = t(`takingPart:barrier.${barrier}`, words);
  return (
    <Notice
      mark={<BarrierMark of={barrier} />}
      kicker={<LocalizedText as="p" className={styles.kicker} text={project.title} />}
      title={title}
    >
      <ProjectHead project={project} part={title} />
      <p>
        {barrier !== 'not_open_yet'
          ? t(`takingPart:barrier.${barrier}Text`, words)
          : opensAt
            ? t('takingPart:barrier.not_open_yetText', { ...words, date: format.dateTime(opensAt) })
            : t('takingPart:barrier.not_open_yetSoon', words)}
      </p>
      {begun && barrier !== 'not_open_yet' ? <p>{t('takingPart:barrier.unsentText')}</p> : null}
    </Notice>
  );
}
