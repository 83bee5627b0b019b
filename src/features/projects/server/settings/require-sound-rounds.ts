import { isDeepStrictEqual } from 'node:util';
import type { Finding, FindingKey } from '#domain/questionnaire/finding.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { checkSeries } from '#domain/quiz/series/check-series.ts';
import { sectionsOf } from '#domain/quiz/series/round-questions.ts';
import type { Round, Series } from '#domain/quiz/series/series.ts';
import { AppError, type FieldMessages } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { MessageKey } from '#messages/keys.ts';
import { keyedQuestionnaireOf } from '../questionnaire-of.ts';

/** Where what the checker finds is mended in the setting, and how that is said there. */
const PLACES: Partial<Record<FindingKey, readonly [field: keyof Round, key: MessageKey]>> = {
  roundAsksNothing: ['opensAt', 'roundNeedsDate'],
  roundCountsNothing: ['sections', 'roundCountsNothing'],
  roundNeedsPass: ['openedBy', 'roundNeedsPass'],
  sectionInTwoRounds: ['sections', 'sectionInTwoRounds'],
  jumpLeavesRound: ['sections', 'jumpLeavesRound'],
  namesOtherRound: ['sections', 'namesOtherRound'],
};

/**
 * Rounds hold at once, without publishing: while a quiz takes answers none come to what the checker calls an error of
 * what is published, and none that is new opens before somebody says when. What was wrong before keeps nobody from
 * changing the rest.
 */
export async function requireSoundRounds(
  tx: Db,
  { id, version }: { id: string; version: number | null },
  series: Series | null,
  before: Series | null,
): Promise<void> {
  if (series === null || version === null || isDeepStrictEqual(series, before)) return;
  const published = await keyedQuestionnaireOf(tx, id, { version, markedBy: null });
  const known = before ? errorsIn(before, published) : [];
  const fields: FieldMessages = {};
  for (const [at, round] of series.rounds.entries()) {
    const isNew = before?.rounds.every((other) => other.id !== round.id);
    if (isNew && round.opensAt === null) fields[`series.rounds.${at}.opensAt`] = [{ key: 'roundNeedsDate' }];
  }
  for (const finding of errorsIn(series, published)) {
    if (known.some((other) => isDeepStrictEqual(other, finding))) continue;
    const [place, key] = placeOf(finding, series, published);
    fields[place] ??= [{ key }];
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
}

function errorsIn(series: Series, questionnaire: Questionnaire): Finding[] {
  return checkSeries(series, questionnaire).filter(({ severity }) => severity === 'error');
}

/** What is found of a section is mended in the last round that asks it. */
function placeOf(
  { key, values, sectionId }: Finding,
  series: Series,
  { sections }: Questionnaire,
): [place: string, key: MessageKey] {
  const at = values
    ? Number(values.number) - 1
    : series.rounds.findLastIndex((round) => sectionsOf(sections, series, round).some(({ id }) => id === sectionId));
  const [field, words] = PLACES[key] ?? (['sections', 'invalid'] as const);
  return [`series.rounds.${at}.${field}`, words];
}
