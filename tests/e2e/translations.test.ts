import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { BYTE_ORDER_MARK } from '#domain/text/csv.ts';
import { translations as bengali } from '#messages/bn/translations.ts';
import { translations as english } from '#messages/en/translations.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { checkFits } from './support/fits.ts';
import { allSaved, newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

const half: Questionnaire = {
  sections: [
    {
      id: 's',
      title: { en: 'Drinks', bn: 'পানীয়' },
      intro: {},
      questions: [
        {
          ...{ id: 'q', kind: 'single_choice', title: { en: 'What do you drink?' }, help: {}, required: false },
          options: [
            { id: 'a', label: { en: 'Tea' } },
            { id: 'b', label: { en: 'Coffee', bn: 'কফি' } },
          ],
        },
      ],
    },
  ],
};

it('what is missing is written in place or brought in by a file, and can be undone', async () => {
  const id = await owner.survey(half, ['en', 'bn']);
  const page = await owner.open(id);
  await page.locator('#project-primary').click();
  await page.getByRole('button', { name: 'See all' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Translate everything in one table' }).click();
  await page.getByText('Bengali: 2 missing').waitFor();
  await page.getByRole('button', { name: english.next }).click();
  await page.keyboard.type('কী পান করেন?');
  await page.getByText('Bengali: 1 missing').waitFor();
  await allSaved(page);
  await checkAccessibility(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: english.download }).click();
  expect((await downloading).suggestedFilename()).toContain('.csv');

  const path = 'tmp/translations.csv';
  await writeFile(path, `${BYTE_ORDER_MARK}key;where;en;bn\r\nq.a.label;;Tea;চা\r\ngone.title;;x;y\r\n`);
  await page.getByRole('button', { name: english.upload }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Choose/ }).waitFor();
  await dialog.locator('input[type=file]').setInputFiles(path);
  await dialog.getByText('It changes 1 text').waitFor();
  await dialog.getByText('has a key that names no text: gone.title').waitFor();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Take 1 text' }).click();
  await page.getByText('Bengali: complete').waitFor();
  await allSaved(page);
  const stored = async () => JSON.stringify((await owner.stored(id)).questionnaire);
  expect(await stored()).toContain('চা');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Bengali: 1 missing').waitFor();
  await allSaved(page);
  expect(await stored()).not.toContain('চা');
  await page.close();
});

it('what stands around the questions is translated there as well, and saved with the settings', async () => {
  const id = await owner.survey(half, ['en', 'bn'], { en: 'Drinks at work' });
  const page = await owner.open(id, '', await owner.context.newPage());
  await page.goto(`${page.url()}/translations`);
  await page.getByText('Bengali: 3 missing').waitFor();
  const around = page.getByRole('region', { name: english.around });
  await around.getByRole('textbox', { name: 'Title in Bengali' }).fill('অফিসে পানীয়');
  await page.getByText('Bengali: 2 missing').waitFor();
  await allSaved(page);
  await checkAccessibility(page);
  expect((await owner.stored(id)).title).toEqual({ en: 'Drinks at work', bn: 'অফিসে পানীয়' });

  // What the browser takes back there is what was typed there: the questionnaire's last step stays.
  await page.getByRole('textbox', { name: 'Question in Bengali' }).fill('কী পান করেন?');
  await page.getByText('Bengali: 1 missing').waitFor();
  const title = around.getByRole('textbox', { name: 'Title in Bengali' });
  await title.press('End');
  await page.keyboard.type('!');
  await title.press('Control+z');
  await allSaved(page);
  const stored = await owner.stored(id);
  expect(stored.title).toEqual({ en: 'Drinks at work', bn: 'অফিসে পানীয়' });
  expect(JSON.stringify(stored.questionnaire)).toContain('কী পান করেন?');
  await page.close();
});

it('stands on a phone in Bengali, and says where there is only one language', async () => {
  const page = await owner.context.newPage();
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto(`${product.url}/bn/dashboard/survey/${await owner.survey(half, ['en', 'bn'])}/translations`);
  await page.getByText('বাংলা: ২টি লেখা বাকি').waitFor();
  await page.getByText(bengali.onlyMissing).waitFor();
  await checkFits(page);
  await checkAccessibility(page);
  await page.goto(`${product.url}/bn/dashboard/survey/${await owner.survey(half, ['en'])}/translations`);
  await page.getByText(bengali.oneLanguage).waitFor();
  await page.close();
});
