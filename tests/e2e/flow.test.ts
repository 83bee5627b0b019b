import { expect, it } from 'vitest';
import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { flow as bengali } from '#messages/bn/flow.ts';
import { flow as english } from '#messages/en/flow.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { allSaved, newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();
const owner = await newOwner(browser, product);

const every = { help: {}, required: true } as const;
const both = (en: string, bn: string) => ({ en, bn });
const bus: Condition = { op: 'chose', question: 'way', options: ['bus'] };

const commute: Questionnaire = {
  sections: [
    {
      id: 's1',
      title: both('Getting to work', 'কাজে যাওয়া'),
      intro: {},
      questions: [
        {
          ...{ ...every, id: 'way', kind: 'single_choice', title: both('How do you come?', 'কীভাবে আসেন?') },
          options: [
            { id: 'bus', label: both('Bus', 'বাস') },
            { id: 'foot', label: both('On foot', 'হেঁটে') },
            { id: 'home', label: both('Not at all', 'আসি না') },
          ],
          jumps: [{ if: { op: 'chose', question: 'way', options: ['home'] }, to: 'sorry' }],
        },
        {
          ...every,
          id: 'fare',
          kind: 'number',
          decimals: 0,
          unit: {},
          title: both('What is the fare?', 'ভাড়া কত?'),
          showIf: bus,
        },
      ],
    },
    {
      id: 's2',
      title: both('In the end', 'শেষে'),
      intro: {},
      questions: [
        {
          ...{ ...every, id: 'never', kind: 'short_text', title: both('Why both?', 'দুটোই কেন?') },
          showIf: { op: 'and', of: [bus, { op: 'chose', question: 'way', options: ['foot'] }] },
        },
        { ...every, id: 'like', kind: 'rating', steps: 5, title: both('Do you like it?', 'কেমন লাগে?') },
      ],
    },
  ],
  closings: [{ id: 'sorry', title: both('Not for you', 'আপনার জন্য নয়'), text: {}, screensOut: true }],
};

it('the flow is drawn, followed by keys, tried by made-up respondents, and leads to where it is edited', async () => {
  const id = await owner.survey(commute, ['en', 'bn']);
  const page = await owner.open(id);
  await page.getByRole('toolbar').getByRole('link', { name: 'Flow' }).click();
  const drawing = page.getByRole('region', { name: english.drawn });
  const way = drawing.getByRole('button', { name: /^Question 1: How do you come\?/ });
  await way.waitFor();
  await checkAccessibility(page);

  await way.focus();
  await page.keyboard.press('ArrowDown');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  expect(await focused()).toMatch(/^Closing 1: Not for you/);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toMatch(/^Only if/);

  await page.getByRole('button', { name: 'Try it 1,000 times' }).click();
  await page.getByText('Done. 1,000 made-up respondents went through.').waitFor();
  const missed = page.getByRole('button', { name: /^Question 3: Why both\?/ }).last();
  expect(await missed.textContent()).toContain('Not reached in 1,020 tries');
  await drawing.getByRole('button', { name: /^Question 3: Why both\?\. Not reached in 1,000 tries/ }).waitFor();
  // What lies under the bar is no place to press.
  await page.evaluate(() => window.scrollTo(0, 0));
  await checkAccessibility(page);

  await page.getByText(english.list, { exact: true }).click();
  const list = page.getByRole('list', { name: english.drawn });
  await list
    .getByRole('button', { name: /Question 2: What is the fare/ })
    .first()
    .waitFor();
  await checkAccessibility(page);
  await checkFits(page);
  await list.getByRole('button', { name: 'What comes after “Question 2: What is the fare?”' }).click();
  await page.getByRole('group', { name: 'After this question' }).waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('fare-jumps');
});

