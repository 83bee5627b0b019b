import type { ReactNode } from 'react';
import { wholeMinutes } from '#domain/questionnaire/estimate.ts';
import { type Attempts, MOST_ATTEMPTS } from '#domain/quiz/attempts.ts';
import type { HowMarked } from '#domain/quiz/how-marked-schema.ts';
import { allowsBack } from '#features/projects/policy.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Icon } from '#ui/plain/icons.tsx';
import type { getWelcome } from '../../contract/welcome.ts';
import { waitBetween } from '../attempts/wait-between.ts';
import styles from './welcome.module.css';

type ProjectFactsProps = Pick<
  Given<typeof getWelcome>,
  | 'questions'
  | 'mayBeFewer'
  | 'tellsDuring'
  | 'marked'
  | 'seconds'
  | 'clock'
  | 'questionSeconds'
  | 'attempts'
  | 'endsAt'
  | 'viewType'
  | 'allowBack'
>;

/** What taking part will cost: how many questions, how long, until when. */
export function ProjectFacts({
  questions,
  mayBeFewer,
  tellsDuring,
  marked,
  seconds,
  clock,
  questionSeconds,
  attempts,
  endsAt,
  ...project
}: ProjectFactsProps) {
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
      {questionSeconds === null ? null : (
        <Fact drawing="M7 3h10M7 21h10M8 3c0 5 8 5 8 9s-8 4-8 9M16 3c0 5-8 5-8 9s8 4 8 9">
          {t('takingPart:timePerQuestion', { count: questionSeconds })}
        </Fact>
      )}
      {marked ? <MarkFacts marked={marked} /> : null}
      {attempts ? <AttemptFacts attempts={attempts} /> : null}
      {endsAt ? (
        <Fact drawing="M4 6h16v14H4zM4 11h16M8 3v5m8-5v5">
          {t('takingPart:openUntil', { date: format.end(endsAt) })}
        </Fact>
      ) : null}
      {tellsDuring || !allowsBack(project) ? (
        <Fact drawing="M5 5v14M20 12H9m5-5-5 5 5 5">
          {t(tellsDuring ? 'takingPart:finalOnceTold' : 'takingPart:noWayBack')}
        </Fact>
      ) : null}
    </ul>
  );
}

/** What there is to earn, what passes, and what wrong answers cost: nobody should find that out afterwards. */
function MarkFacts({ marked: { points, pass, wrongCosts, belowZero } }: { marked: HowMarked }) {
  const t = useText();
  const format = useFormat();
  const percent = (whole: number) => format.percent(whole / 100);
  const earned = points === null ? [] : [t('takingPart:pointsInTotal', { count: points })];
  const passed = pass === null ? [] : [t('takingPart:passFrom', { percent: percent(pass) })];
  const said = [...earned, ...passed].join(' · ');
  return (
    <>
      {said ? <Fact drawing="m4 12 5 5L20 6">{said}</Fact> : null}
      {wrongCosts === null ? null : (
        <Fact drawing="M6 12h12">
          {t('takingPart:wrongCosts', { percent: percent(wrongCosts) })}
          {belowZero ? ` · ${t('takingPart:belowZero')}` : null}
        </Fact>
      )}
    </>
  );
}

/** How often one may take a quiz, and which time counts. */
function AttemptFacts({ attempts: { most, delayMinutes, grade } }: { attempts: Attempts }) {
  const t = useText();
  const { unit, count } = waitBetween(delayMinutes);
  const often =
    most === null ? t('takingPart:attemptsAtMost', { max: MOST_ATTEMPTS }) : t('takingPart:attempts', { count: most });
  const counts = t(`takingPart:gradeOf.${grade}`);
  return (
    <>
      <Fact drawing="M4 12a8 8 0 0 1 14-5.3M20 4v4h-4M20 12a8 8 0 0 1-14 5.3M4 20v-4h4">
        {most === 1 ? often : t('takingPart:attemptsWith', { often, counts })}
      </Fact>
      {delayMinutes > 0 && most !== 1 ? (
        <Fact drawing="M7 3h10M7 21h10M8 3c0 5 8 5 8 9s-8 4-8 9M16 3c0 5-8 5-8 9s8 4 8 9">
          {t(`takingPart:waitBetween.${unit}`, { count })}
        </Fact>
      ) : null}
    </>
  );
}

export function Fact({ drawing, children }: { drawing: string; children: ReactNode }) {
  return (
    <li>
      <Icon>
        <path d={drawing} />
      </Icon>
      {children}
    </li>
  );
}
