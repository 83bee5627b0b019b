// Answers that have to be written in a form, with and without the page's script.
import { expect, it } from 'vitest';
import type { Question } from '#domain/questionnaire/schema.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { openStage } from './support/stage.ts';
import {
  answer,
  beginSurvey,
  pressNext,
  pressNextInVain,
  respondentOf,
  storedRespondent,
  type,
} from './support/taking-part.ts';

const { product, browser } = await openStage();
const survey = await publishTicket();
const phoneSurvey = await publish([
  {
    id: 'phone',
    kind: 'phone_number',
    title: { en: 'Your phone?', bn: 'ফোন নম্বর?' },
    help: {},
    required: true,
    anyCountry: true,
  },
]);

function publishTicket(): Promise<string> {
  const ticket = {
    id: 'ticket',
    kind: 'short_text' as const,
    title: { en: 'Your ticket?', bn: 'টিকিট নম্বর?' },
    help: {},
    required: true,
    pattern: '[A-Z]{2}-[0-9]{4}',
    patternMessage: { en: 'Write it like AB-1234', bn: 'AB-1234-এর মতো করে লিখুন' },
  };
  const hostile = { ...ticket, id: 'hostile', required: false, pattern: '(a+)+$', patternMessage: {} };
  // What follows is asked by what is written, so that the page's script reads it too.
  const if_ = { op: 'contains' as const, question: 'ticket', text: 'AB-1234' };
  return publish([ticket, { ...hostile, showIf: if_ }]);
}

async function publish(questions: Question[]): Promise<string> {
  const owner = await product.asOwner();
  const { _id: id } = await owner(createProject, {
    body: {
      kind: 'survey',
      title: { en: 'Tickets', bn: 'টিকিট' },
      languages: ['en', 'bn'],
      settings: { viewType: 'list' },
      questionnaire: { sections: [{ id: 's', title: {}, intro: {}, questions }] },
    },
  });
  await owner(publishProject, { params: { id } });
  return id;
}

it.each([
  ['', 'Write it like AB-1234'],
  ['/bn', 'AB-1234-এর মতো করে লিখুন'],
])('what has to fit a pattern says so before and after, on %s', async (locale, message) => {
  const context = await browser.newContext();
  const page = await beginSurvey(await context.newPage(), product.url + locale, survey);
  await answer(page, 'ticket').getByText(message).waitFor();
  await type(page, 'ticket', 'AB1234');
  await pressNextInVain(page);
  await answer(page, 'ticket').locator('[data-under]').getByText(message).waitFor();
  expect(await answer(page, 'hostile').isVisible()).toBe(false);
  await checkAccessibility(page);

  await type(page, 'ticket', 'AB-১২৩৪');
  await answer(page, 'hostile').waitFor();
  await type(page, 'hostile', `${'a'.repeat(400)}!`);
  await pressNext(page);
  await answer(page, 'hostile')
    .locator('[data-under]')
    .getByText(/^(Write it in|যেভাবে)/)
    .waitFor();
  await type(page, 'hostile', 'aaa');
  await answer(page, 'hostile').locator('input').blur();
  const stored = async () => (await storedRespondent(product, page)).answers;
  await eventually(stored).toEqual({ ticket: 'AB-1234', hostile: 'aaa' });
  await pressNext(page);
  await page.waitForURL(/done/);
  await context.close();
});

it('without script the page that comes back says it', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await beginSurvey(await context.newPage(), product.url, survey);
  await type(page, 'ticket', 'ab-1234');
  await pressNext(page);
  await answer(page, 'ticket').locator('[data-under]').getByText('Write it like AB-1234').waitFor();
  expect((await storedRespondent(product, page)).answers).toEqual({});
  await type(page, 'ticket', 'AB-১২৩৪');
  await pressNext(page);
  // What follows is asked by that answer, and has not been seen.
  await answer(page, 'hostile').waitFor();
  expect((await storedRespondent(product, page)).answers).toEqual({ ticket: 'AB-1234' });
  await pressNext(page);
  await page.waitForURL(/done/);
  await context.close();
});

it.each([
  ['', true, /^Enter a phone number with/],
  ['/bn', false, /^দেশের কোডসহ ফোন নম্বর/],
])('a phone number may be of any country, on %s, script: %s', async (locale, javaScriptEnabled, message) => {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await beginSurvey(await context.newPage(), product.url + locale, phoneSurvey);
  const field = answer(page, 'phone').locator('input[type=tel]');
  await answer(page, 'phone')
    .getByText(/^(For numbers outside|বাংলাদেশের বাইরের)/)
    .waitFor();
  await type(page, 'phone', '২০২ ৫৫৫ ০১২৩');
  await pressNextInVain(page);
  await answer(page, 'phone').locator('[data-under]').getByText(message).waitFor();
  await eventually(() => field.inputValue()).toBe('২০২ ৫৫৫ ০১২৩');
  if (javaScriptEnabled) await checkAccessibility(page);
  await type(page, 'phone', '+১ (২০২) ৫৫৫-০১২৩');
  await pressNext(page);
  await page.waitForURL(/done/);
  expect((await respondentOf(product, page)).state).toBe('completed');
  await context.close();
});
