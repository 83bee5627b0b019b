import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { identityPaths } from '#features/identity/paths.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { getWelcome } from '../../contract.ts';
import { takingPartPaths } from '../../paths.ts';
import { type Barrier, BarrierPage, pageStatus } from '../barrier/barrier-page.tsx';
import type { TakingPartHandle } from '../page-handle.ts';
import styles from '../taking-part.module.css';
import { begin, type NotStarted } from '../welcome/begin.ts';
import { ProjectFacts } from '../welcome/project-facts.tsx';
import { StartForm } from '../welcome/start-form.tsx';
import own from '../welcome/welcome.module.css';
import { WelcomeHead } from '../welcome/welcome-head.tsx';
import { WhatIsStored } from '../welcome/what-is-stored.tsx';

type Welcome = Data<typeof getWelcome>;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const welcome = await host.call(getWelcome, { params: { id: String(params.id) } });
  return data({ welcome, signedIn: host.actor !== undefined }, { status: pageStatus(barrierOf(welcome)) });
}

export async function action({ request, params, context, url }: ActionFunctionArgs) {
  return begin(context.get(hostContext), String(params.id), await request.formData(), url.searchParams);
}

export const handle = {
  ground(found) {
    const { welcome } = (found ?? {}) as { welcome?: Welcome };
    return welcome && (barrierOf(welcome) === 'open' ? 'cover' : 'barrier');
  },
  languages: (found) => (found as { welcome?: Welcome } | undefined)?.welcome?.languages,
} satisfies TakingPartHandle;

export default function WelcomePage() {
  const t = useText();
  const locale = useLocale();
  const { welcome, signedIn } = useLoaderData<typeof loader>();
  const refused = useActionData<NotStarted>();
  const barrier = barrierOf(welcome);
  if (barrier !== 'open') return <BarrierPage barrier={barrier} opensAt={welcome.opensAt} project={welcome} />;

  const { respondent } = welcome;
  const mustSignIn = welcome.responseMethod === 'registered' && !signedIn;
  const here = localizePath(takingPartPaths.welcome(welcome._id), locale);
  return (
    <article className={own.welcome}>
      <WelcomeHead welcome={welcome} />
      <header className={own.head} data-matra="">
        <p className={styles.kicker}>{t('takingPart:askedBy', { name: welcome.ownerName })}</p>
        <LocalizedText as="h1" text={welcome.title} />
        <LocalizedText as="div" className={own.description} text={welcome.description} />
        <ProjectFacts questions={welcome.questions} seconds={welcome.seconds} endsAt={welcome.endsAt} />
      </header>
      {welcome.hasAnswered ? (
        <div className={own.panel} data-panel="">
          {t('takingPart:againHint')}
        </div>
      ) : null}
      {mustSignIn ? (
        <>
          <p>{t('takingPart:signInNeeded')}</p>
          <ButtonLink to={`${identityPaths.login}?next=${encodeURIComponent(here)}`} reloadDocument wide>
            {t('takingPart:signInToStart')}
          </ButtonLink>
        </>
      ) : (
        <StartForm
          limited={welcome.privacy === 'limited'}
          onlyOnce={welcome.onePer !== 'nobody'}
          continueAt={respondent ? takingPartPaths.questions(welcome._id, respondent) : undefined}
          refused={refused}
        />
      )}
      <WhatIsStored method={welcome.responseMethod} />
    </article>
  );
}

/** What keeps this visitor from answering now. That they have answered matters more than that it closed. */
function barrierOf({
  availability,
  hasAnswered,
  mayAnswerAgain,
}: Pick<Welcome, 'availability' | 'hasAnswered' | 'mayAnswerAgain'>): Barrier | 'open' {
  if (hasAnswered && !mayAnswerAgain) return 'answered';
  return availability;
}
