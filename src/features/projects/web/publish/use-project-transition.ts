import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey } from '#kit/web/calls/queries.ts';
import { findProjects, type Project, type publishProject } from '../../contract.ts';
import { surveyQuery } from '../queries.ts';

/** Closing and reopening are of the same type. */
type Transition = typeof publishProject;

/** Publishing, closing or reopening a project: what the server answers is what every part of the screen shows next. */
export function useProjectTransition(transition: Transition, projectId: string) {
  const client = useQueryClient();
  return useMutation<Project, Error, void>({
    mutationFn: () => call(transition, { params: { id: projectId } }),
    onSuccess: (project) => {
      client.setQueryData(surveyQuery(projectId).queryKey, project);
      return client.invalidateQueries({ queryKey: callKey(findProjects) });
    },
  });
}
