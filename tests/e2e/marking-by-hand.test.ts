// Two who mark the same answers: whoever is second is told, and says which of both stands.
import { it } from 'vitest';
import { setQuestionMarking } from '#domain/quiz/edit-marking.ts';
import { RIGHT, sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { login } from '#features/identity/contract/sessions.ts';
import { findUnmarked, markByHand } from '#features/reports/contract/hand-marks.ts';
import { getResponse } from '#features/reports/contract/responses.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { PASSWORD } from './support/account-forms.ts';
import { eventually } from './support/eventually.ts';
import { checkFits } from './support/fits.ts';
import { newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();

it('tells who marked an answer meanwhile, and takes theirs or saves one’s own', async () => {
  const owner = await newOwner(browser, product);
  const questionnaire = setQuestionMarking(sampleQuiz, 'remarks', { points: 4, key: { by: 'hand' } });
  const id = await owner.start('quiz', { en: 'Essays', bn: 'রচনা' }, {}, questionnaire);
  await owner.publish(id);
  for (const remarks of ['The first essay', 'The second essay']) {
    const answers = { ...RIGHT, remarks } as never;
    await product.api()(startRespondent, { params: { id }, body: { answers, complete: true } });
  }
  const { accessToken } = await product.api()(login, { body: { identifier: owner.mobile, password: PASSWORD } });
  const elsewhere = product.api(accessToken);
  const { items } = await elsewhere(findUnmarked, { params: { id } });
  const [one, two] = items.map(({ responseId }) => ({ id, responseId, questionId: 'remarks' }));
  if (!one || !two) throw new Error('Two essays should wait.');

  const page = await owner.context.newPage();
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${product.url}/dashboard/quiz/${id}/response-reports?tab=to-mark`);
  const essay = (words: string) => page.locator('[data-unmarked]').filter({ hasText: words });
  const give = async (words: string, points: string) => {
    await essay(words).getByLabel('Marks, of 4').fill(points);
    await essay(words).getByRole('button', { name: 'Save and next' }).click();
  };
  await essay('The first essay').waitFor();
  await elsewhere(markByHand, { params: one, body: { earned: 3, feedback: 'Well put', revision: 0 } });
  await give('The first essay', '1');
  await page.getByText('Owner Example marked this answer in the meantime').waitFor();
  await page.getByText('Saved: Well put').waitFor();
  await checkAccessibility(page);
  await checkFits(page);
  await page.getByRole('button', { name: 'Use the saved version' }).click();
  await page.getByText('Marked: 3').waitFor();

  await elsewhere(markByHand, { params: two, body: { earned: 2, revision: 0 } });
  await give('The second essay', '4');
  await page.getByText('Owner Example marked this answer in the meantime').waitFor();
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await essay('The second essay').getByRole('button', { name: 'Save and next' }).click();
  await page.getByText('Everything is marked').waitFor();
  const given = async ({ responseId }: { responseId: string }) => {
    const { questions } = await elsewhere(getResponse, { params: { id, responseId } });
    const { mark, byHand } = questions.at(-1) ?? {};
    return { earned: mark?.earned, feedback: byHand?.feedback, revision: byHand?.revision };
  };
  await eventually(() => given(one)).toEqual({ earned: 3, feedback: 'Well put', revision: 1 });
  await eventually(() => given(two)).toEqual({ earned: 4, feedback: '', revision: 2 });
  await owner.context.close();
});
