import { useState } from 'react';
import type { Project } from '../contract/project.ts';

/** When a project opens that is published and takes no answers yet; null for all others. */
export function useOpensLater(): (project: Pick<Project, 'status' | 'opensAt'>) => string | null {
  const [now] = useState(Date.now);
  return ({ status, opensAt }) =>
    status === 'processing' && opensAt !== null && Date.parse(opensAt) > now ? opensAt : null;
}
