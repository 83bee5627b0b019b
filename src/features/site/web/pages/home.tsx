import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { AREAS, identityPaths } from '#features/identity/paths.ts';
import { areaOf } from '#features/identity/policy.ts';
import { findTemplates, keepTemplate } from '#features/library/contract.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { getWelcome } from '#features/taking-part/contract/welcome.ts';
import { LOCALE_COOKIE } from '#kit/contract/cookies.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Host } from '#kit/web/page/host.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { Container } from '#ui/plain/container.tsx';
import { findTestimonials, getHomeQuestion, getLiveNumbers, getSlideShowByPosition } from '../../contract/shown.ts';
import { sitePaths } from '../../paths.ts';
import { Closing } from '../closing.tsx';
import { Hero } from '../home/hero.tsx';
import { Highlights } from '../home/highlights.tsx';
import { HomeQuestion } from '../home/home-question.tsx';
import { LiveNumbers } from '../home/live-numbers.tsx';
import { Steps } from '../home/steps.tsx';
import { Teachers } from '../home/teachers.tsx';
import { TemplateTeaser } from '../home/template-teaser.tsx';
import { Testimonials } from '../home/testimonials.tsx';

const TEASED_TEMPLATES = 3;
/** As many as are still read. */
const QUOTED = 6;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  if (wantsBengali(host, request)) throw redirect('/bn');
  const [slideShows, numbers, asked, templates, testimonials] = await Promise.all([
    host.call(getSlideShowByPosition, { query: { position: 'home' } }),
    host.call(getLiveNumbers),
    askedOn(host),
    buildsSurveys(host) ? teased(host) : [],
    host.call(findTestimonials),
  ]);
  const signedIn = host.actor !== undefined;
  return { slideShows, numbers, asked, templates, testimonials: testimonials.slice(0, QUOTED), signedIn };
}

async function teased(host: Host) {
  const templates = await host.call(findTemplates, { query: { kind: 'survey' } });
  return templates.slice(0, TEASED_TEMPLATES);
}

/** The question of this page, if one can be asked now, and whether this visitor has answered it. */
async function askedOn(host: Host) {
  const asked = await host.attempt(getHomeQuestion);
  if (!asked.ok || !asked.data) return null;
  const welcome = await host.attempt(getWelcome, { params: { id: asked.data.projectId } });
  return welcome.ok ? { question: asked.data, answered: welcome.data.hasAnswered } : null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const form = await request.formData();
  return form.has('answer') ? await answerQuestion(host, form) : takeTemplate(host, form.get('template'));
}

/** Counted as a response like any other, of this device once. */
async function answerQuestion(host: Host, form: FormData) {
  const said = (name: string) => String(form.get(name) ?? '');
  const started = await host.attempt(startRespondent, {
    params: { id: said('project') },
    body: {
      locale: host.locale,
      answers: { [said('question')]: said('answer') },
      complete: true,
      source: { page: 'home' },
    },
  });
  if (!started.ok) return data({ refused: started.failure.message }, { status: started.status });
  return redirect(`${localizePath(sitePaths.home, host.locale)}#question`, 303);
}

/** A template was chosen: it waits in a cookie while its future owner signs in. */
function takeTemplate(host: Host, template: FormDataEntryValue | null) {
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
  const { slideShows, numbers, asked, templates, testimonials, signedIn } = useLoaderData<typeof loader>();
  const refused = useActionData<{ refused: string }>()?.refused;
  return (
    <>
      <PageHead description={t('site:home.description')} indexed />
      <Hero signedIn={signedIn}>{asked ? <HomeQuestion {...asked} refused={refused} /> : null}</Hero>
      <Container>
        {numbers.worthShowing ? <LiveNumbers collecting={numbers.collecting} responses={numbers.responses} /> : null}
        <Highlights shows={slideShows.filter((show) => show.type === 'banner')} title={t('site:home.strengthsTitle')} />
        <Steps />
        <Teachers />
        <Highlights shows={slideShows.filter((show) => show.type === 'slider')} />
        <Testimonials said={testimonials} />
        <TemplateTeaser templates={templates} />
        <Closing of="home" signedIn={signedIn} />
      </Container>
    </>
  );
}
