import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import type { DemoCall } from './demo-caller.ts';
import type { DemoRespondent } from './draw-respondents.ts';
import { sendFiles } from './send-files.ts';

/** Takes part as the browsers of these people did, one after the other. */
export async function playRespondents(
  call: DemoCall,
  projectId: string,
  questionnaire: Questionnaire,
  respondents: readonly DemoRespondent[],
): Promise<void> {
  for (const { locale, hiddenValues, startedAt, endedAt, finished, answers } of respondents) {
    const started = { locale, now: startedAt };
    const { _id: id } = await call(
      startRespondent,
      { params: { id: projectId }, body: { locale, hiddenValues } },
      started,
    );
    const given = await sendFiles(call, id, { questionnaire, answers }, started);
    await call(
      finished ? completeRespondent : saveAnswers,
      { params: { id }, body: { answers: given } },
      { locale, now: endedAt },
    );
  }
}
