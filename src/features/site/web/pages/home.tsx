import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { findTemplates } from '#features/library/contract.ts';
import type { Host } from '#kit/web/host.ts';
import { hostContext } from '#kit/web/host-context.ts';
import { LOCALE_COOKIE } from '#kit/web/i18n/remember-locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page-head.tsx';
import { Container } from '#ui/plain/container.tsx';
import { getLiveNumbers, getSlideShowByPosition } from '../../contract.ts';
import { Closing } from '../home/closing.tsx';
import { Hero } from '../home/hero.tsx';
import styles from '../home/home.module.css';
import { LiveNumbers } from '../home/live-numbers.tsx';
import { Steps } from '../home/steps.tsx';
import { Strengths } from '../home/strengths.tsx';
import { TemplateTeaser } from '../home/template-teaser.tsx';
import { SlideShows } from '../slides/slide-shows.tsx';

const TEASED_TEMPLATES = 3;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  if (wantsBengali(host, request)) throw redirect('/bn');
  const [slideShows, numbers, templates] = await Promise.all([
    host.call(getSlideShowByPosition, { query: { position: 'home' } }),
    host.call(getLiveNumbers),
    host.call(findTemplates, { query: { kind: 'survey' } }),
  ]);
  return { slideShows, numbers, templates: templates.slice(0, TEASED_TEMPLATES), signedIn: host.actor !== undefined };
}

/** Whoever chose Bengali before arrives there; a link followed within the site says itself which language is meant. */
function wantsBengali(host: Host, request: Request): boolean {
  const within = request.headers.get('sec-fetch-site') === 'same-origin';
  return host.locale === 'en' && host.cookies[LOCALE_COOKIE] === 'bn' && !within;
}

export default function Home() {
  const t = useText();
  const { slideShows, numbers, templates, signedIn } = useLoaderData<typeof loader>();
  const banners = slideShows.filter((show) => show.type === 'banner');
  return (
    <Container>
      <PageHead description={t('site:home.description')} indexed />
      <Hero sliders={slideShows.filter((show) => show.type === 'slider')} signedIn={signedIn} />
      <LiveNumbers projects={numbers.projects} responses={numbers.responses} />
      <Strengths />
      {banners.length > 0 ? (
        <div className={styles.section}>
          <SlideShows shows={banners} />
        </div>
      ) : null}
      <Steps />
      <TemplateTeaser templates={templates} signedIn={signedIn} />
      <Closing signedIn={signedIn} />
    </Container>
  );
}
