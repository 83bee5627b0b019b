import type { EndedState } from '#domain/answers/respondent-state.ts';
import type { Closing } from '#domain/questionnaire/closings/closing-schema.ts';
import { mayBeginNext } from '#domain/quiz/attempts.ts';
import type { EndedBy } from '#domain/quiz/clock.ts';
import type { Result } from '#domain/quiz/result-schema.ts';
import { isBlank } from '#domain/text/localized.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { Mark } from '#ui/plain/mark.tsx';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import type { getRespondent } from '../contract/respondent.ts';
import { useLeftWords } from './attempts/use-left-words.ts';
import { Notice } from './notice.tsx';
import type { Respondent } from './open-respondent.ts';
import { ProjectHead } from './project-head.tsx';
import { QuizResult } from './result/quiz-result.tsx';
import { useMarksWords } from './result/use-marks-words.ts';
import styles from './taking-part.module.css';
import { WayOut } from './way-out/way-out.tsx';

interface DoneViewProps {
  project: Pick<Respondent['project'], 'title' | 'closingText'>;
  /** Where a jump led to one; else the project's own words stand here. */
  closing: Pick<Closing, 'title' | 'text' | 'link'> | null | undefined;
  end: EndedState;
  /** What submitted it in their stead, and when. */
  endedBy?: EndedBy | null;
  completedAt?: string;
  /** Of a quiz, what is shown of it. */
  result?: Result | null;
  /** Of a quiz that may be taken again, what is left to them, and where. */
  next?: { left: number | null; from: string | null; at: string } | null;
  /** Where whoever passed takes their certificate. */
  certificateAt?: string | null;
  /** Of a quiz with rounds: how far they have come, and where all of them are. */
  rounds?: Extract<Data<typeof getRespondent>, { rounds: unknown }>['rounds'];
  roundsAt?: string | null;
  /** Where whoever submitted looks where they stand. */
  leaderboardAt?: string | null;
  /** What the page opens by itself, where it does. */
  redirect: string | null;
  /** Where a preview begins anew: nobody is to close that. */
  again?: string;
}

/** Where the owner wrote nothing. */
const WORDS = {
  completed: { title: 'takingPart:recorded', text: 'takingPart:thankYou' },
  screened_out: { title: 'takingPart:screenedOut', text: 'takingPart:screenedOutText' },
  over_quota: { title: 'takingPart:overQuota', text: 'takingPart:overQuotaText' },
} as const;

/** How far somebody has come, and the way to the other rounds. */
function RoundsSoFar({
  rounds: { taken, of, total, isMore },
  at,
}: {
  rounds: NonNullable<DoneViewProps['rounds']>;
  at: string;
}) {
  const t = useText();
  const format = useFormat();
  const [done, all] = [format.number(taken), format.number(of)];
  return (
    <>
      <p>
        {t('rounds:taken', { taken: done, of: all })}
        {total
          ? ` ${t('rounds:inTotal', { earned: format.number(total.earned), points: format.number(total.points) })}`
          : null}
      </p>
      <ButtonLink to={at} reloadDocument variant={isMore ? undefined : 'secondary'}>
        {t(isMore ? 'rounds:goOn' : 'rounds:see')}
      </ButtonLink>
    </>
  );
}

/** The way to another attempt, or why there is none now. */
function NextAttempt({ next }: { next: NonNullable<DoneViewProps['next']> }) {
  const t = useText();
  const words = useLeftWords()(next);
  return (
    <>
      {words ? <p>{words}</p> : null}
      {mayBeginNext(next) ? (
        <ButtonLink to={next.at} reloadDocument variant="secondary">
          {t('takingPart:takeAgain')}
        </ButtonLink>
      ) : null}
    </>
  );
}

/** Thanks, in the owner's words where there are any, and that nothing is left to do. */
export function DoneView({
  project,
  closing,
  end,
  endedBy,
  completedAt,
  result,
  next,
  certificateAt,
  rounds,
  roundsAt,
  leaderboardAt,
  redirect,
  again,
}: DoneViewProps) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const marksWords = useMarksWords();
  const cutShort = end === 'completed' && completedAt ? endedBy : undefined;
  const words = WORDS[end];
  const ended = t(cutShort ? `takingPart:cutShort.${cutShort}` : words.title);
  const text = closing ? closing.text : project.closingText;
  const link = redirect ?? closing?.link;
  // Whoever is told what they came to reads that first.
  const score = result?.marks ? marksWords(result.marks) : undefined;
  const isAllDone = !link && !result && !next && !certificateAt && !leaderboardAt && !rounds && again === undefined;
  const thanks = (
    <>
      {cutShort ? (
        <p>{t(`takingPart:cutShortText.${cutShort}`, { time: format.dateTime(completedAt ?? '') })}</p>
      ) : null}
      {isBlank(text) ? (
        score === undefined ? (
          <p>
            {t(words.text)}
            {isAllDone ? <span className={styles.closable}> {t('takingPart:mayClose')}</span> : null}
          </p>
        ) : null
      ) : (
        <MarkedText as="div" marks="all" className={styles.closing} text={text} />
      )}
    </>
  );
  const ways = (
    <>
      {certificateAt ? (
        <ButtonLink to={certificateAt} reloadDocument>
          {t('certificate:take')}
        </ButtonLink>
      ) : null}
      {rounds && roundsAt ? <RoundsSoFar rounds={rounds} at={roundsAt} /> : null}
      {leaderboardAt ? (
        <ButtonLink to={leaderboardAt} reloadDocument variant={certificateAt || rounds ? 'secondary' : undefined}>
          {t('leaderboard:see')}
        </ButtonLink>
      ) : null}
      {next ? <NextAttempt next={next} /> : null}
      {link ? <WayOut link={link} isByItself={redirect !== null} isPreview={again !== undefined} /> : null}
    </>
  );
  return (
    <Notice
      mark={<Mark counts className={styles.counted} />}
      kicker={<LocalizedText as="p" className={styles.kicker} text={project.title} />}
      title={closing && !isBlank(closing.title) ? <MarkedText marks="inline" text={closing.title} /> : ended}
      titles={[localizedWords(closing?.title, locale) || ended, ...(score ? [score] : [])]}
      isQuiet={score !== undefined}
      isLong={Boolean(result)}
    >
      <ProjectHead project={project} part={ended} />
      {result ? (
        <QuizResult result={result} ways={ways}>
          {thanks}
        </QuizResult>
      ) : (
        <>
          {thanks}
          {ways}
        </>
      )}
      {again ? (
        <LocaleLink to={again} reloadDocument>
          {t('takingPart:previewAgain')}
        </LocaleLink>
      ) : null}
    </Notice>
  );
}
