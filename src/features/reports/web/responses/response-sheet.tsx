import { useEffect, useRef } from 'react';
import type { Project } from '#features/projects/contract/project.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Report } from '../../contract/report.ts';
import type { ResponseDetail } from '../../contract/responses.ts';
import { DeleteResponse } from './delete-response.tsx';
import { ResponseAnswers } from './response-answers.tsx';
import { ResponseFacts } from './response-facts.tsx';
import { ResponseSteps } from './response-steps.tsx';
import styles from './responses.module.css';
import { type ReadBeside, useNeighbours } from './use-neighbours.ts';

interface ResponseSheetProps {
  response: ResponseDetail;
  beside: ReadBeside;
  survey: Project;
  report: Report;
}

/** Who answered when, and question by question what. */
export function ResponseSheet({ response, beside, survey, report }: ResponseSheetProps) {
  const t = useText();
  const format = useFormat();
  const steps = useNeighbours(response, beside);
  const heading = useRef<HTMLHeadingElement>(null);
  // The address changes in its query alone, so the page itself does not lead the reader here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article className={styles.sheet}>
      <h2 ref={heading} tabIndex={-1}>
        {t('reports:responseFrom', { when: format.shortDateTime(response.completedAt) })}
      </h2>
      <div className={styles.tools} data-print="none">
        <ResponseSteps {...steps} />
        {survey.abilities.update ? <DeleteResponse projectId={survey._id} response={response} steps={steps} /> : null}
      </div>
      <ResponseFacts response={response} report={report} />
      <ResponseAnswers {...response} projectId={survey._id} mayMark={survey.abilities.update} />
    </article>
  );
}
