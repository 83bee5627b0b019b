import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/{domain,messages,ui}/**/*.test.{ts,tsx}',
            'src/kit/{contract,web}/**/*.test.{ts,tsx}',
            'src/features/*/*.test.ts',
            'src/features/*/web/**/*.test.{ts,tsx}',
            'tests/{table-owners,tools}.test.ts',
          ],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'boundaries',
          include: ['tests/boundaries.test.ts'],
          testTimeout: 120_000,
          // It plants files in the sources, so it runs once nobody reads these any more.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'src/kit/server/**/*.test.ts',
            'src/features/*/server/**/*.test.ts',
            'src/app/**/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: ['tests/{boundaries,table-owners,tools}.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          pool: 'forks',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
