import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builder as bengali } from '#messages/bn/builder.ts';
import { builder as english } from '#messages/en/builder.ts';
import { forms } from '#messages/en/forms.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { fewKinds } from './support/every-kind.ts';
import { checkFits } from './support/fits.ts';
import { allSaved, newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

function title(page: Page) {
  return page.getByRole('textbox', { name: 'Question', exact: true });
}

/** A page that is closed has a last word and may still get its save through; one that crashes has not. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => {});
  await crashed;
  await page.close();
}

describe('nothing is lost', () => {
  it('when two pages save: both versions are shown, and either can go on', async () => {
    const id = await owner.survey(fewKinds);
    const [one, two] = [await owner.open(id), await owner.open(id)];
    await one.getByRole('button', { name: 'Edit question 1: What do you drink?' }).click();
    await title(one).fill('Written here');
    await allSaved(one);

    await two.getByRole('button', { name: 'Edit question 1: What do you drink?' }).click();
    await title(two).fill('Written there');
    const choice = two.getByRole('dialog', { name: english.conflictTitle });
    await choice.locator('ins', { hasText: 'Written there' }).waitFor();
    await choice.locator('del', { hasText: 'Written here' }).waitFor();
    await checkAccessibility(two);
    await choice.getByRole('button', { name: 'Keep my version' }).click();
    await allSaved(two);
    expect((await owner.stored(id)).questionnaire.sections[0]?.questions[0]?.title.en).toBe('Written there');

    await title(one).fill('Written here again');
    await one
      .getByRole('dialog', { name: english.conflictTitle })
      .getByRole('button', { name: forms.takeTheirs })
      .click();
    await allSaved(one);
    expect(await title(one).inputValue()).toBe('Written there');
    await one.getByRole('button', { name: 'Undo', exact: true }).click();
    await allSaved(one);
    expect((await owner.stored(id)).questionnaire.sections[0]?.questions[0]?.title.en).toBe('Written here again');
    await one.close();
    await two.close();
  });

  it('when the connection goes: the page says so and saves when it is back', async () => {
    const id = await owner.survey(fewKinds);
    const page = await owner.open(id);
    await page.getByRole('button', { name: 'Edit question 1: What do you drink?' }).click();
    await owner.context.setOffline(true);
    await title(page).fill('Written offline');
    await page.getByText(forms.offline).waitFor();
    await owner.context.setOffline(false);
    await allSaved(page);
    expect((await owner.stored(id)).questionnaire.sections[0]?.questions[0]?.title.en).toBe('Written offline');
    await page.close();
  });

  it('when the page crashes before it could save: the draft is offered again', async () => {
    const id = await owner.survey(fewKinds);
    const page = await owner.open(id);
    await page.route('**/questionnaire', (route) => route.abort());
    await page.getByRole('button', { name: 'Edit question 1: What do you drink?' }).click();
    await title(page).fill('Written before the crash');
    await page.getByText(/^Not saved:/).waitFor();
    await crash(page);
    expect(await owner.stored(id)).toMatchObject({ questionnaire: fewKinds });

    const again = await owner.open(id);
    await again.getByText(english.recoverTitle).waitFor();
    await again.getByRole('button', { name: english.recover }).click();
    await again.getByRole('button', { name: 'Edit question 1: Written before the crash' }).waitFor();
    await allSaved(again);
    await again.close();
  });
});

