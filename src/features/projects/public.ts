/** What other features and the app may ask of projects. */
export { closeEndedProjects } from './server/close-ended-projects.ts';
export { closeWhenFull } from './server/close-when-full.ts';
export { countProjects } from './server/count-projects.ts';
export { createProject } from './server/create-project.ts';
export { isProjectPassword } from './server/project-password.ts';
