// Every byte of the pages that those who take a quiz are sent, searched for what its key says: every kind that can be
// keyed, by the rules on what is shown. What calls are answered: `tests/key-secrecy.test.ts`.
import { expect, it } from 'vitest';
import { REVEALED, type Reveal, type Revealed } from '#domain/quiz/reveal.ts';
import { POINTS_OF_EACH, sampleKeys, sampleOfKeys } from '#domain/quiz/sample-keys.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { closeProject, publishProject } from '#features/projects/contract/publishing.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { ALL_WRONG, tellsNoKey } from '../support/key-secrets.ts';
import { newOwner } from './support/owner.ts';
import { openStage } from './support/stage.ts';

const { product, browser } = await openStage();

/** By what a page tells that something is shown; one’s own answer stands in its field anyway. */
const SIGNS: Record<Exclude<Revealed, 'attempt'>, RegExp> = {
  correctness: /data-outcome="/,
  marks: new RegExp(`/ ${POINTS_OF_EACH}\\b`),
  feedback: /(Remark|Choice) on [a-z]+\./,
  key: /Right answer/,
};

function shows(html: string, what: Revealed | undefined): void {
  for (const [one, sign] of Object.entries(SIGNS)) expect(sign.test(html), one).toBe(one === what);
}

const page = async (path: string) => await (await fetch(`${product.url}${path}`)).text();

async function quizOf(when: keyof Reveal, what: Revealed | undefined) {
  const owner = await product.asOwner();
  const none: Reveal = { during: [], done: [], open: [], closed: [] };
  const reveal = what ? { ...none, [when]: [what] } : null;
  const settings = { viewType: 'step', allowBack: false, reveal } as const;
  const body = { kind: 'quiz' as const, title: { en: 'Keys' }, questionnaire: sampleOfKeys, settings };
  const { _id: id } = await owner(createProject, { body });
  await owner(publishProject, { params: { id } });
  const visitor = product.api();
  const { _id: ref } = await visitor(startRespondent, { params: { id }, body: {} });
  const params = { id: ref };
  return {
    id,
    ref,
    save: (answers: object) => visitor(saveAnswers, { params, body: { answers: answers as never } }),
    complete: () => visitor(completeRespondent, { params, body: {} }),
    close: () => owner(closeProject, { params: { id } }),
  };
}

it.each([undefined, ...REVEALED])('during a quiz a page shows of what is answered alone: %s', async (what) => {
  const { id, ref, save } = await quizOf('during', what);
  tellsNoKey(await page(takingPartPaths.welcome(id)));
  const told: string[] = [];
  for (const [at, { question, answer }] of sampleKeys.entries()) {
    const asked = await page(takingPartPaths.questions(id, ref, at + 1));
    expect(asked).toContain(`Question ${question.id}`);
    tellsNoKey(asked);
    shows(asked, undefined);
    await save({ [question.id]: answer });
    told.push(question.id);
    if (what === undefined) continue;
    const shown = await page(`${takingPartPaths.questions(id, ref)}?told=${question.id}`);
    tellsNoKey(shown, what === 'key' || what === 'feedback' ? [question.id] : []);
    const isHand = sampleKeys[at]?.key.by === 'hand';
    shows(shown, isHand && (what === 'key' || what === 'marks') ? undefined : what);
  }
});

it.each([undefined, ...REVEALED])('once it is submitted, and once it is closed, a page shows: %s', async (what) => {
  for (const when of ['done', 'closed'] as const) {
    const { id, ref, save, complete, close } = await quizOf(when, what);
    await save(ALL_WRONG);
    await complete();
    const except = what === 'key' || what === 'feedback' ? Object.keys(ALL_WRONG) : [];
    const seen = async (isShown: boolean) => {
      const html = (await page(takingPartPaths.done(ref))) + (await page(takingPartPaths.welcome(id)));
      tellsNoKey(html, isShown ? except : []);
      if (what !== 'marks') shows(html, isShown ? what : undefined);
      tellsNoKey(await page(takingPartPaths.leaderboard(id)));
      tellsNoKey(await page(takingPartPaths.certificate(ref)));
    };
    await seen(when === 'done');
    await close();
    await seen(when === 'closed');
  }
});

it('the preview of its draft has no key', async () => {
  const owner = await newOwner(browser, product);
  const id = await owner.start('quiz', { en: 'Keys' });
  const { questionnaireRevision } = await owner.stored(id);
  await owner.change(id, { questionnaire: sampleOfKeys, questionnaireRevision });
  const tab = await owner.context.newPage();
  for (const step of ['', '?page=questions', '?page=done']) {
    await tab.goto(`${product.url}${takingPartPaths.preview(id)}${step}`);
    tellsNoKey(await tab.content());
  }
  await owner.context.close();
});
