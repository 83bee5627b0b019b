import { useLocation } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import { identityPaths } from '#features/identity/paths.ts';
import { isPractised, typeOf } from '#features/projects/contract/kinds.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { takingPartPaths } from '../../paths.ts';
import { useLeftWords } from '../attempts/use-left-words.ts';
import { Days } from '../cloth/days.tsx';
import { Hung } from '../cloth/hung.tsx';
import { Sewn } from '../cloth/sewn.tsx';
import { BringHere } from '../practice/bring-here.tsx';
import { PracticeChoice } from '../practice/practice-choice.tsx';
import { PracticeFacts } from '../practice/practice-facts.tsx';
import { PracticeForScript, PracticeProgress } from '../practice/practice-progress.tsx';
import { PracticeScript } from '../practice/remember-here.tsx';
import { StartOver } from '../practice/start-over.tsx';
import { RoundList } from '../rounds/round-list.tsx';
import styles from '../taking-part.module.css';
import { TitleFace } from '../title-face.tsx';
import { AskedBy } from './asked-by.tsx';
import type { NotStarted } from './begin.ts';
import { FirstPicture } from './first-picture.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { StartForm } from './start-form.tsx';
import own from './welcome.module.css';
import type { Welcome } from './welcome.ts';
import { WelcomeHead } from './welcome-head.tsx';
import { WhatIsStored } from './what-is-stored.tsx';

/** More letters would fill a wide window as large as titles are there. */
const LONG_TITLE = 90;

/** So little to read leaves room on a phone. */
const SHORT_DESCRIPTION = 160;

interface WelcomeViewProps {
  welcome: Welcome;
  signedIn: boolean;
  refused: NotStarted | undefined;
}

/** Null where the page's script knows it; a draft is practised by nobody. */
function streakShown(practising: Welcome['practising']): number | null {
  if (!practising) return 0;
  return practising.own ? practising.own.streak : null;
}

/** What the survey is about, what it costs and stores, and the way in. */
export function WelcomeView({ welcome, signedIn, refused }: WelcomeViewProps) {
  const t = useText();
  const locale = useLocale();
  const leftWords = useLeftWords();
  const { respondent, ownAttempts: made, practising, rounds } = welcome;
  const title = localizedText(welcome.title, locale);
  const kind = t(`common:kind.${typeOf(welcome)}`);
  const mustSignIn = welcome.responseMethod === 'registered' && !signedIn;
  const here = localizePath(takingPartPaths.welcome(welcome._id), locale) + useLocation().search;
  return (
    <article className={own.welcome}>
      <WelcomeHead welcome={welcome} />
      <TitleFace titles={[title]} />
      <Hung
        isLarge={!welcome.cover && !practising && localizedText(welcome.description, locale).length < SHORT_DESCRIPTION}
      >
        {welcome.cover ? (
          <FirstPicture image={welcome.cover} />
        ) : isPractised(welcome) ? (
          <Days days={streakShown(practising)} />
        ) : (
          <Sewn kind={welcome.kind} questions={welcome.questions} />
        )}
      </Hung>
      <header className={own.head} data-matra="">
        <AskedBy welcome={welcome} className={styles.kicker} />
        <LocalizedText as="h1" text={welcome.title} data-long={title.length > LONG_TITLE ? '' : undefined} />
        <MarkedText as="div" marks="all" className={own.description} text={welcome.description} />
        {practising ? <PracticeFacts welcome={welcome} practising={practising} /> : <ProjectFacts {...welcome} />}
      </header>
      {welcome.hasAnswered && !practising && !rounds ? (
        <div className={own.panel} data-panel="">
          {made
            ? [t('takingPart:attemptsMade', { count: made.made }), leftWords(made)].join(' ')
            : t('takingPart:againHint')}
        </div>
      ) : null}
      {practising?.own ? <BringHere projectId={welcome._id} practising={practising} own={practising.own} /> : null}
      {practising && !mustSignIn ? <PracticeProgress practising={practising} /> : null}
      {mustSignIn ? (
        <div className={own.start}>
          <p>{t('takingPart:signInNeeded', { kind })}</p>
          <ButtonLink to={`${identityPaths.login}?next=${encodeURIComponent(here)}`} reloadDocument wide>
            {t('takingPart:signInToStart')}
          </ButtonLink>
        </div>
      ) : welcome.mayAnswerAgain && !rounds ? (
        <StartForm
          limited={welcome.privacy === 'limited'}
          onlyOnce={welcome.onePer !== 'nobody' || welcome.attempts !== null}
          continueAt={
            respondent
              ? takingPartPaths[welcome.viewType === 'tree' ? 'tree' : 'questions'](welcome._id, respondent)
              : undefined
          }
          refused={refused}
          choice={
            practising ? { field: <PracticeChoice practising={practising} />, start: t('practice:start') } : undefined
          }
        />
      ) : null}
      {rounds ? <RoundList welcome={welcome} rounds={rounds} mayStart={!mustSignIn} refused={refused} /> : null}
      {welcome.leaderboard === 'everybody' ? (
        <p>
          <LocaleLink to={takingPartPaths.leaderboard(welcome._id)} reloadDocument>
            {t('leaderboard:see')}
          </LocaleLink>
        </p>
      ) : null}
      {practising && !mustSignIn ? (
        <>
          <StartOver practising={practising} />
          <PracticeForScript welcome={welcome} practising={practising} />
          <PracticeScript />
        </>
      ) : null}
      <WhatIsStored {...welcome} signedIn={signedIn} />
    </article>
  );
}
