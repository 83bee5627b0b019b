import type { Project } from '../../contract/project.ts';

/**
 * Whether whoever answers must be known again. Browsers keep cookies from pages within other sites' pages, so there
 * they cannot be.
 */
export function needsCookies({ responseMethod, onePer }: Pick<Project, 'responseMethod' | 'onePer'>): boolean {
  return responseMethod === 'registered' || onePer !== 'nobody';
}
