import { questionsAsked } from '#domain/questionnaire/estimate.ts';
import type { Section } from '#domain/questionnaire/schema.ts';
import { sectionsOf } from '#domain/quiz/series/round-questions.ts';
import type { Round, Series } from '#domain/quiz/series/series.ts';
import { standingByDates } from '#domain/quiz/series/standing-in-rounds.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge, type StatusTone } from '#ui/dashboard/facts/status-badge.tsx';
import styles from './rounds.module.css';

interface RoundStandingProps {
  round: Round;
  /** It and the others. */
  series: Series;
  sections: readonly Section[];
  /** The quiz takes answers, so a round that is on can be taken. */
  isTaken: boolean;
  now: Date;
  /** Where what it is called stands nowhere else on its card. */
  isNamed: boolean;
}

/** Where a round stands at this moment, and how much it asks. */
export function RoundStanding({ round, series, sections, isTaken, now, isNamed }: RoundStandingProps) {
  const t = useText();
  const locale = useLocale();
  const { word, tone } = useStanding(round, isTaken, now);
  const { questions } = questionsAsked({ sections: [...sectionsOf(sections, series, round)] });
  const facts = [isNamed && localizedText(round.title, locale), t('common:questions', { count: questions })];
  return (
    <div className={styles.standing}>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
    </div>
  );
}

function useStanding(round: Round, isTaken: boolean, now: Date): { word: string; tone: StatusTone } {
  const t = useText();
  const format = useFormat();
  const { opensAt, endsAt } = round;
  const state = standingByDates(round, now);
  if (state === 'over') return { word: t('rounds:isOver'), tone: 'neutral' };
  if (state === 'notYet' && opensAt !== null)
    return { word: t('rounds:opensOn', { date: format.opening(opensAt) }), tone: 'info' };
  const tone = isTaken ? 'success' : 'neutral';
  if (endsAt !== null)
    return { word: t(isTaken ? 'rounds:openUntil' : 'rounds:endsOn', { date: format.end(endsAt) }), tone };
  return { word: t(isTaken && opensAt !== null ? 'rounds:isOpen' : 'projects:noLimits'), tone };
}
