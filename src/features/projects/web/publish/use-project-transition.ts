import { useQueryClient } from '@tanstack/react-query';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { findProjects } from '../../contract/list.ts';
import type { publishProject } from '../../contract/publishing.ts';
import { findVersions } from '../../contract/versions.ts';
import { surveyQuery } from '../queries.ts';

/** Closing and reopening are of the same type. */
type Transition = typeof publishProject;

/** Publishing, closing or reopening a project: what the server answers is what every part of the screen shows next. */
export function useProjectTransition(transition: Transition) {
  const client = useQueryClient();
  return useCallMutation(transition, {
    onSuccess: (project) => {
      client.setQueryData(surveyQuery(project._id).queryKey, project);
      void client.invalidateQueries({ queryKey: callKey(findVersions) });
      return client.invalidateQueries({ queryKey: callKey(findProjects) });
    },
  });
}
