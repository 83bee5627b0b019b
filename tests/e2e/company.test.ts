// Companies: made, told of, joined by a link from an email, and looked after in the back office.
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { findCompanies } from '#features/company/contract/company.ts';
import { findMails, getMail } from '#features/operations/contract.ts';
import { createProject, getSurvey } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { everyKind } from './support/every-kind.ts';
import { checkFits } from './support/fits.ts';
import { openPeopleStage } from './support/people-stage.ts';

const { browser, product, people, open } = await openPeopleStage();

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

it('a company is made with the keyboard, told of, and joined by whoever is invited', async () => {
  const page = await open('user', '/dashboard/company');
  await page.getByRole('heading', { name: 'No companies yet' }).waitFor();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'New company' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New company' });
  await dialog.getByRole('button', { name: 'Create company' }).press('Enter');
  await dialog.getByText('is still empty').first().waitFor();
  await dialog.getByRole('textbox', { name: /Name.*English/ }).fill('Shapla Textiles');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Shapla Textiles' }).waitFor();

  await page.getByRole('textbox', { name: /^Website/ }).fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Enter a web address that starts with https://').waitFor();
  await page.getByRole('textbox', { name: /^Website/ }).fill('shapla.example.com');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Profile saved.').waitFor();

  const [choosing] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a logo' }).click(),
  ]);
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer();
  await choosing.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Use this part' }).click();
  await page.getByText('Logo saved.').waitFor();

  await page.getByRole('button', { name: 'Invite' }).click();
  const inviting = page.getByRole('dialog', { name: 'Invite someone' });
  await inviting.getByRole('textbox', { name: 'Email' }).fill(people.newcomer.email);
  await checkAccessibility(page);
  await inviting.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText(`Invitation sent to ${people.newcomer.email}.`).waitFor();
  await checkAccessibility(page);

  const administrator = product.api(people.admin.accessToken);
  const { items } = await administrator(findMails, { query: { q: people.newcomer.email } });
  const { text } = await administrator(getMail, { params: { id: items[0]?._id ?? '' } });
  const [, key] = /\/company-invitation\/([\w-]{22})/.exec(text) ?? [];
  const path = `/company-invitation/${key}`;
  const visitor = await open(undefined, path, { viewport: { width: 320, height: 640 } });
  await visitor.getByRole('heading', { level: 1, name: 'Join “Shapla Textiles”' }).waitFor();
  await checkAccessibility(visitor);
  await checkFits(visitor);
  expect(await visitor.getByRole('link', { name: 'Sign in to join' }).getAttribute('href')).toContain(
    encodeURIComponent(path),
  );
  const other = await open('improver', path);
  await other.getByText('You are signed in with another address.').waitFor();
  expect(await other.getByRole('button', { name: 'Join' }).count()).toBe(0);

  const joiner = await open('newcomer', path);
  await joiner.getByRole('button', { name: 'Join' }).press('Enter');
  await joiner.getByText('Your role: Editor').waitFor();
  await joiner.getByText('Stranger Example (you)').waitFor();
  expect(await joiner.getByRole('button', { name: 'Invite' }).count()).toBe(0);
  await checkAccessibility(joiner);
  await joiner.goto(product.url + path);
  await joiner.getByRole('heading', { name: 'This invitation works no longer' }).waitFor();

  await page.reload();
  await page.getByRole('button', { name: 'Actions for Stranger Example' }).click();
  await page.getByRole('menuitem', { name: 'Change role' }).click();
  await page.getByRole('radio', { name: 'Viewer' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await page.getByText('Stranger Example: the role is now “Viewer”.').waitFor();
  await page.getByRole('button', { name: 'Actions for Shapla Textiles' }).click();
  await page.getByRole('menuitem', { name: 'Leave the company' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByText('A company always keeps an owner.').waitFor();
});

it('a project that comes under it is shared: a viewer finds it and reads its results, respondents meet the company', async () => {
  const owner = product.api(people.user.accessToken);
  const [company] = (await owner(findCompanies)).items;
  const begun = { kind: 'survey' as const, title: { en: 'Mornings' }, questionnaire: everyKind };
  const { _id: id } = await owner(createProject, { body: begun });
  await owner(publishProject, { params: { id } });

  const page = await open('user', `/dashboard/survey/${id}/settings`);
  await page.getByRole('combobox', { name: /^Company/ }).selectOption({ label: 'Shapla Textiles' });
  await eventually(async () => (await owner(getSurvey, { params: { id } })).company).toBe(company?._id);
  await checkAccessibility(page);

  const theirs = await open('newcomer', '/dashboard/survey');
  await theirs.getByText('Shared by Owner Example').waitFor();
  await checkAccessibility(theirs);
  await theirs.getByRole('link', { name: 'Mornings' }).click();
  await theirs.waitForURL(/response-reports/);
  await theirs.goto(`${product.url}/dashboard/survey/${id}`);
  await theirs.waitForURL(/response-reports/);
  expect(await theirs.getByRole('link', { name: 'Settings' }).count()).toBe(0);

  const respondent = await open(undefined, `/survey/welcome/${id}`, { viewport: { width: 320, height: 640 } });
  await respondent.getByText('A survey by Shapla Textiles').waitFor();
  await checkAccessibility(respondent);
  await checkFits(respondent);
});

it('the staff find it, suspend it with a reason, and its members read that in Bengali on a phone', async () => {
  const page = await open('agent', '/admin/company?q=shapla');
  await page.getByRole('link', { name: 'Shapla Textiles' }).waitFor();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Shapla Textiles' }).click();
  await page.getByRole('link', { name: 'Owner Example' }).waitFor();
  await page.getByRole('button', { name: 'Suspend…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It uses the name of a bank.');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByText('Reason: It uses the name of a bank.').waitFor();
  await checkAccessibility(page);

  const theirs = await open('user', '/bn/dashboard/company', { viewport: { width: 320, height: 640 } });
  await theirs.getByRole('link', { name: 'Shapla Textiles' }).click();
  await theirs.getByText('কারণ: It uses the name of a bank.').waitFor();
  await checkAccessibility(theirs);
  await checkFits(theirs);

  await page.getByRole('button', { name: 'End the suspension' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the suspension' }).click();
  await page.getByText('The suspension is over. Its owners are told.').waitFor();
});
