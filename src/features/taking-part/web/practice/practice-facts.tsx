import { wholeMinutes } from '#domain/questionnaire/estimate.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Practising } from '../../contract/welcome.ts';
import { Fact } from '../welcome/project-facts.tsx';
import facts from '../welcome/welcome.module.css';
import type { Welcome } from '../welcome/welcome.ts';

interface PracticeFactsProps {
  welcome: Pick<Welcome, 'questions' | 'seconds'>;
  practising: Practising;
}

/** How much is for today, and how long that takes; of whoever is not signed in the page's script knows it. */
export function PracticeFacts({ welcome: { questions, seconds }, practising: { own } }: PracticeFactsProps) {
  const t = useText();
  const format = useFormat();
  const due = own ? own.today.length : 0;
  const each = seconds / Math.max(1, questions);
  const minutes = (count: string) => t('practice:minutes', { minutes: count });
  return (
    <ul className={facts.facts}>
      <Fact drawing="M3 5h18M7 5v14m5-14v14m5-14v14">
        <span data-for-today={own ? undefined : t('practice:forToday', { questions: '#' })}>
          {due > 0
            ? t('practice:forToday', { questions: format.number(due) })
            : t('common:questions', { count: questions })}
        </span>
      </Fact>
      <Fact drawing="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 4v5l3.5 2">
        <span data-minutes={own ? undefined : minutes('#')} data-each={own ? undefined : each}>
          {minutes(format.number(wholeMinutes(due > 0 ? due * each : seconds)))}
        </span>
      </Fact>
    </ul>
  );
}
