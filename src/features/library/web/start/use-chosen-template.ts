import { useEffect, useState } from 'react';
import { projectPaths } from '#features/projects/paths.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { forgetCookie } from '#kit/web/cookies.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { createSurveyWithQuestion, TEMPLATE_COOKIE } from '../../contract.ts';

/**
 * Makes the survey of the template that was chosen before signing in, once, when the dashboard opens, and goes to it.
 * Made or not, the choice is forgotten. True until then.
 */
export function useChosenTemplate(templateId: string | undefined): boolean {
  const navigate = useLocaleNavigate();
  const [chosen, setChosen] = useState(templateId);

  useEffect(() => {
    if (!chosen) return;
    void createSurvey(chosen).then((id) => {
      forgetCookie(TEMPLATE_COOKIE);
      setChosen(undefined);
      if (id) navigate(projectPaths.build({ _id: id, kind: 'survey', mode: null }));
    });
  }, [chosen, navigate]);

  return chosen !== undefined;
}

async function createSurvey(templateId: string): Promise<string | undefined> {
  const survey = await call(createSurveyWithQuestion, { body: { template_id: templateId } }).catch(() => undefined);
  return survey?._id;
}
