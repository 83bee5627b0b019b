import { siteLink } from '#kit/web/site-link.ts';
import type { Project } from '../contract/project.ts';
import type { SharedBy } from '../contract/sharing.ts';
import { projectPaths } from '../paths.ts';

/** What is sent to those who are asked, in the first language of the project. */
export function linkTo({ linkCode, languages }: Pick<Project, 'linkCode' | 'languages'>, from?: SharedBy): string {
  return siteLink(projectPaths.link(linkCode, from), languages[0]);
}
