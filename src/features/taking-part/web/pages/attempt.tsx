import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { mayBeginNext } from '#domain/quiz/attempts.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { FactList } from '#ui/dashboard/facts/fact-list.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { WithFacts } from '#ui/dashboard/facts/with-facts.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { getOwnAttempt } from '../../contract/attempts.ts';
import { takingPartPaths } from '../../paths.ts';
import { ATTEMPT_TONES } from '../attempts/attempt-state.ts';
import { ownAttemptQuery } from '../attempts/queries.ts';
import { useAttemptTitle } from '../attempts/use-attempt-columns.ts';
import { useLeftWords } from '../attempts/use-left-words.ts';
import { QuizResult } from '../result/quiz-result.tsx';

export const handle = { texts: ['attempts', 'takingPart'] } satisfies PageHandle;

/** What stands in place of a result, where nothing is shown. */
const WITHOUT_RESULT = {
  answering: 'attempts:onTheWay',
  completed: 'attempts:hidden',
  screened_out: 'attempts:notCounted',
  over_quota: 'attempts:notCounted',
} as const;

/** An address that names no attempt of theirs is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getOwnAttempt, { params: { id: String(params.id) } });
  return null;
}

export default function AttemptPage() {
  const t = useText();
  const format = useFormat();
  const { id = '' } = useParams();
  const { data: attempt, error, refetch } = useQuery(ownAttemptQuery(id));
  const isNext = attempt?.again ? mayBeginNext(attempt.again) : false;
  const leftWords = useLeftWords();
  const left = attempt?.again && leftWords(attempt.again);
  const titleOf = useAttemptTitle();
  const title = attempt ? titleOf(attempt) : t('attempts:quiz');

  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        back={{ to: takingPartPaths.attempts, label: t('dashboard:participatedQuiz') }}
        badge={
          attempt ? (
            <StatusBadge tone={ATTEMPT_TONES[attempt.state]}>{t(`attempts:stateOf.${attempt.state}`)}</StatusBadge>
          ) : null
        }
        actions={
          attempt ? (
            <Button
              component={LocaleLink}
              variant={attempt.ref === null && !isNext ? 'default' : 'filled'}
              to={
                attempt.ref === null
                  ? takingPartPaths.welcome(attempt.projectId)
                  : takingPartPaths.questions(attempt.projectId, attempt.ref)
              }
            >
              {t(attempt.ref === null ? (isNext ? 'attempts:again' : 'attempts:openQuiz') : 'attempts:goOn')}
            </Button>
          ) : null
        }
      />
      {error && !attempt ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {attempt ? (
        <WithFacts
          first="content"
          facts={
            <FactList
              facts={[
                ...(attempt.attempt === null
                  ? []
                  : ([[t('attempts:attempt'), format.number(attempt.attempt)]] as const)),
                [t('attempts:started'), format.dateTime(attempt.startedAt)],
                ...(attempt.completedAt
                  ? ([[t('attempts:ended'), format.dateTime(attempt.completedAt)]] as const)
                  : []),
                ...(left ? ([[t('attempts:left'), left]] as const) : []),
              ]}
            />
          }
        >
          {attempt.certificate ? (
            <Button
              component={LocaleLink}
              to={takingPartPaths.certificate(attempt.certificate.ref)}
              reloadDocument
              variant="default"
              w="fit-content"
              mb="md"
            >
              {t('attempts:certificate')}
            </Button>
          ) : null}
          {attempt.result ? <QuizResult result={attempt.result} /> : <p>{t(WITHOUT_RESULT[attempt.state])}</p>}
        </WithFacts>
      ) : null}
      {attempt || error ? null : (
        <Waiting>
          <Skeleton height={240} />
        </Waiting>
      )}
    </>
  );
}
