import { type ProjectType, type Typed, typeOf } from '#features/projects/contract/kinds.ts';
import type { Availability } from '#features/projects/contract/publishing.ts';
import { UNAVAILABLE } from '#features/projects/policy.ts';
import { ERROR_STATUS } from '#kit/contract/errors.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { takingPartPaths } from '../../paths.ts';
import { Notice } from '../notice.tsx';
import type { Ground } from '../page-handle.ts';
import { ProjectHead, type Titled } from '../project-head.tsx';
import styles from '../taking-part.module.css';
import { BarrierMark } from './barrier-mark.tsx';

/** Why nobody can answer here now. */
export type Barrier = Exclude<Availability, 'open'> | 'answered' | 'attemptsUsed';

/** The status of a page where one answers: where there is a barrier, as a call would be refused. */
export function pageStatus(barrier: Barrier | 'open'): number {
  if (barrier === 'open') return 200;
  const isTheirs = barrier === 'answered' || barrier === 'attemptsUsed';
  return ERROR_STATUS[isTheirs ? 'conflict' : UNAVAILABLE[barrier].code];
}

/** Where somebody who has begun stands. */
export function groundOf(respondent: { availability: Availability } | undefined): Ground | undefined {
  return respondent && (respondent.availability === 'open' ? 'paper' : 'cover');
}

interface BarrierPageProps {
  barrier: Barrier;
  project: Titled & Typed;
  opensAt?: string | null;
  closedAt?: string | null;
  /** Whom this visitor voted as, where the results are shown to voters. */
  voted?: string | null;
  /** Somebody who had begun to answer reads what becomes of it. */
  begun?: boolean;
}

export function BarrierPage({ barrier, project, begun, voted, ...at }: BarrierPageProps) {
  const t = useText();
  const title = t(`takingPart:barrier.${barrier}`, { kind: t(`common:kind.${typeOf(project)}`) });
  const reason = useReason({ barrier, type: typeOf(project), ...at });
  return (
    <Notice
      mark={<BarrierMark of={barrier === 'attemptsUsed' ? 'answered' : barrier} />}
      kicker={<LocalizedText as="p" className={styles.kicker} text={project.title} />}
      title={title}
    >
      <ProjectHead project={project} part={title} />
      <p>{reason}</p>
      {begun && barrier !== 'not_open_yet' ? <p>{t('takingPart:barrier.unsentText')}</p> : null}
      {voted ? (
        <p>
          <LocaleLink to={takingPartPaths.done(voted)} reloadDocument>
            {t('takingPart:seeResults')}
          </LocaleLink>
        </p>
      ) : null}
      {barrier === 'not_open_yet' ? null : (
        <LocaleLink className={styles.makeOwn} to="/" reloadDocument>
          {t('takingPart:makeOwn', { kind: t(`common:kind.${typeOf(project)}`) })}
        </LocaleLink>
      )}
    </Notice>
  );
}

/** Why, and since or until when where that is known. */
function useReason({
  barrier,
  type,
  opensAt,
  closedAt,
}: { type: ProjectType } & Pick<BarrierPageProps, 'barrier' | 'opensAt' | 'closedAt'>): string {
  const t = useText();
  const format = useFormat();
  const words = { kind: t(`common:kind.${type}`) };
  if (barrier === 'closed' && closedAt) return t('takingPart:barrier.closedOn', { date: format.date(closedAt) });
  if (barrier !== 'not_open_yet') return t(`takingPart:barrier.${barrier}Text`, words);
  if (!opensAt) return t('takingPart:barrier.not_open_yetSoon', words);
  return t('takingPart:barrier.not_open_yetText', { ...words, date: format.opening(opensAt) });
}
