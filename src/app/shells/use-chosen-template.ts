import { useEffect, useState } from 'react';
import { createSurveyWithQuestion, TEMPLATE_COOKIE } from '#features/library/contract.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';

export const PLAN_COOKIE = 'plan_selected_id';

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
      if (id) navigate(projectPaths.survey(id));
    });
  }, [chosen, navigate]);

  return chosen !== undefined;
}

async function createSurvey(templateId: string): Promise<string | undefined> {
  const survey = await call(createSurveyWithQuestion, { body: { template_id: templateId } }).catch(() => undefined);
  return survey?._id;
}

function forgetCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere.
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
}
