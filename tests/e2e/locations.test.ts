import { afterEach, expect, it } from 'vitest';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { createCaller } from '#kit/contract/call.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { product, people, browser, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

const owner = createCaller({
  locale: () => 'en',
  accessToken: () => people.user.accessToken,
  refresh: async () => false,
  onSignedOut: () => {},
  fetch: (path, init) => fetch(product.url + path, init),
});

/** The page of a respondent who is asked where they live, and said so already where a place is named. */
async function addressPage(upazila: string | null = '6-8-1'): Promise<string> {
  const home = {
    ...{ id: 'home', kind: 'postal_address' as const, title: { en: 'Where do you live?' }, help: {} },
    ...{ required: false, level: 'upazila' as const },
  };
  const questionnaire = { sections: [{ id: 's', title: {}, intro: {}, questions: [home] }] };
  const { _id: id } = await owner(createProject, {
    body: { kind: 'survey', title: { en: 'Homes' }, languages: ['en'], settings: {}, questionnaire },
  });
  await owner(publishProject, { params: { id } });
  const body = upazila === null ? {} : { answers: { home: { upazila } } };
  const { link } = await product.api()(startRespondent, { params: { id }, body });
  return new URL(link).pathname;
}

it('a place is found in either script, renamed, and retired: respondents see it at once, answers keep it', async () => {
  const survey = await addressPage();
  const page = await open('admin', '/admin/location');
  await page.getByRole('link', { name: 'Chattogram' }).first().waitFor();
  await checkAccessibility(page);
  await page.getByRole('searchbox', { name: 'Search in either script' }).fill('সাভার');
  await page.getByRole('link', { name: 'Savar' }).click();
  await page.getByRole('textbox', { name: 'Name in English' }).fill('Dhamrai');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Another location in the same place has this name.').waitFor();
  await checkAccessibility(page);
  await page.getByRole('textbox', { name: 'Name in English' }).fill('Savar Town');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Respondents see it now.').waitFor();

  const respondent = await open(undefined, survey);
  const offered = (name: string) => respondent.locator('option', { hasText: name });
  await eventually(async () => {
    await respondent.reload();
    return await offered('Savar Town').count();
  }).toBe(1);

  await page.getByRole('radio', { name: 'Inactive' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Respondents see it now.').last().waitFor();
  const newcomer = await open(undefined, await addressPage(null));
  await eventually(async () => {
    await newcomer.reload();
    return await newcomer.locator('option[value="6-8-1"]').count();
  }).toBe(0);
  await respondent.reload();
  expect(await offered('Savar Town').count()).toBe(1);
  expect(await respondent.locator('select[data-level="upazila"]').inputValue()).toBe('6-8-1');
});

it('a place is added in a district, by the keyboard', async () => {
  const page = await open('admin', '/admin/location/6-8');
  await page.getByRole('heading', { name: '5 upazilas in Dhaka' }).waitFor();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Add an upazila' }).press('Enter');
  await page.getByRole('button', { name: /^Lies in .*Dhaka, Dhaka$/ }).waitFor();
  await checkAccessibility(page);
  await page.getByRole('textbox', { name: 'Name in English' }).fill('Ashulia');
  await page.getByRole('textbox', { name: 'Name in Bengali' }).fill('আশুলিয়া');
  await page.getByRole('textbox', { name: 'Name in Bengali' }).press('Enter');
  await page.waitForURL('**/admin/location/6-8-6');
  await page.getByRole('heading', { name: 'Ashulia' }).waitFor();
  const survey = await open(undefined, await addressPage());
  await eventually(async () => {
    await survey.reload();
    return await survey.locator('option[value="6-8-6"]').count();
  }).toBe(1);
});

it('are read in Bengali on a small phone', async () => {
  const page = await open('admin', '/bn/admin/location', { viewport: { width: 375, height: 720 } });
  await page.getByRole('link', { name: 'চট্টগ্রাম' }).first().waitFor();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
