import type { ReactNode } from 'react';
import { wholeMinutes } from '#domain/questionnaire/estimate.ts';
import { allowsBack } from '#features/projects/policy.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Icon } from '#ui/plain/icons.tsx';
import type { getWelcome } from '../../contract/welcome.ts';
import styles from './welcome.module.css';

type ProjectFactsProps = Pick<
  Given<typeof getWelcome>,
  'questions' | 'mayBeFewer' | 'seconds' | 'clock' | 'endsAt' | 'viewType' | 'allowBack'
>;

/** What taking part will cost: how many questions, how long, until when. */
export function ProjectFacts({ questions, mayBeFewer, seconds, clock, endsAt, ...project }: ProjectFactsProps) {
  const t = useText();
  const format = useFormat();
  return (
    <ul className={styles.facts}>
      <Fact drawing="M3 5h18M7 5v14m5-14v14m5-14v14">
        {t(mayBeFewer ? 'takingPart:questionsAtMost' : 'common:questions', { count: questions })}
      </Fact>
      <Fact drawing="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 4v5l3.5 2">
        {clock
          ? t('takingPart:timeAllowed', { count: clock.minutes })
          : t('takingPart:minutes', { count: wholeMinutes(seconds) })}
      </Fact>
      {endsAt ? (
        <Fact drawing="M4 6h16v14H4zM4 11h16M8 3v5m8-5v5">
          {t('takingPart:openUntil', { date: format.dateTime(endsAt) })}
        </Fact>
      ) : null}
      {!allowsBack(project) ? <Fact drawing="M5 5v14M20 12H9m5-5-5 5 5 5">{t('takingPart:noWayBack')}</Fact> : null}
    </ul>
  );
}

function Fact({ drawing, children }: { drawing: string; children: ReactNode }) {
  return (
    <li>
      <Icon>
        <path d={drawing} />
      </Icon>
      {children}
    </li>
  );
}
