import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSurvey } from '#features/projects/contract/project.ts';
import { getRetention } from '#features/projects/contract/retention.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey, callQuery } from '#kit/web/calls/queries.ts';
import { findConsents } from '../contract/consents.ts';
import { findFiles } from '../contract/files.ts';
import { findGrades } from '../contract/grades.ts';
import { findUnmarked } from '../contract/hand-marks.ts';
import { findStandings } from '../contract/leaderboard.ts';
import { getNarrowedReport } from '../contract/narrowed-report.ts';
import type { Narrowing } from '../contract/narrowing.ts';
import { getReport } from '../contract/report.ts';
import { findResponseSources, findResponses, getResponse } from '../contract/responses.ts';
import { findTextAnswers } from '../contract/text-answers.ts';
import { searchOn } from './search-on.ts';

/** How long figures on an open page stay before they are asked for again; a hidden page asks nothing. */
const LIVE_MS = 5_000;
/** The same of some responses alone, which are counted anew each time. */
const NARROWED_LIVE_MS = 30_000;
const TEXTS_AT_FIRST = 5;
const MORE_TEXTS = 25;
/** Of a question with a key: what people say is seen once many are counted together. */
const KEYED_TEXTS = 100;

/** Kept up to date while it is looked at; what could not be read at all is not asked for again and again. */
export function reportQuery(id: string) {
  return queryOptions({
    ...callQuery(getReport, { params: { id } }),
    refetchInterval: ({ state }) => (state.error && !state.data ? false : LIVE_MS),
  });
}

/** As `reportQuery`, of some responses alone; too many to count are not asked for again. */
export function narrowedReportQuery(id: string, narrowing: Narrowing) {
  return queryOptions({
    ...callQuery(getNarrowedReport, { params: { id }, query: narrowing }),
    refetchInterval: ({ state }) => (state.error ? false : NARROWED_LIVE_MS),
  });
}

/** Under a key of its own: an editor must never start from what a report read some time ago. */
export function reportedSurveyQuery(id: string) {
  return queryOptions({ ...callQuery(getSurvey, { params: { id } }), queryKey: ['reportedSurvey', id] });
}

/** A page of those who took a quiz under their account. */
export function gradesQuery(id: string, query: Record<string, string>) {
  return queryOptions({ ...callQuery(findGrades, { params: { id }, query }), placeholderData: keepPreviousData });
}

/** A page of the leaderboard of a quiz. */
export function standingsQuery(id: string, query: Record<string, string>) {
  return queryOptions({ ...callQuery(findStandings, { params: { id }, query }), placeholderData: keepPreviousData });
}

/** How many answers wait to be marked, and how far each question is. */
export function waitingQuery(id: string) {
  return callQuery(findUnmarked, { params: { id }, query: { limit: 1 } });
}

/** Answers to one question that wait to be marked. */
export function unmarkedQuery(id: string, question: string) {
  return callQuery(findUnmarked, { params: { id }, query: { question } });
}

/** Which answers of the own project go next. */
export function goingQuery(id: string) {
  return callQuery(getRetention, { params: { id }, query: {} });
}

/** A page of the responses as the address of the list asks for it; new ones wait until they are asked for. */
export function responsesQuery(id: string, asked: Record<string, string>, { searching }: { searching: boolean }) {
  const query = { ...asked, with: 'words' as const };
  return queryOptions({
    queryKey: callKey(findResponses, { params: { id }, query }),
    queryFn: () =>
      searchOn((cursor) => call(findResponses, { params: { id }, query: { ...query, ...cursor } }), {
        searching,
      }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}

/** Where respondents came from, to choose from. */
export function responseSourcesQuery(id: string) {
  return callQuery(findResponseSources, { params: { id } });
}

export function responseQuery(id: string, responseId: string) {
  return callQuery(getResponse, { params: { id, responseId } });
}

/** What people were asked to agree to; another version may have been published meanwhile. */
export function consentsQuery(id: string) {
  return callQuery(findConsents, { params: { id } });
}

/** Files that answer one question, as text answers are listed. */
export function filesQuery(id: string, questionId: string, narrowing: Narrowing) {
  return infiniteQueryOptions({
    queryKey: [...callKey(findFiles), id, questionId, narrowing],
    queryFn: ({ pageParam }) => {
      const query = {
        ...narrowing,
        limit: pageParam ? MORE_TEXTS : TEXTS_AT_FIRST,
        ...(pageParam && { cursor: pageParam }),
      };
      return call(findFiles, { params: { id, questionId }, query });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: false,
  });
}

interface TextsAsked extends Narrowing {
  q: string;
}

/** Text answers to one question, a few at first and more when they are asked for; where it has a key, many at once. */
export function textAnswersQuery(id: string, questionId: string, asked: TextsAsked, { isKeyed = false } = {}) {
  const [first, more] = isKeyed ? [KEYED_TEXTS, KEYED_TEXTS] : [TEXTS_AT_FIRST, MORE_TEXTS];
  return infiniteQueryOptions({
    queryKey: [...callKey(findTextAnswers), id, questionId, asked, isKeyed],
    queryFn: ({ pageParam }) => {
      const query = {
        ...asked,
        limit: pageParam ? more : first,
        ...(pageParam && { cursor: pageParam }),
      };
      return searchOn(
        (cursor) => call(findTextAnswers, { params: { id, questionId }, query: { ...query, ...cursor } }),
        { searching: Object.values(asked).some((value) => value !== '') },
      );
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}
