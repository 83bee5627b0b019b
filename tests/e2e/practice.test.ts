// A quiz that is practised: made, practised with an account, in a browser's own memory and without a script, and read.
import { expect, it } from 'vitest';
import { RIGHT, samplePractice } from '#domain/quiz/sample-quiz.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { tryAnswer } from '#features/taking-part/contract/practice.ts';
import type { CallArguments, Data } from '#kit/contract/endpoint.ts';
import { unwrap } from '#kit/contract/envelope.ts';
import { pathOf } from '#kit/contract/request.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();

const title = { en: 'Our country', bn: 'আমাদের দেশ' };
const SECRETS = /Shapla|শাপলা|Water lily|Feedback on|মন্তব্য/;

const body = { kind: 'quiz' as const, mode: 'practice' as const, title, languages: LOCALES.slice() };

async function publishedPractice(): Promise<string> {
  const owner = await product.asOwner();
  const { _id: id } = await owner(createProject, { body: { ...body, questionnaire: samplePractice } });
  await owner(publishProject, { params: { id } });
  return id;
}

it('is made like a quiz, has its own list, and asks whose results to read', async () => {
  const owner = await newOwner(browser, product);
  const page = await owner.context.newPage();
  await page.goto(`${product.url}/dashboard/practice-quiz`);
  await page.getByRole('main').getByRole('link', { name: 'New practice quiz' }).first().click();
  await page.getByRole('button', { name: 'Your own questions' }).waitFor();
  await page.getByRole('button', { name: 'Your own questions' }).click();
  await page.getByRole('button', { name: 'True or false' }).first().click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('The Padma is a river.');
  await page.getByRole('region', { name: 'Answer key' }).getByRole('radio', { name: 'True' }).check();
  const id = /practice-quiz\/([^/?]+)/.exec(page.url())?.[1] ?? '';

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('textbox', { name: 'New questions, at most' }).fill('5');
  await page.getByRole('textbox', { name: 'Each wrong try costs' }).fill('25');
  await page.keyboard.press('Tab');
  expect(await page.getByText('Time per question').count()).toBe(0);
  await eventually(async () => (await owner.stored(id)).practice).toEqual({ newPerDay: 5, retryPenalty: 25 });
  await checkAccessibility(page);

  await owner.change(id, { title: { en: 'Rivers' } });
  await page.goto(`${product.url}/dashboard/practice-quiz/response-reports`);
  const link = page.getByRole('link', { name: 'Rivers' });
  await link.waitFor();
  await checkAccessibility(page);
  expect(await link.first().getAttribute('href')).toContain(`/practice-quiz/${id}/response-reports`);
});

it('tells at once what came of an answer, and remembers it in the browser of whoever is not signed in', async () => {
  const id = await publishedPractice();
  const context = await browser.newContext({ viewport: { width: 375, height: 760 } });
  const page = await context.newPage();
  await page.goto(`${product.url}/survey/welcome/${id}`);
  expect(await page.getByRole('radio', { checked: true }).inputValue()).toBe('today');
  await page.getByText('5 for today').waitFor();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Start practising' }).click();

  await page.getByRole('radio', { name: 'Khulna' }).check();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Not right. Try again.').waitFor();
  await page.getByText('Feedback on the second').waitFor();
  // It describes the question, which has the focus: nothing else says it to whoever does not see it.
  await eventually(() => page.locator('[data-question]').getAttribute('aria-describedby')).toContain('told');
  await checkAccessibility(page);
  await checkFits(page);
  expect((await page.content()).replaceAll('Feedback on the second', '')).not.toMatch(SECRETS);
  await page.getByRole('radio', { name: 'Dhaka' }).check();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Feedback on the capital').waitFor();
  await page.getByText('Found.').waitFor();
  await page.getByText('Tried 2 times').waitFor();
  // What was wrong at first is asked again tomorrow. The question stays where it was, and is closed.
  await page.getByText('Comes back tomorrow.').waitFor();
  expect(await page.getByRole('radio', { name: 'Dhaka' }).isDisabled()).toBe(true);
  await checkAccessibility(page);
  await checkFits(page);

  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Next question');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.locator('[data-invalid]').first().waitFor();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByText('Padma; Meghna; Jamuna').waitFor();
  await page.getByRole('button', { name: 'Stop for now' }).click();
  await page.getByRole('heading', { name: '2 questions practised' }).waitFor();
  // Nobody is marked, and what was not asked is not told of.
  expect(await page.getByRole('main').textContent()).not.toMatch(/points|Not answered|delta/);
  await page.getByRole('button', { name: 'Continue: 3 for today' }).waitFor();
  expect(await page.getByText('Comes back tomorrow.').count()).toBe(2);
  await checkAccessibility(page);
  await checkFits(page);

  await page.getByRole('link', { name: 'Practise something else' }).click();
  await page.getByText('You know 0 of 5, and are learning 2.').waitFor();
  await page.getByText('3 for today').waitFor();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Start practising' }).click();
  await page.getByText('Bangladesh is in a delta.').first().waitFor();
  // Forgetting begins anew.
  await page.goto(`${product.url}/bn/survey/welcome/${id}`);
  await page.getByText('২টি শেখা চলছে').waitFor();
  await page.getByText('নতুন করে শুরু করুন').click();
  await page.getByRole('button', { name: 'যা শিখেছি সব মুছে ফেলুন' }).click();
  await eventually(() => page.getByText('শেখা চলছে').isVisible()).toBe(false);
  await context.close();
});

