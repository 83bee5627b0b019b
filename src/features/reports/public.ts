/** What other features may ask of the reports. Nothing here may lead back to projects/public.ts: projects count with it. */
export { completedCount, countResponses } from './server/tallies/completed-count.ts';
