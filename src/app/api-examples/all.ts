import type { Example } from '#kit/server/api/example.ts';
import { categoriesExamples } from './categories.ts';
import { companyExamples } from './company.ts';
import { identityExamples } from './identity.ts';
import { libraryExamples } from './library.ts';
import { notificationExamples } from './notifications.ts';
import { operationsExamples } from './operations.ts';
import { oversightExamples } from './oversight.ts';
import { placeExamples } from './places.ts';
import { projectsExamples } from './projects.ts';
import { questionBankExamples } from './question-bank.ts';
import { reportsExamples } from './reports.ts';
import { siteExamples } from './site.ts';
import { supportExamples } from './support.ts';
import { takingPartExamples } from './taking-part.ts';

/** An example of every call, in the order of the calls. */
export const apiExamples: readonly Example[] = [
  ...identityExamples,
  ...notificationExamples,
  ...companyExamples,
  ...siteExamples,
  ...libraryExamples,
  ...projectsExamples,
  ...categoriesExamples,
  ...oversightExamples,
  ...placeExamples,
  ...questionBankExamples,
  ...takingPartExamples,
  ...reportsExamples,
  ...supportExamples,
  ...operationsExamples,
];