it('a phone shows all of it in Bengali', async () => {
  const id = await owner.survey(commute, ['en', 'bn']);
  const page = await owner.open(id, '/bn');
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(`${page.url()}/flow`);
  await page
    .getByRole('button', { name: /^প্রশ্ন ১:/ })
    .first()
    .waitFor();
  // Nothing has been scrolled yet: what is drawn begins within its frame.
  const first = page.getByRole('region', { name: bengali.drawn }).getByRole('button', { name: /^প্রশ্ন ১:/ });
  await eventually(() =>
    first.evaluate((node) => {
      const box = node.querySelector('rect')?.getBoundingClientRect();
      const frame = node.closest('svg')?.parentElement?.getBoundingClientRect();
      if (!box || !frame) return false;
      return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
    }),
  ).toBe(true);
  await page.getByRole('button', { name: '১,০০০ বার পরখ করুন' }).click();
  await page.getByRole('button', { name: bengali.again }).waitFor();
  await checkFits(page);
  await checkAccessibility(page);
  await page
    .getByRole('button', { name: /দুটোই কেন/ })
    .last()
    .click();
  await page.locator('[id="never-title-bn"]').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/bn/dashboard/survey/${id}`);
});

it('branches are drawn by their options and led elsewhere, by mouse and by keyboard', async () => {
  const id = await owner.survey(commute, ['en', 'bn']);
  const page = await owner.open(id);
  await page.goto(`${page.url()}/flow`);
  const drawing = page.getByRole('region', { name: english.drawn });
  const way = drawing.getByRole('button', { name: /^Question 1: How do you come\?/ });
  await drawing.getByRole('button', { name: 'Not at all: to Closing 1: Not for you', exact: true }).waitFor();
  await drawing.getByRole('button', { name: /^Bus or On foot: to Question 2/ }).waitFor();

  await way.click();
  const panel = page.getByRole('region', { name: /^Where it leads: Question 1/ });
  await panel.getByLabel('On foot').selectOption('Closing 1: Not for you');
  await drawing
    .getByRole('button', { name: 'On foot or Not at all: to Closing 1: Not for you', exact: true })
    .waitFor();
  await checkAccessibility(page);
  await checkFits(page);
  await allSaved(page);
  const jumpsOf = async () => (await owner.stored(id)).questionnaire.sections[0]?.questions[0]?.jumps;
  expect(await jumpsOf()).toEqual([{ if: { op: 'chose', question: 'way', options: ['foot', 'home'] }, to: 'sorry' }]);
  await page.keyboard.press('Control+z');
  await drawing.getByRole('button', { name: 'Not at all: to Closing 1: Not for you', exact: true }).waitFor();

  // By keyboard alone: out of the panel, to a question that everybody leaves alike, and back to the drawing.
  await page.keyboard.press('Escape');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  expect(await focused()).toMatch(/^Question 1/);
  await drawing.getByRole('button', { name: /^Question 2: What is the fare/ }).focus();
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('branch-fare-else');
  await page.keyboard.press('End');
  await drawing.getByRole('button', { name: /^Question 2: What is the fare.*To the end/ }).waitFor();
  await page.keyboard.press('Escape');
  expect(await focused()).toMatch(/^Question 2/);

  // The list says and does the same, on a phone and in Bengali too.
  await allSaved(page);
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(page.url().replace('/dashboard', '/bn/dashboard'));
  await page.getByText(bengali.list, { exact: true }).click();
  await page.getByRole('button', { name: /^কোথায় নিয়ে যায়: প্রশ্ন ১/ }).click();
  await page.getByLabel('বাস', { exact: true }).selectOption('শেষে');
  await page.getByText('বাস: এরপর', { exact: false }).first().waitFor();
  await checkAccessibility(page);
  await checkFits(page);
});

it('says what is shuffled, taken over and drawn at random', async () => {
  const [first, second] = commute.sections;
  if (!first || !second) throw new Error('There are two sections');
  const carrying = {
    ...{ ...every, id: 'again', kind: 'single_choice' as const, title: both('And back?', 'ফেরার পথে?') },
    ...{ options: [], carried: { from: 'way', which: 'chosen' as const }, shuffle: true },
    showIf: { op: 'is' as const, fact: 'group', values: ['one'] },
  };
  const sections = [first, { ...second, shuffled: true, draw: 2, questions: [...second.questions, carrying] }];
  const hiddenValues = [{ id: 'group', label: {}, drawnFrom: ['one', 'two'] }];
  const id = await owner.survey({ ...commute, sections, hiddenValues }, ['en', 'bn']);
  const page = await owner.open(id);
  await page.goto(`${page.url()}/flow`);
  const drawing = page.getByRole('region', { name: english.drawn });
  await drawing
    .getByRole('button', { name: /^Question 5: And back\?\. 2 of 3 are drawn\. Options taken over\. Shuffled options/ })
    .waitFor();
  await drawing.getByRole('button', { name: /^Only if group is one\. Drawn at random/ }).waitFor();
  // Once, for all that are in it.
  await drawing.getByText(`2 of 3 are drawn · ${english.badge.shuffledSection}`, { exact: true }).waitFor();
  await checkAccessibility(page);
});

it('questions in a row are one in a large drawing, until they are opened', async () => {
  const row = Array.from({ length: 9 }, (_, at) => ({
    ...{ ...every, kind: 'rating' as const, steps: 5 as const },
    ...{ id: `row${at}`, title: both(`How was day ${at + 1}?`, `দিন ${at + 1} কেমন ছিল?`) },
  }));
  const days = { id: 's3', title: both('Day by day', 'দিনে দিনে'), intro: {}, questions: row };
  const id = await owner.survey({ ...commute, sections: [...commute.sections, days] });
  const page = await owner.open(id);
  await page.goto(`${page.url()}/flow`);
  const drawing = page.getByRole('region', { name: english.drawn });
  const run = drawing.getByRole('button', { name: 'Questions 5 to 13. To Closing text', exact: true });
  await run.waitFor();
  await checkAccessibility(page);
  await run.press('Enter');
  await run.waitFor({ state: 'detached' });
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')).toMatch(
    /^Question 5: How was day 1/,
  );
  await drawing.getByRole('button', { name: english.fold }).click();
  await run.waitFor();
});

it('a question is added after another and a jump removed, where one sees them', async () => {
  const [first, second] = commute.sections;
  const [way, fare] = first?.questions ?? [];
  if (!first || !second || !way || !fare) throw new Error('There are two sections');
  const jumps = [{ if: { op: 'number_between' as const, question: 'fare', min: 100 }, to: 'sorry' }];
  const sections = [{ ...first, questions: [way, { ...fare, jumps }] }, second];
  const id = await owner.survey({ ...commute, sections }, ['en', 'bn']);
  const page = await owner.open(id);
  await page.goto(`${page.url()}/flow`);
  const drawing = page.getByRole('region', { name: english.drawn });
  await drawing.getByRole('button', { name: /^To closing 1 if question 2 is at least 100/ }).press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('branch-fare-0');
  const panel = page.getByRole('region', { name: /^Where it leads: Question 2/ });
  await panel.getByRole('button', { name: 'Remove this jump: question 2 is at least 100' }).click();
  await drawing.getByRole('button', { name: /^To closing 1 if question 2/ }).waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('option', { name: 'Rating' }).first().click();
  await page.waitForURL((url) => url.pathname === `/dashboard/survey/${id}`);
  await allSaved(page);
  const kinds = (await owner.stored(id)).questionnaire.sections[0]?.questions.map(({ kind }) => kind);
  expect(kinds).toEqual(['single_choice', 'number', 'rating']);
});

it('a jump that looks at more than one option is listed with its sentence, led elsewhere and removed', async () => {
  const [first, second] = commute.sections;
  const [way, fare] = first?.questions ?? [];
  if (!first || !second || !way || !fare) throw new Error('There are two sections');
  const { jumps: [toClosing] = [] } = way;
  const isOther = {
    op: 'and' as const,
    of: [
      { op: 'answered' as const, question: 'way' },
      { op: 'not' as const, of: bus },
    ],
  };
  const jumps = [...(toClosing ? [toClosing] : []), { if: isOther, to: 'like' }];
  const id = await owner.survey({ ...commute, sections: [{ ...first, questions: [{ ...way, jumps }, fare] }, second] });
  const page = await owner.open(id);
  await page.goto(`${page.url()}/flow`);
  const drawing = page.getByRole('region', { name: english.drawn });
  await drawing.getByRole('button', { name: /^Question 1: How do you come\?/ }).click();
  const panel = page.getByRole('region', { name: /^Where it leads: Question 1/ });
  const target = panel.getByLabel(/^If question 1 is answered.* and .*Bus/);
  expect(await target.inputValue()).toBe('like');
  expect(await panel.getByLabel('On foot').inputValue()).toBe('like');
  await checkAccessibility(page);
  await target.selectOption('sorry');
  const jumpsOf = async () => (await owner.stored(id)).questionnaire.sections[0]?.questions[0]?.jumps;
  await eventually(jumpsOf).toEqual([toClosing, { if: isOther, to: 'sorry' }]);
  await panel.getByRole('button', { name: /^Remove this jump/ }).click();
  await eventually(jumpsOf).toEqual([toClosing]);
});
