import { z } from 'zod';

/** How much there is: of an owner or of the whole site, as `countProjects` counts it. */
export const projectCounts = z.object({
  projects: z.int().describe('How many projects'),
  collecting: z.int().describe('How many of them take answers at this moment'),
  responses: z.int().describe('How many responses are complete'),
});
