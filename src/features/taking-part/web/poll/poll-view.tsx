import { pagesOf, pathOf } from '#domain/questionnaire/flow.ts';
import { NO_FACTS } from '#domain/questionnaire/logic/facts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { localizedText } from '#domain/text/localized.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { Button } from '#ui/plain/button.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { GO } from '../questions/go.ts';
import { ProblemSummary, ProblemTemplate } from '../questions/problem-summary.tsx';
import { QuestionList } from '../questions/question-list.tsx';
import type { Refused } from '../questions/refused.ts';
import { WaitingState } from '../save-state.tsx';
import styles from '../taking-part.module.css';
import { TitleFace } from '../title-face.tsx';
import { AskedBy } from '../welcome/asked-by.tsx';
import { FirstPicture } from '../welcome/first-picture.tsx';
import { KEPT_THEN } from '../welcome/kept-then.ts';
import { namesOf } from '../welcome/names-of.ts';
import type { Welcome } from '../welcome/welcome.ts';
import { WelcomeHead } from '../welcome/welcome-head.tsx';
import own from './poll.module.css';

/** The form that the language is chosen with, too: nothing chosen in it is lost. */
export const BALLOT = 'ballot';

interface PollViewProps {
  welcome: Welcome;
  ballot: Questionnaire;
  /** Before the page was read in another language. */
  chosen: Refused['typed'];
  refused: Refused | undefined;
}

/** A poll on one page: who asks, what, and the vote. */
export function PollView({ welcome, ballot, chosen, refused }: PollViewProps) {
  const t = useText();
  const locale = useLocale();
  const [page] = pagesOf(ballot, 'list');
  const path = pathOf(ballot, {}, NO_FACTS);
  if (!page) return null;
  return (
    <form id={BALLOT} method="post" className={own.poll} noValidate autoComplete="off" data-view="list" data-once>
      <WelcomeHead welcome={welcome} />
      <TitleFace
        titles={[localizedText(welcome.title, locale), ...path.asked.map(({ title }) => localizedWords(title, locale))]}
      />
      <div className={own.asked}>
        {welcome.cover ? <FirstPicture image={welcome.cover} /> : null}
        <header className={`${styles.head} ${own.head}`}>
          <AskedBy welcome={welcome} className={styles.kicker} />
          <LocalizedText as="h1" text={welcome.title} />
          <MarkedText as="div" marks="all" className={styles.intro} text={welcome.description} />
        </header>
      </div>
      <div className={own.ballot} data-panel="" data-ballot="">
        {welcome.hasAnswered ? <p className={own.again}>{t('takingPart:againHint')}</p> : null}
        <ProblemSummary questions={path.asked} problems={refused?.problems ?? {}} message={refused?.message} />
        <QuestionList
          shownTo={welcome._id}
          answers={{}}
          place={{ page, path }}
          refused={refused ?? { typed: chosen, problems: {}, wrong: {}, opened: [] }}
        />
        <footer className={own.foot}>
          <div className={styles.buttons}>
            <Button name="go" value={GO.on}>
              {t('takingPart:vote')}
            </Button>
          </div>
        </footer>
        <WaitingState />
        <p className={own.stored}>
          {t('takingPart:storedVote')}
          {welcome.linkValues.length > 0
            ? ` ${t('takingPart:storedFromLink', { names: namesOf(welcome.linkValues, locale) })}`
            : null}
          {welcome.retention ? ` ${t(KEPT_THEN[welcome.retention.end], { count: welcome.retention.days })}` : null}
        </p>
      </div>
      <ProblemTemplate />
    </form>
  );
}
