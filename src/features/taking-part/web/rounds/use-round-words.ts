import { wholeMinutes } from '#domain/questionnaire/estimate.ts';
import { mayBeginNext } from '#domain/quiz/attempts.ts';
import { toHundredths } from '#domain/quiz/points.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useLeftWords } from '../attempts/use-left-words.ts';
import type { Welcome } from '../welcome/welcome.ts';

export type Round = NonNullable<Welcome['rounds']>['list'][number];

/** What is said of a round: what it costs and when, and how it stands for whoever looks. */
export function useRoundWords(mayStart: boolean) {
  const t = useText();
  const format = useFormat();
  const leftWords = useLeftWords();

  function window({ state, opensAt, endsAt }: Round): string | undefined {
    if (state === 'over') return endsAt ? t('rounds:ended', { date: format.end(endsAt) }) : t('rounds:over');
    if (state === 'notYet' && opensAt) return t('rounds:opens', { date: format.opening(opensAt) });
    return endsAt ? t('rounds:until', { date: format.end(endsAt) }) : undefined;
  }

  function standing(round: Round): string[] {
    const { state, marks, submitted, openedBy, left } = round;
    const said: string[] = [];
    if (marks && marks.earned !== null) {
      const [earned, points] = [format.number(toHundredths(marks.earned)), format.number(toHundredths(marks.points))];
      said.push(t('rounds:marks', { earned, points }));
    } else if (submitted > 0) said.push(t(marks ? 'rounds:waits' : 'rounds:submitted'));
    if (state === 'over' && submitted === 0 && mayStart) said.push(t('rounds:missed'));
    if (state === 'locked') said.push(t(openedBy === 'passed' ? 'rounds:opensByPassing' : 'rounds:opensBySubmitting'));
    const again = state === 'open' && submitted > 0 ? leftWords(left) : undefined;
    if (again) said.push(again);
    return said;
  }

  return (round: Round) => {
    const facts = [
      t('common:questions', { count: round.questions }),
      t('takingPart:minutes', { count: wholeMinutes(round.seconds) }),
      window(round),
    ];
    return {
      facts: facts.filter(Boolean).join(' · '),
      standing: standing(round).join(' '),
      isOpen: round.state === 'open' && mayBeginNext(round.left),
    };
  };
}
