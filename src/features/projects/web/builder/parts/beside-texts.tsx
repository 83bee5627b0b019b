import { type ReactNode, useMemo, useState } from 'react';
import { isSame } from '#domain/is-same.ts';
import { updateQuestion } from '#domain/questionnaire/editing/edit.ts';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { type BuilderTools, BuilderToolsContext, useBuilderTools } from '../builder-context.ts';

/** A question without its title and its help: the same while somebody writes those. */
export function besideTexts(question: Question): Question {
  return { ...question, title: {}, help: {} };
}

/** As `besideTexts`, kept. */
export function useBesideTexts(question: Question): Question {
  const beside = besideTexts(question);
  const [kept, keep] = useState(beside);
  if (isSame(kept, beside)) return kept;
  keep(beside);
  return beside;
}

/** Around what shows neither title nor help of a question: what is set in it leaves both as they stand. */
export function BesideTexts({ children }: { children: ReactNode }) {
  const tools = useBuilderTools();
  const own = useMemo<BuilderTools>(
    () => ({
      ...tools,
      editQuestion(question, options) {
        tools.edit((current) => {
          const { title, help } = findQuestion(current, question.id) ?? question;
          return updateQuestion(current, { ...question, title, help });
        }, options);
      },
    }),
    [tools],
  );
  return <BuilderToolsContext value={own}>{children}</BuilderToolsContext>;
}
