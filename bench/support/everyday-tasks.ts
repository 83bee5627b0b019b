import type { Locator, Page } from 'playwright-core';
import type { Text } from '#messages/text.ts';

const QUESTIONS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

/** Everyday tasks as one walks them who knows the way: what is pressed is found by what the page says of it. */
export function everydayTasks(page: Page, t: Text) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  function focused(control: Locator): Promise<void> {
    return control.and(page.locator(':focus')).waitFor();
  }

  async function openPlace(survey: string, place: string): Promise<void> {
    await main.locator(`a[href*="${survey}"]`).first().click();
    await page.getByRole('link', { name: place }).click();
  }

  const kind = { kind: t('common:kind.survey') };
  return {
    /** A survey of five questions with two options each; gives its link. */
    async publish(): Promise<string> {
      await main
        .getByRole('link', { name: t('projects:newProject') })
        .first()
        .click();
      await page.getByRole('button', { name: t('projects:blank.survey.name') }).click();
      await focused(page.getByRole('textbox', { name: t('projects:title', kind) }));
      await page.keyboard.type('Tea at work');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: t('builder:kind.single_choice') }).click();
      for (const question of QUESTIONS) {
        const title = page.getByRole('textbox', { name: t('builder:title'), exact: true });
        await focused(title.and(page.locator(':placeholder-shown')));
        for (const words of [question, 'Yes']) {
          await page.keyboard.type(words);
          await page.keyboard.press('Enter');
        }
        await page.keyboard.type('No');
        if (question !== QUESTIONS.at(-1)) await page.keyboard.press('Control+Enter');
      }
      await page.getByRole('button', { name: t('projects:publish'), exact: true }).click();
      await dialog.getByRole('button', { name: t('projects:publish') }).click();
      return await dialog.getByRole('textbox', { name: t('projects:link', kind) }).inputValue();
    },

    /** From the link to the thanks. */
    async answer(): Promise<void> {
      await page.getByRole('button', { name: t('takingPart:start') }).click();
      for (const choice of await page.getByText('Yes', { exact: true }).all()) await choice.click();
      await page.getByRole('button', { name: t('takingPart:submit') }).click();
      await page.getByRole('heading', { name: t('takingPart:recorded') }).waitFor();
    },

    /** To the figures and charts of a survey. */
    async readReport(survey: string): Promise<void> {
      await openPlace(survey, t('projects:results'));
      await main.getByRole('article').first().waitFor();
    },

    /** To all that somebody answered who wrote a certain word. */
    async findResponse(survey: string, word: string): Promise<void> {
      await openPlace(survey, t('projects:results'));
      const card = main
        .getByRole('article')
        .filter({ has: page.getByRole('searchbox', { name: t('reports:searchTexts') }) })
        // What was written beside options is found under their chart.
        .filter({ hasNot: page.getByRole('radiogroup') })
        .first();
      await card.getByRole('searchbox').click();
      await page.keyboard.type(word);
      const answers = card.getByRole('listitem').filter({ has: page.getByRole('link') });
      await answers.filter({ hasNotText: word }).first().waitFor({ state: 'detached' });
      await answers.first().getByRole('link').click();
      await page
        .getByRole('complementary', { name: t('reports:response') })
        .getByText(word)
        .first()
        .waitFor();
    },

    /** Until it is saved that another number of questions stands on a page. */
    async changeSetting(survey: string): Promise<void> {
      await openPlace(survey, t('projects:settingsTab'));
      const choices = page.getByRole('radiogroup', { name: t('projects:viewType') }).getByRole('radio');
      await Promise.all([
        page.waitForResponse((reply) => reply.request().method() !== 'GET' && reply.ok()),
        choices.and(page.locator(':not(:checked)')).first().click(),
      ]);
      await page.getByText(t('forms:saved'), { exact: true }).waitFor();
    },
  };
}
