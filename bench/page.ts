// What a survey page of 26 questions weighs and how fast the built product renders it; and how soon the pages that
// people see first stand on a slow phone.
import autocannon from 'autocannon';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import type { Caller } from '#kit/contract/call.ts';
import { openBrowser } from '#tests/e2e/support/browser.ts';
import { type PageVitals, pageVitals } from '#tests/e2e/support/page-vitals.ts';
import { type Product, startProduct } from '#tests/e2e/support/product.ts';
import { readFlyingEtiquette } from '#tests/support/flying-etiquette.ts';
import { ensureBuild } from '../tools/ensure-build.ts';
import { closeConnections, fetchPage } from './support/fetch-page.ts';
import { loadedFiles } from './support/loaded-files.ts';

import { printFigure } from './support/print-figure.ts';

const KILOBYTE = 1000;
const WARM_UP = 100;
const ROUNDS = 300;
const CONNECTIONS = 20;
const SECONDS = 5;
const VITALS_RUNS = 3;

await ensureBuild();
const product = await startProduct();
try {
  const page = await startedSurvey(product);
  await measureWeight(page);
  await measureSpeed(page);
  await measureVitals(product);
} finally {
  closeConnections();
  await product.stop();
}

async function publishedSurvey(owner: Caller, settings: Partial<ProjectSettings> = {}): Promise<string> {
  const { _id: id } = await owner(createProject, {
    body: {
      kind: 'survey',
      title: { en: 'Flying etiquette' },
      languages: ['en'],
      settings,
      questionnaire: readFlyingEtiquette().questionnaire,
    },
  });
  await owner(publishProject, { params: { id } });
  return id;
}

/** The address of a respondent who has just begun. */
async function startedSurvey({ url, asAdministrator, api }: Product): Promise<string> {
  const id = await publishedSurvey(await asAdministrator());
  const respondent = await api()(startRespondent, { params: { id }, body: {} });
  return `${url}/survey/${id}/${respondent._id}`;
}

async function measureWeight(page: string): Promise<void> {
  const browser = await openBrowser({ asPeoplesDo: true });
  const [plain, full] = [await loadedFiles(browser, page, false), await loadedFiles(browser, page, true)];
  await browser.close();
  printFigure('script_gzip_javascript_off', await kilobytes(plain.scripts), 'kB');
  printFigure('script_gzip', await kilobytes(full.scripts), 'kB');
  printFigure('html_gzip_26_questions', await kilobytes([page]), 'kB');
  printFigure('css_gzip', await kilobytes(full.styles), 'kB');
}

async function measureSpeed(page: string): Promise<void> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const { milliseconds } = await fetchPage(page);
    if (round >= 0) times.push(milliseconds);
  }
  times.sort((a, b) => a - b);
  printFigure('render_p50', times[Math.floor(times.length / 2)] ?? Number.NaN, 'ms');
  const load = { url: page, connections: CONNECTIONS, duration: SECONDS, headers: { 'accept-encoding': 'gzip' } };
  const { requests, non2xx, errors } = await autocannon(load);
  if (non2xx + errors > 0) throw new Error(`${non2xx} refused, ${errors} failed`);
  printFigure('pages_per_second', requests.average, '/s');
}

async function measureVitals({ url, asAdministrator, api }: Product): Promise<void> {
  const id = await publishedSurvey(await asAdministrator(), { viewType: 'step' });
  const { _id: ref } = await api()(startRespondent, { params: { id }, body: {} });
  const pages = {
    home: '/',
    welcome: `/survey/welcome/${id}`,
    step: `/survey/${id}/${ref}?q=1`,
    sign_in: '/login',
    faq: '/faq',
  };
  const browser = await openBrowser({ asPeoplesDo: true });
  for (const prefix of ['', '/bn']) {
    for (const [name, path] of Object.entries(pages)) {
      const runs: PageVitals[] = [];
      for (let run = 0; run < VITALS_RUNS; run += 1) runs.push(await pageVitals(browser, url + prefix + path));
      const named = prefix === '' ? name : `${name}_bn`;
      printFigure(`${named}_lcp`, median(runs.map(({ lcp }) => lcp)), 'ms');
      printFigure(`${named}_cls`, Math.max(...runs.map(({ cls }) => cls)));
      printFigure(`${named}_bytes`, median(runs.map(({ bytes }) => bytes)) / KILOBYTE, 'kB');
      printFigure(`${named}_script_bytes`, median(runs.map(({ scriptBytes }) => scriptBytes)) / KILOBYTE, 'kB');
    }
  }
  await browser.close();
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function kilobytes(urls: string[]): Promise<number> {
  let bytes = 0;
  for (const url of urls) bytes += (await fetchPage(url)).bytes;
  return bytes / KILOBYTE;
}
