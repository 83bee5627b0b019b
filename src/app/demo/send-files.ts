import type { Answers } from '#domain/answers/answer.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { fileName } from '#domain/questionnaire/kinds/files/file-id.ts';
import { uploadsOf } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { addPiece, createFile } from '#features/taking-part/contract/files.ts';
import type { DemoCall, DemoVisit } from './demo-caller.ts';

/** One colour: of the demonstration's pictures only the names are made up. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABACAMAAADS6oI8AAAAA1BMVEX1pST7BiCcAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAHUlEQVRYw+3BMQEAAADCoPVP7W0HoAAAAAAAAN4AGEAAAVgzK50AAAAASUVORK5CYII=',
  'base64',
);

/** Uploads the files that somebody's answers name, as their browser would, and gives the answers with the real ids. */
export async function sendFiles(
  call: DemoCall,
  ref: string,
  { questionnaire, answers }: { questionnaire: Questionnaire; answers: Answers },
  visit: DemoVisit,
): Promise<Answers> {
  const given = { ...answers };
  for (const question of questionsOf(questionnaire)) {
    const imagined = answers[question.id];
    if (!uploadsOf(question) || !Array.isArray(imagined)) continue;
    given[question.id] = await Promise.all(imagined.map((id) => sendFile(call, ref, question.id, fileName(id), visit)));
  }
  return given;
}

async function sendFile(
  call: DemoCall,
  ref: string,
  question: string,
  name: string,
  visit: DemoVisit,
): Promise<string> {
  const params = { id: ref };
  const { _id } = await call(createFile, { params, body: { question, name, size: PICTURE.length } }, visit);
  await call(addPiece, { params: { ...params, file: _id }, query: { offset: 0 }, body: PICTURE }, visit);
  return _id;
}
