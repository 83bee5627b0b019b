import type { Job } from '#kit/server/jobs/job.ts';
import { foldResponses } from './tallies/fold-responses.ts';

export const reportsJobs: Job[] = [foldResponses];
