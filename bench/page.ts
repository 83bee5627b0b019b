// What a survey page of 26 questions weighs, and how fast the built product renders it.
import autocannon from 'autocannon';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { startRespondent } from '#features/taking-part/contract.ts';
import { openBrowser } from '#tests/e2e/support/browser.ts';
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

await ensureBuild();
const product = await startProduct();
try {
  const page = await startedSurvey(product);
  await measureWeight(page);
  await measureSpeed(page);
} finally {
  closeConnections();
  await product.stop();
}

/** The address of a respondent who has just begun. */
async function startedSurvey({ url, asAdministrator, api }: Product): Promise<string> {
  const owner = await asAdministrator();
  const { _id: id } = await owner(createProject, {
    body: {
      kind: 'survey',
      title: { en: 'Flying etiquette' },
      languages: ['en'],
      questionnaire: readFlyingEtiquette().questionnaire,
    },
  });
  await owner(publishProject, { params: { id } });
  const respondent = await api()(startRespondent, { params: { id }, body: {} });
  return `${url}/survey/${id}/${respondent._id}`;
}

async function measureWeight(page: string): Promise<void> {
  const browser = await openBrowser();
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

async function kilobytes(urls: string[]): Promise<number> {
  let bytes = 0;
  for (const url of urls) bytes += (await fetchPage(url)).bytes;
  return bytes / KILOBYTE;
}
