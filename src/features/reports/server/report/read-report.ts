import { type Tally, tallyKey } from '#domain/answers/counting/tally.ts';
import { isItemCounted } from '#domain/answers/marks/counted-items.ts';
import { wasAsked } from '#domain/answers/summary.ts';
import type { HiddenValue } from '#domain/questionnaire/schema.ts';
import {
  type CutOff,
  lastRemarking,
  type Remarking,
  readTally,
  type TallyToCutOff,
} from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { MergedItem } from './merge-items.ts';
import type { MergedValue } from './merge-values.ts';
import type { MergedQuestion } from './merge-versions.ts';
import { mergedQuestions } from './merged-questions.ts';

export interface ReportSource {
  tally: Tally;
  /** Up to where the tally goes. */
  cutOff: CutOff | undefined;
  /** Published versions, ascending. */
  versions: number[];
  /**
   * What a report shows, in this order. Those no longer asked, or no longer in that way, only if somebody was.
   */
  questions: MergedQuestion[];
  /** What links may bring along, in any version. */
  hiddenValues: readonly HiddenValue[];
  /** What is reckoned; in an older way only if somebody completed while it was. */
  values: MergedValue[];
  /** Questions as they are marked; in an older way only if somebody was marked so. */
  items: MergedItem[];
  /** What the last change of the key did to earlier responses. */
  remarking: Remarking | undefined;
}

/** What chart, table and export all start from. */
export async function readReport(db: Db, projectId: string): Promise<ReportSource> {
  return reportOn(db, projectId, await readTally(db, projectId));
}

/** The same of what some responses add up to. */
export async function reportOn(db: Db, projectId: string, { tally, cutOff }: TallyToCutOff): Promise<ReportSource> {
  // Read after the tally: a version that somebody answered is then among them.
  const { versions, questions, hiddenValues, values, items } = await mergedQuestions(db, projectId);
  const shown = questions.filter(({ question, retired }) => !retired || wasAsked(tally.get(tallyKey(question))));
  const reckoned = values.filter(({ key, retired }) => !retired || wasAsked(tally.get(key)));
  const marked = items.filter(({ key, retired }) => !retired || isItemCounted(tally, key));
  const remarking = items.length > 0 ? await lastRemarking(db, projectId) : undefined;
  return { tally, cutOff, versions, questions: shown, hiddenValues, values: reckoned, items: marked, remarking };
}
