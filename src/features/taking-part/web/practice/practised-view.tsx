import type { Closing } from '#domain/questionnaire/closings/closing-schema.ts';
import type { Result } from '#domain/quiz/result-schema.ts';
import { localizePath } from '#domain/text/locale.ts';
import { isBlank } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { Button } from '#ui/plain/button.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { Days } from '../cloth/days.tsx';
import { Notice } from '../notice.tsx';
import type { Respondent } from '../open-respondent.ts';
import { ProjectHead } from '../project-head.tsx';
import { QuizResult } from '../result/quiz-result.tsx';
import styles from '../taking-part.module.css';
import { WayOut } from '../way-out/way-out.tsx';
import type { Welcome } from '../welcome/welcome.ts';
import { ComesBack } from './comes-back.tsx';
import practice from './practice.module.css';
import { PRACTISE, QUESTIONS, TODAY } from './practice-fields.ts';
import { DoneToday, PracticeForScript } from './practice-progress.tsx';
import { PractiseAgain } from './practise-again.tsx';
import { PracticeScript } from './remember-here.tsx';

interface PractisedViewProps {
  project: Pick<Respondent['project'], 'title' | 'closingText'>;
  closing: Pick<Closing, 'title' | 'text' | 'link'> | null;
  result: Result | null;
  redirect: string | null;
  /** Where one goes on, and how one stands; null where nothing is practised any more. */
  next: { at: string; welcome: Welcome } | null;
}

/** After a sitting: how many questions were practised, what is left for today, and when each comes back. */
export function PractisedView({ project, closing, result, redirect, next }: PractisedViewProps) {
  const t = useText();
  const count = result?.questions.length ?? 0;
  const title = count > 0 ? t('practice:practised', { count }) : t('practice:done');
  const text = closing && !isBlank(closing.text) ? closing.text : project.closingText;
  const link = redirect ?? closing?.link;
  const practising = next?.welcome.practising;
  const own = practising?.own ?? null;
  const due = own ? own.today.length : null;
  return (
    <Notice
      mark={<Days days={own ? own.streak : practising ? null : 0} sewsLast />}
      kicker={<LocalizedText as="p" className={styles.kicker} text={project.title} />}
      title={title}
    >
      <ProjectHead project={project} part={title} />
      {next && practising ? (
        <div className={practice.goOn}>
          <PracticeForScript welcome={next.welcome} practising={practising} />
          <DoneToday own={own} />
          <GoOn at={next.at} due={due} />
          <PractiseAgain at={next.at} result={result} isNext={due === 0} />
        </div>
      ) : null}
      {isBlank(text) ? null : <MarkedText as="div" marks="all" className={styles.closing} text={text} />}
      {result && count > 0 ? (
        <QuizResult
          result={result}
          unanswered={t('practice:looked')}
          after={({ id }) => (practising ? <ComesBack id={id} day={practising.day} own={own} /> : null)}
        />
      ) : null}
      {link ? <WayOut link={link} isByItself={redirect !== null} isPreview={false} /> : null}
      <PracticeScript />
    </Notice>
  );
}

/** What is still for today, with one press. */
function GoOn({ at, due }: { at: string; due: number | null }) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  if (due === 0) return null;
  return (
    <form method="post" action={localizePath(at, locale)} data-once hidden={due === null} data-go-on="">
      <input type="hidden" name={PRACTISE} value={TODAY} />
      {due === null ? <input type="hidden" name={QUESTIONS} defaultValue="" data-due="" /> : null}
      <Button data-says={due === null ? t('practice:goOn', { questions: '#' }) : undefined}>
        {due === null ? null : t('practice:goOn', { questions: format.number(due) })}
      </Button>
    </form>
  );
}
