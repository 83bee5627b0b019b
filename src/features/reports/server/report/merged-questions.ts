import { asc, eq } from 'drizzle-orm';
import { nameTexts } from '#domain/questionnaire/piping/name-texts.ts';
import type { HiddenValue } from '#domain/questionnaire/schema.ts';
import { keyedQuestionnaireOf, keyedQuestionnairesOf } from '#features/projects/public.ts';
import { versions } from '#features/projects/server/tables.ts';
import { remarkedVersions } from '#features/responses/public.ts';
import { byteCache, jsonBytes } from '#kit/server/byte-cache.ts';
import type { Db } from '#kit/server/database/db.ts';
import { type MergedItem, MergedItems } from './merge-items.ts';
import { type MergedValue, MergedValues } from './merge-values.ts';
import { type MergedQuestion, mergeVersions, type Version } from './merge-versions.ts';

interface Merged {
  questions: readonly MergedQuestion[];
  /** As the newest version that names each has it. */
  hiddenValues: readonly HiddenValue[];
  values: readonly MergedValue[];
  /** Questions as they are marked. */
  items: readonly MergedItem[];
}

/** Versions read at once: 8 MB of the largest. */
const AT_ONCE = 16;

/** By project, its versions, which never change, and what marks them. */
const known = byteCache<Merged>('mergedVersions', bytesOf);

/** The published versions of a project, ascending, and what all of them ask, merged once by this process. */
export async function mergedQuestions(db: Db, projectId: string): Promise<Merged & { versions: number[] }> {
  const rows = await db
    .select({ number: versions.number })
    .from(versions)
    .where(eq(versions.projectId, projectId))
    .orderBy(asc(versions.number));
  const numbers = rows.map(({ number }) => number);
  const remarked = await remarkedVersions(db, projectId);
  const ways = remarked.map(({ version, markedBy }) => `${version}>${markedBy}`);
  const key = `${projectId} ${[...numbers, ...ways].join(' ')}`;
  const cached = known.get(key);
  if (cached) return { versions: numbers, ...cached };
  const hiddenValues = new Map<string, HiddenValue>();
  const noted = { values: new MergedValues(), items: new MergedItems() };
  const questions = await mergeVersions(noting(hiddenValues, noted, newestFirst(db, projectId, numbers)));
  const { values, items } = noted;
  for (const way of remarked) {
    items.add({ number: way.version, questionnaire: await keyedQuestionnaireOf(db, projectId, way) });
  }
  const merged: Merged = {
    ...{ questions, hiddenValues: [...hiddenValues.values()] },
    ...{ values: values.all, items: items.all },
  };
  known.set(key, merged);
  return { versions: numbers, ...merged };
}

/** The same versions, while what links may bring along to them is noted, what is reckoned, and what is marked. */
async function* noting(
  found: Map<string, HiddenValue>,
  { values, items }: { values: MergedValues; items: MergedItems },
  versionsOf: AsyncIterable<Version>,
): AsyncGenerator<Version> {
  for await (const version of versionsOf) {
    values.add(version);
    items.add(version);
    for (const value of version.questionnaire.hiddenValues ?? []) if (!found.has(value.id)) found.set(value.id, value);
    yield version;
  }
}

/** From the newest on, so many at a time: what all of them have in common is held once. */
async function* newestFirst(db: Db, projectId: string, numbers: readonly number[]): AsyncGenerator<Version> {
  for (let end = numbers.length; end > 0; end -= AT_ONCE) {
    const some = numbers.slice(Math.max(0, end - AT_ONCE), end).reverse();
    const questionnaires = await keyedQuestionnairesOf(db, projectId, some);
    for (const number of some) {
      const questionnaire = questionnaires.get(number);
      if (questionnaire) yield { number, questionnaire: nameTexts(questionnaire) };
    }
  }
}

function bytesOf({ questions, hiddenValues, values, items }: Merged): number {
  return jsonBytes([
    hiddenValues,
    values,
    items,
    ...questions.map(({ options, rows, ...question }) => [question, [...options], [...rows]]),
  ]);
}
