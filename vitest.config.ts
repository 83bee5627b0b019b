import { defineConfig } from 'vitest/config';
import { reportTimes } from './tools/report-times.ts';

const { DATABASE_URL, TEST_REPORT, TEST_TIMES } = process.env;
/** What `npm test` reads afterwards. */
const reports =
  TEST_REPORT && TEST_TIMES
    ? [['json', { outputFile: TEST_REPORT }] satisfies [string, object], reportTimes(TEST_TIMES)]
    : [];

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
            'src/features/*/web/**/*.test.{ts,tsx}',
            'tests/{paths,question-kinds,table-owners,tools}.test.ts',
          ],
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
            'tests/{boundaries,paths,question-kinds,table-owners,tools}.test.ts',
            // They open it themselves, whatever the others run on.
            ...(DATABASE_URL ? ['src/kit/server/database/embedded/**'] : []),
          ],
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/global-setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
