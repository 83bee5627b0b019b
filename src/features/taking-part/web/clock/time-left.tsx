import type { ReactNode } from 'react';
import { MINUTE_MS } from '#domain/text/durations.ts';
import { localizePath } from '#domain/text/locale.ts';
import { pathOf } from '#kit/contract/request.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useNonce } from '#kit/web/page/nonce.ts';
import { Icon } from '#ui/plain/icons.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { getRespondent } from '../../contract/respondent.ts';
import { toldPath } from '../addresses.ts';
import clockUrl from '../island/clock/main.ts?worker&url';
import type { Respondent } from '../open-respondent.ts';
import styles from './time-left.module.css';

interface TimeLeftProps {
  respondent: Respondent;
  /** The question, whose answer is final, that is looked at. */
  final?: string;
  children?: ReactNode;
}

/**
 * Until when there is time, as a time of day; the page's script counts down to it. How long that is the server tells,
 * for clocks of devices differ. How far one has come stands in its row: both stay in view.
 */
export function TimeLeft({ respondent, final, children }: TimeLeftProps) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const nonce = useNonce();
  const { _id, turn, now, isPreview, project } = respondent;
  // What came in as the time ran out is told before the next question is served.
  const told = (respondent.told && (final ?? turn?.question)) || undefined;
  const until = soonest(respondent);
  if (until === null) return null;
  const isOfQuestion = turn !== null && until === turn.until;
  const over = isOfQuestion ? 'takingPart:questionTimeOver' : 'takingPart:timeOver';
  const whole = isOfQuestion ? turn.seconds && turn.seconds * 1000 : project.clock && project.clock.minutes * MINUTE_MS;
  return (
    <div
      className={styles.clock}
      data-clock={Date.parse(until) - Date.parse(now)}
      data-whole={whole ?? undefined}
      data-of={isOfQuestion ? 'question' : undefined}
      data-turn={turn?.question ?? undefined}
      data-ask={isPreview ? undefined : pathOf(getRespondent, { params: { id: _id }, query: { told } })}
      data-told={told && !final ? localizePath(toldPath(respondent, told), locale) : undefined}
    >
      <Icon>
        <path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 4v5l3.5 2" />
      </Icon>
      <strong role="timer" data-clock-left={t('takingPart:timeLeft', { time: '#' })} hidden />
      <span data-clock-until>{t('takingPart:timeUntil', { time: format.time(until) })}</span>
      {isOfQuestion && respondent.until !== null ? (
        <span>{t('takingPart:timeInAll', { time: format.time(respondent.until) })}</span>
      ) : null}
      <span data-clock-over hidden>
        {t(over)}
      </span>
      {children}
      <VisuallyHidden
        role="status"
        data-clock-says
        data-5={t('takingPart:minutesLeft', { count: 5 })}
        data-1={t('takingPart:minutesLeft', { count: 1 })}
        data-0={t(over)}
      />
      <script type="module" src={clockUrl} nonce={nonce} />
    </div>
  );
}

/** Whether there is a clock on what is asked. */
export function isTimed(respondent: Pick<Respondent, 'until' | 'turn'>): boolean {
  return soonest(respondent) !== null;
}

/** When the time is up: of all of it, or of the question that is before somebody. */
function soonest({ until, turn }: Pick<Respondent, 'until' | 'turn'>): string | null {
  const ends = [until, turn?.until ?? null].filter((end) => end !== null);
  return ends.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}
