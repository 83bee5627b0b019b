import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  useLoaderData,
} from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { AREAS, identityPaths } from '#features/identity/paths.ts';
import { areaOf } from '#features/identity/policy.ts';
import { findTemplates, keepTemplate } from '#features/library/contract.ts';
import { LOCALE_COOKIE } from '#kit/contract/cookies.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Host } from '#kit/web/page/host.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { Container } from '#ui/plain/container.tsx';
import { getLiveNumbers, getSlideShowByPosition } from '../../contract.ts';
import { sitePaths } from '../../paths.ts';
import { Closing } from '../home/closing.tsx';
import { Hero } from '../home/hero.tsx';
import { Highlights } from '../home/highlights.tsx';
import { LiveNumbers } from '../home/live-numbers.tsx';
import { Steps } from '../home/steps.tsx';
import { Strengths } from '../home/strengths.tsx';
import { TemplateTeaser } from '../home/template-teaser.tsx';

const TEASED_TEMPLATES = 3;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  if (wantsBengali(host, request)) throw redirect('/bn');
  const [slideShows, numbers, templates] = await Promise.all([
    host.call(getSlideShowByPosition, { query: { position: 'home' } }),
    host.call(getLiveNumbers),
    buildsSurveys(host) ? host.call(findTemplates, { query: { kind: 'survey' } }) : [],
  ]);
  return { slideShows, numbers, templates: templates.slice(0, TEASED_TEMPLATES), signedIn: host.actor !== undefined };
}

/** A template was chosen: it waits in a cookie while its future owner signs in. */
export async function action({ context, request }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const template = (await request.formData()).get('template');
  if (!keepTemplate(host.cookies, template)) return redirect(localizePath(sitePaths.home, host.locale), 303);
  const next = localizePath(host.actor ? AREAS.dashboard : identityPaths.register, host.locale);
  return redirectDocument(next, 303);
}

/** Anybody but the people of the back office. */
function buildsSurveys({ actor }: Host): boolean {
  return !actor || areaOf(actor.role) === AREAS.dashboard;
}

/** Whoever chose Bengali before arrives there; a link followed within the site says itself which language is meant. */
function wantsBengali(host: Host, request: Request): boolean {
  const within = request.headers.get('sec-fetch-site') === 'same-origin';
  return host.locale === 'en' && host.cookies.get(LOCALE_COOKIE) === 'bn' && !within;
}

export default function Home() {
  const t = useText();
  const { slideShows, numbers, templates, signedIn } = useLoaderData<typeof loader>();
  return (
    <Container>
      <PageHead description={t('site:home.description')} indexed />
      <Hero signedIn={signedIn} />
      <LiveNumbers projects={numbers.projects} responses={numbers.responses} />
      <Highlights shows={slideShows.filter((show) => show.type === 'slider')} />
      <Strengths />
      <Highlights shows={slideShows.filter((show) => show.type === 'banner')} />
      <Steps />
      <TemplateTeaser templates={templates} />
      <Closing signedIn={signedIn} />
    </Container>
  );
}
