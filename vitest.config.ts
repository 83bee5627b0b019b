import { defineConfig } from 'vitest/config';
import { reportStalled } from './tools/report-stalled.ts';
import { reportTimes } from './tools/report-times.ts';

const { DATABASE_URL, TEST_REPORT, TEST_TIMES } = process.env;
/** What `npm test` reads afterwards. */
const reports =
  TEST_REPORT && TEST_TIMES
    ? [['json', { outputFile: TEST_REPORT }] satisfies [string, object], reportTimes(TEST_TIMES), reportStalled()]
    : [];

/** Tests of the server's code that open no database: those of `unit`, which run once and not on PostgreSQL again. */
const WITHOUT_DATABASE = [
  'src/app/{health,mail-templates,shells/*,program/open-connections}.test.ts',
  'src/app/pages/{answer-failure,built-files,failing-call,page-post,scripts-after-styles,web-request}.test.ts',
  'src/features/*/server/{accounts/identifier,report/merge-versions,respondent-ref,html}.test.ts',
  'src/features/taking-part/server/admission/start-rate.test.ts',
  'src/kit/server/{byte-cache,log,one-after-another,scrub,storage/storage,error-log/occurrence}.test.ts',
  'src/kit/server/api/{cursor,field-messages,hostile-input,plain-address,reply-schema,slow-bodies}.test.ts',
  'src/kit/server/database/answered-client.test.ts',
  'src/kit/server/{mail/compose-mail,mail/transport,passwords/*,rate-limit/{count-here,network-of},repeating/fingerprint}.test.ts',
  'tests/{config-table,contract,page-script,paths,question-kinds,table-owners,tools}.test.ts',
];

/** Tools of whoever runs the machine, on data folders of their own: the database is embedded, whatever is named. */
const IN_DATA_FOLDERS = ['tests/{backup,remove-second-step}.test.ts'];

/** Walks over every call, minutes each: what they look at is the same on either database, and both are PostgreSQL. */
const EVERY_CALL = ['tests/{access,fuzz,hostile-texts,raising,shared-projects}.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    pool: 'forks',
    // A worker imports a module once, not once a test file; so no test file leaves a module other than it found it.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ...reports],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/{domain,messages,ui}/**/*.test.{ts,tsx}',
            'src/kit/{contract,web}/**/*.test.{ts,tsx}',
            'src/features/*/*.test.ts',
            'src/app/gallery/*.test.tsx',
            'src/features/*/web/**/*.test.{ts,tsx}',
            ...WITHOUT_DATABASE,
          ],
          setupFiles: ['tests/support/property-limits.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'boundaries',
          include: ['tests/boundaries.test.ts'],
          // It plants files in the sources, so it runs once nobody reads these any more.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'src/kit/server/**/*.test.ts',
            'src/features/*/server/**/*.test.ts',
            'src/app/**/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: [
            'tests/boundaries.test.ts',
            ...WITHOUT_DATABASE,
            // They open it themselves, whatever the others run on.
            ...(DATABASE_URL ? ['src/kit/server/database/embedded/**', ...IN_DATA_FOLDERS, ...EVERY_CALL] : []),
          ],
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/end-file.ts', 'tests/support/property-limits.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/global-setup.ts'],
          // A browser waits as much as it works: two of them leave half of two cores idle.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
