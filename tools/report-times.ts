import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { FileTime } from './test-results.ts';

/** A reporter for vitest that writes how long each test file took, with what it imported and set up. */
export function reportTimes(target: string): Reporter {
  return {
    onTestRunEnd(modules) {
      writeFileSync(target, JSON.stringify(modules.map(timeOf)));
    },
  };
}

function timeOf(module: TestModule): FileTime {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  const milliseconds = environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration;
  return { file: module.moduleId, seconds: milliseconds / 1000 };
}