it('is practised without a script', async () => {
  const id = await publishedPractice();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/bn/survey/welcome/${id}`);
  await page.getByRole('button', { name: 'অনুশীলন শুরু করুন' }).click();
  await page.getByRole('radio', { name: 'ঢাকা' }).check();
  await page.getByRole('button', { name: 'মিলিয়ে দেখুন' }).click();
  await page.getByText('রাজধানী নিয়ে মন্তব্য').waitFor();
  await page.getByRole('link', { name: 'পরের প্রশ্ন' }).click();
  await page.getByText('কোনগুলো নদী?').first().waitFor();
  await context.close();
});

it('is remembered with an account, and told in a report', async () => {
  const owner = await newOwner(browser, product);
  const send = async <E extends typeof createProject | typeof publishProject | typeof tryAnswer>(
    endpoint: E,
    ...[input]: CallArguments<E>
  ): Promise<Data<E>> => {
    const { body } = input as { body?: object };
    const url = product.url + pathOf(endpoint, input);
    const sent = { method: endpoint.method, headers: { origin: product.url }, ...(body && { data: body }) };
    const reply = await owner.context.request.fetch(url, sent);
    return unwrap(endpoint, await reply.json()) as Data<E>;
  };
  const { _id: id } = await send(createProject, { body: { ...body, questionnaire: samplePractice } });
  await send(publishProject, { params: { id } });
  const page = await owner.context.newPage();
  await page.goto(`${product.url}/survey/welcome/${id}`);
  // What was practised in this browser before is taken along by choice.
  const card = { due: '2026-01-02', last: '2026-01-01', stability: 1, difficulty: 5, reps: 1, lapses: 0 };
  await page.evaluate(
    ([name = '', memory = '']) => localStorage.setItem(name, memory),
    [`jorip.practice.${id}`, JSON.stringify({ cards: { capital: card }, days: ['2026-01-01'] })],
  );
  await page.reload();
  await page.getByText('Questions practised in this browser before signing in: 1.').waitFor();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Add to my account' }).click();
  await page.getByText('You know 0 of 5, and are learning 1.').waitFor();
  await page.getByRole('button', { name: 'Start practising' }).click();
  await page.waitForURL(/\/survey\/[^/]+\/[\w-]{64}/);
  const ref = /[\w-]{64}/.exec(page.url())?.[0] ?? '';
  for (const question of ['capital', 'rivers', 'delta', 'flower', 'districts'] as const) {
    const given = question === 'delta' ? 'no' : RIGHT[question];
    await send(tryAnswer, { params: { id: ref }, body: { question, answer: given } });
  }
  await page.goto(`${product.url}/survey/${id}/${ref}?q=5`);
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByText('That is all for today.').waitFor();
  await page.getByRole('button', { name: 'Try the 1 you missed again' }).click();
  await page.getByText('Bangladesh is in a delta.').first().waitFor();
  await page.goto(`${product.url}/survey/welcome/${id}`);
  await page.getByText('That is all for today.').waitFor();
  await checkAccessibility(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${product.url}/dashboard/practice-quiz/${id}/response-reports`);
  const bars = page.getByRole('list', { name: 'Practice', exact: true });
  await bars.getByText('3. Bangladesh is in a delta.').waitFor();
  const delta = bars.getByRole('listitem').filter({ hasText: 'delta' });
  expect(await delta.textContent()).toContain('Right first: 0, Right later: 0, Answer shown: 0');
  await checkAccessibility(page);
});
