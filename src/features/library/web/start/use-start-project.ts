import { ofType, type ProjectType } from '#features/projects/contract/kinds.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { createSurveyWithQuestion } from '../../contract.ts';

export const BLANK = 'blank';

/**
 * Makes a project of a type at once, from what that begins with or from a template, and goes to where it is built,
 * beginning with its title.
 */
export function useStartProject(type: ProjectType) {
  const t = useText();
  const { kind, mode } = ofType(type);
  const locale = useLocale();
  const navigate = useLocaleNavigate();
  const messageOf = useErrorMessage();
  const following = {
    onSuccess: ({ _id }: { _id: string }) =>
      navigate(projectPaths.build({ _id, kind, mode }), { state: { made: true } }),
    onError: (error: Error) => showToast('error', messageOf(error)),
  };
  const empty = useCallMutation(createProject, following);
  const filled = useCallMutation(createSurveyWithQuestion, following);
  const isStarting = [empty, filled].some(({ isPending, isSuccess }) => isPending || isSuccess);

  return {
    isStarting,
    /** The one it begins with, until it is there. */
    started: isStarting ? (filled.variables?.body.template_id ?? BLANK) : undefined,
    start(beginning: string): void {
      if (beginning === BLANK) {
        const title = { [locale]: t(`projects:untitledOf.${type}`) };
        empty.mutate({ body: { kind, mode: mode ?? undefined, languages: [locale], title } });
      } else filled.mutate({ body: { template_id: beginning, mode: mode ?? undefined } });
    },
  };
}