describe('settings', () => {
  it('take Bengali digits, name what is wrong beside the field, and are kept', async () => {
    const id = await owner.survey(fewKinds, ['en', 'bn']);
    const page = await owner.open(id);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('textbox', { name: 'Response limit' }).fill('১,২০০');
    await page.getByText(forms.waiting, { exact: true }).waitFor();
    await page.keyboard.press('Tab');
    await allSaved(page);
    await page.getByRole('textbox', { name: 'Opens' }).fill('1/3/2030');
    await page.getByLabel('Opens: time').selectOption('10:00');
    await page.getByRole('textbox', { name: 'Ends' }).fill('1/2/2030');
    expect(await page.getByText('Choose an end after the opening time').count()).toBe(0);
    await page.keyboard.press('Shift+Tab');
    await page.getByText('Choose an end after the opening time').waitFor();
    await page.getByText(english.held).waitFor();
    await checkAccessibility(page);
    expect(await owner.stored(id)).toMatchObject({ responseLimit: 1200, opensAt: null, endsAt: null });
    await page.getByRole('textbox', { name: 'Ends' }).fill('1/4/2030');
    await page.getByLabel('Ends: time').selectOption('10:00');
    await page.getByRole('textbox', { name: 'Ends' }).blur();
    await allSaved(page);
    expect(await owner.stored(id)).toMatchObject({
      responseLimit: 1200,
      opensAt: '2030-03-01T04:00:00.000Z',
      endsAt: '2030-04-01T04:00:00.000Z',
    });
    await page.close();
  });

  it('are not published while one is held back, and lead to it', async () => {
    const id = await owner.survey(fewKinds);
    const page = await owner.open(id);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Limited' }).click();
    await page.getByText(english.held).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(english.held).waitFor();
    expect(await dialog.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true);
    // What stands half beneath the bar has no size of its own.
    await page.evaluate(() => scrollTo(0, 0));
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: english.toSetting }).click();
    await page.locator('#setting-password:focus').waitFor();
    await page.getByText('This field is required').first().waitFor();
    await page.keyboard.type('secret');
    await page.keyboard.press('Tab');
    await allSaved(page);
    expect(await owner.stored(id)).toMatchObject({ privacy: 'limited', hasPassword: true });
    await page.getByRole('textbox', { name: 'Ends' }).fill('1/4/2030');
    await page.getByLabel('Ends: time').selectOption('10:00');
    await page.getByRole('textbox', { name: 'Ends' }).blur();
    await allSaved(page);
    await page.getByRole('textbox', { name: 'Ends' }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Shift+Tab');
    await page.getByText(english.held).waitFor();
    expect(await owner.stored(id)).toMatchObject({ endsAt: '2030-04-01T04:00:00.000Z' });
    await page.close();
  });

  it('fold on a phone to what is set in them, and open where one is led', async () => {
    const id = await owner.survey(fewKinds);
    const page = await owner.open(`${id}/settings`);
    await page.setViewportSize({ width: 375, height: 740 });
    const bounds = page.getByRole('button', { name: 'Schedule and limit' });
    const limit = page.getByRole('textbox', { name: 'Response limit' });
    await bounds.click();
    await limit.fill('12');
    await page.keyboard.press('Tab');
    await allSaved(page);
    await bounds.click();
    await page.getByText('Response limit 12').filter({ visible: true }).waitFor();
    expect(await limit.isVisible()).toBe(false);
    await checkAccessibility(page);
    await checkFits(page);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await limit.waitFor();
    expect(await limit.inputValue()).toBe('');
    await limit.fill('many');
    await page.keyboard.press('Tab');
    await bounds.click();
    expect(await limit.isVisible()).toBe(false);
    await page.getByText('A field in here needs your attention').filter({ visible: true }).waitFor();

    // From another place, where they are drawn folded.
    await page.getByRole('link', { name: 'Build' }).click();
    await page.getByRole('button', { name: 'Edit question 1: What do you drink?' }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: english.toSetting }).click();
    await page.locator('#setting-responseLimit:focus').waitFor();
    await page.close();
  });

  it('are kept on the way to the questions and back, and say what leaving would lose', async () => {
    const id = await owner.survey(fewKinds);
    const page = await owner.open(id);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('textbox', { name: 'Response limit' }).fill('many');
    await page.getByRole('link', { name: 'Build' }).click();
    await page.getByRole('button', { name: 'Edit question 1: What do you drink?' }).waitFor();
    await page.getByRole('link', { name: 'Back to your surveys' }).click();
    const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
    await asked.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByText('Enter a whole number').waitFor();
    await page.getByRole('textbox', { name: 'Response limit' }).fill('12');
    await page.getByRole('link', { name: 'Back to your surveys' }).click();
    await page.getByRole('heading', { name: 'Surveys' }).waitFor();
    expect(await owner.stored(id)).toMatchObject({ responseLimit: 12 });
    await page.close();
  });

  it('come back step by step, by keys and by buttons, and what is saved follows', async () => {
    const id = await owner.survey(fewKinds, ['en', 'bn']);
    const page = await owner.open(`${id}/settings`);
    const stored = async () => {
      const { theme, reviewAnswers, responseLimit, quotas, title: named, privacy } = await owner.stored(id);
      return { theme, reviewAnswers, responseLimit, quotas: quotas.length, title: named.en, privacy };
    };
    const start = await stored();
    const limit = page.getByRole('textbox', { name: 'Response limit' });
    const tools = page.getByRole('toolbar', { name: english.toolbar });
    const [undo, redo] = ['Undo', 'Redo'].map((name) => tools.getByRole('button', { name, exact: true }));
    if (!undo || !redo) throw new Error('Both buttons stand in the settings');
    expect(await undo.getAttribute('aria-disabled')).toBe('true');

    await page.getByRole('switch', { name: 'Review answers before submitting' }).click();
    await limit.fill('50');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Add quota' }).click();
    await page.keyboard.type('Tea');
    await page.getByText('Brick', { exact: true }).click();
    await eventually(stored).toEqual({ ...start, theme: 'brick', reviewAnswers: true, responseLimit: 50, quotas: 1 });

    // Away goes the quota with its notice, which brings it back into view, and the focus to it.
    await page.getByRole('button', { name: 'Remove quota 1' }).click();
    await eventually(stored).toMatchObject({ quotas: 0 });
    await page.locator('[aria-live]').getByRole('button', { name: 'Undo', exact: true }).click();
    await eventually(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Tea');
    await eventually(stored).toMatchObject({ quotas: 1 });

    // In a field of text as everywhere else: the letters typed in it are one step.
    await page.keyboard.press('Control+z');
    await eventually(stored).toMatchObject({ theme: start.theme, quotas: 1 });
    for (const _ of ['its name', 'the quota']) await page.keyboard.press('Control+z');
    await eventually(stored).toEqual({ ...start, reviewAnswers: true, responseLimit: 50 });
    await undo.click();
    expect(await limit.inputValue()).toBe('');
    await undo.click();
    await eventually(stored).toEqual(start);
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    await checkAccessibility(page);
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+y');
    await redo.click();
    await page.getByRole('group', { name: 'Quota 1' }).waitFor();
    await eventually(stored).toEqual({ ...start, reviewAnswers: true, responseLimit: 50, quotas: 1 });

    // What could not be saved is not lost, nor is the way back from it.
    await page.route(`**/api/**/${id}`, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await page.getByText('River blue', { exact: true }).click();
    await page.getByText(/^Not saved:/).waitFor();
    await page.keyboard.press('Control+z');
    await page.unroute(`**/api/**/${id}`);
    await page.getByRole('switch', { name: 'Review answers before submitting' }).click();
    await eventually(stored).toMatchObject({ theme: start.theme, reviewAnswers: false, quotas: 1 });

    // A password is taken back by nobody but its field.
    await page.getByRole('radio', { name: 'Limited' }).click();
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('open sesame');
    await page.keyboard.press('Tab');
    await eventually(stored).toMatchObject({ privacy: 'limited' });
    await undo.click();
    await eventually(stored).toMatchObject({ privacy: 'public' });
    await redo.click();
    expect(await password.inputValue()).toBe('open sesame');
    await page.keyboard.press('Control+/');
    await page.getByRole('dialog').getByText(english.undo, { exact: true }).waitFor();
    await page.close();
  });

  it('come back in Bengali as well', async () => {
    const id = await owner.survey(fewKinds, ['en', 'bn']);
    const page = await owner.open(`${id}/settings`, '/bn');
    await page.getByText('ইটের লাল', { exact: true }).click();
    await eventually(async () => (await owner.stored(id)).theme).toBe('brick');
    await page.keyboard.press('Control+z');
    await eventually(async () => (await owner.stored(id)).theme).toBe('marigold');
    await page.getByRole('status').getByText(bengali.undone).waitFor();
    await page.getByRole('button', { name: bengali.redo, exact: true }).click();
    await eventually(async () => (await owner.stored(id)).theme).toBe('brick');
    await page.close();
  });

  it('keep what is fixed since somebody published elsewhere, say so, and save the rest', async () => {
    const id = await owner.survey(fewKinds);
    const two = await owner.open(`${id}/settings`);
    const perDevice = two.getByRole('radio', { name: 'Once per device' });
    await perDevice.click();
    await allSaved(two);
    const one = await owner.open(`${id}/settings`);
    await one.getByRole('button', { name: 'Publish', exact: true }).click();
    await one.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await eventually(async () => (await owner.stored(id)).status).toBe('processing');

    await two.keyboard.press('Control+z');
    await two.getByText('Brick', { exact: true }).click();
    await two
      .getByText('Not changed, for the survey is taking responses by now: How often a person can answer')
      .waitFor();
    await allSaved(two);
    expect(await owner.stored(id)).toMatchObject({ onePer: 'device', theme: 'brick' });
    expect(await perDevice.isChecked()).toBe(true);
    expect(await perDevice.isDisabled()).toBe(true);
    // The way back leads past what is fixed.
    await two.keyboard.press('Control+z');
    await eventually(async () => (await owner.stored(id)).theme).toBe('marigold');
    expect(await owner.stored(id)).toMatchObject({ onePer: 'device' });
    await one.close();
    await two.close();
  });

  it('show both sides when they were saved elsewhere', async () => {
    const id = await owner.survey(fewKinds);
    const [one, two] = [await owner.open(id), await owner.open(id)];
    await one.getByRole('textbox', { name: 'Title of the survey' }).fill('First title');
    await allSaved(one);
    await two.getByRole('link', { name: 'Settings' }).click();
    await two.getByRole('textbox', { name: 'Response limit' }).fill('50');
    await two.keyboard.press('Tab');
    const choice = two.getByRole('dialog', { name: 'These settings were changed elsewhere' });
    await choice.getByText('Response limit').waitFor();
    await checkAccessibility(two);
    await choice.getByRole('button', { name: 'Keep my version' }).click();
    await allSaved(two);
    expect(await owner.stored(id)).toMatchObject({ responseLimit: 50, title: { en: 'First title' } });
    expect(await two.getByRole('textbox', { name: 'Title of the survey' }).inputValue()).toBe('First title');
    // The way back leads to what was changed here, and not behind what was changed there.
    await two.keyboard.press('Control+z');
    await eventually(async () => (await owner.stored(id)).responseLimit).toBeNull();
    expect(await owner.stored(id)).toMatchObject({ title: { en: 'First title' } });
    await one.close();
    await two.close();
  });
});
