// A quiz in rounds, as who makes it sets them and who takes it comes back for each.
import { expect, it } from 'vitest';
import { threeSections } from '#domain/quiz/series/sample-series.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();

it('has rounds that are set, taken one after the other, and added up', async () => {
  const owner = await newOwner(browser, product);
  const page = await owner.context.newPage();
  await page.goto(`${product.url}/dashboard/series-quiz`);
  await page.getByRole('heading', { name: 'Bring people back, round after round' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'New series quiz' }).first().click();
  await page.getByRole('button', { name: 'Your own questions' }).click();
  await page.waitForURL(/series-quiz\/[\da-f-]{36}/);
  const id = /series-quiz\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  await owner.write(id, threeSections);

  await page.goto(`${product.url}/dashboard/series-quiz/${id}/series`);
  await page.getByRole('button', { name: 'Add a round' }).click();
  const second = page.getByRole('group', { name: 'Round 2' });
  await second.getByRole('checkbox', { name: 'Part 2' }).check();
  await second.getByRole('radio', { name: 'Whoever has passed the round before' }).check();
  await second.getByRole('textbox', { name: 'Name (optional)' }).first().fill('Final');
  const ends = second.getByRole('textbox', { name: 'Ends' });
  await ends.fill('the end');
  await ends.blur();
  await page.getByText('Not saved: a setting needs your attention').waitFor();
  await page.getByRole('button', { name: 'Go to the setting' }).click();
  await eventually(() => ends.evaluate((field) => field === document.activeElement)).toBe(true);
  await ends.fill('');
  await page.getByRole('button', { name: 'Add a round' }).click();
  await page.getByRole('button', { name: 'Remove the round: Round 3' }).click();
  // What stands over the page hides parts of buttons below it.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.evaluate('scrollTo(0, 0)');
  await checkAccessibility(page);
  await eventually(async () => (await owner.stored(id)).series?.rounds).toMatchObject([
    { sections: [], openedBy: 'dates' },
    { title: { en: 'Final' }, sections: ['s2'], openedBy: 'passed' },
  ]);
  await page.setViewportSize({ width: 375, height: 800 });
  await checkFits(page);
  await owner.change(id, { title: { en: 'League', bn: 'লিগ' } });
  await owner.publish(id);

  await page.goto(`${product.url}/dashboard/series-quiz/series`);
  const link = page.getByRole('link', { name: 'League' });
  expect(await link.first().getAttribute('href')).toContain(`/series-quiz/${id}/series`);

  const taker = await newOwner(browser, product);
  const phone = await taker.context.newPage();
  await phone.setViewportSize({ width: 375, height: 800 });
  await phone.goto(`${product.url}/survey/welcome/${id}`);
  await phone.getByText('Opens once you have passed the round before.').waitFor();
  await checkAccessibility(phone);
  await checkFits(phone);
  await phone.getByRole('button', { name: 'Start Round 1' }).click();
  await phone.getByText('Is it so, 1?').first().waitFor();
  expect(await phone.content()).not.toContain('Is it so, 2?');
  for (const yes of await phone.getByRole('radio', { name: 'Yes' }).all()) await yes.check();
  await phone.getByRole('button', { name: 'Submit' }).click();
  await phone.getByText('Rounds submitted: 1 of 2.').waitFor();
  await checkAccessibility(phone);
  await phone.getByRole('link', { name: 'Continue to the next round' }).click();
  await phone.getByText('So far: 20 / 20 points in 1 of 2 rounds.').waitFor();
  await phone.getByRole('button', { name: 'Start Round 2' }).click();
  await phone.getByRole('radio', { name: 'No' }).check();
  await phone.getByRole('button', { name: 'Submit' }).click();
  await phone.getByText('In total: 20 / 30 points.').waitFor();
  await phone.getByRole('link', { name: 'Leaderboard' }).click();
  await phone.getByText('2 of 2 rounds').waitFor();
  await taker.context.close();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${product.url}/dashboard/series-quiz/${id}/response-reports`);
  await page.getByRole('heading', { name: 'How the rounds went' }).waitFor();
  await checkAccessibility(page);
  await owner.context.close();
});
