import type { ReactNode } from 'react';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { fillTexts } from '#domain/questionnaire/piping/fill-texts.ts';
import { findPiped } from '#domain/questionnaire/piping/find-piped.ts';
import { allTextsOf } from '#domain/questionnaire/texts/questionnaire-texts.ts';
import { namesBehind } from '#domain/questionnaire/variables/expression.ts';
import type { Localized } from '#domain/text/localized.ts';
import { LiveTexts } from '#ui/plain/piped-texts.ts';
import type { Respondent } from '../open-respondent.ts';
import type { Place } from '../places.ts';

/** What is piped into texts of a page and follows from answers on the same page: by its id. */
export function pipedHere({ asWritten }: Respondent, { questions, page }: Place): ReadonlySet<string> {
  if (!asWritten) return new Set();
  const here = new Set(questions.map(({ id }) => id));
  const parts = new Set([...here, ...page.sections.map(({ section }) => section.id)]);
  const behind = namesBehind(asWritten.variables);
  const isLive = (id: string) => here.has(id) || [...(behind.get(id) ?? [])].some((name) => here.has(name));
  return new Set(
    findPiped(asWritten).flatMap(({ partId, piped }) => (parts.has(partId) && isLive(piped.id) ? [piped.id] : [])),
  );
}

interface LivePipingProps {
  respondent: Respondent;
  piped: ReadonlySet<string>;
  children: ReactNode;
}

/** Texts in it change with the answers that are piped into them. */
export function LivePiping({ respondent, piped, children }: LivePipingProps) {
  if (piped.size === 0) return children;
  return <LiveTexts value={liveTexts(respondent, piped)}>{children}</LiveTexts>;
}

/** Filled with all but what is answered here, by how they read now. */
function liveTexts(respondent: Respondent, piped: ReadonlySet<string>): ReadonlyMap<Localized, Localized> {
  const { asWritten, answers, project } = respondent;
  if (!asWritten) return new Map();
  const live = fillTexts(asWritten, answers, factsOf(respondent), ({ id }) => piped.has(id));
  const written = allTextsOf(live);
  return new Map(allTextsOf(project.questionnaire).map(({ text }, at) => [text, written[at]?.text ?? text]));
}
