import type { Reporter } from 'vitest/node';

/** Over what the slowest single test may take. */
const NOTHING_ENDS_FOR_MS = 300_000;

/**
 * A reporter for vitest that ends a run in which nothing ends any more, and names what it waited for: no time limit of
 * a test interrupts an endless loop, nor a file that waits while it is imported.
 */
export function reportStalled(milliseconds = NOTHING_ENDS_FOR_MS): Reporter {
  /** Names of the files and tests under way, by their ids. */
  const underWay = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(end, milliseconds);
  }

  function end(): void {
    console.error(`Nothing ended for ${milliseconds / 1000} s, while these ran:\n${[...underWay.values()].join('\n')}`);
    process.exit(1);
  }

  return {
    onTestRunStart: wait,
    onTestModuleQueued: ({ id, moduleId }) => void underWay.set(id, moduleId),
    onTestModuleEnd({ id }) {
      underWay.delete(id);
      wait();
    },
    onTestCaseReady: ({ id, fullName, module }) => void underWay.set(id, `${module.moduleId}: ${fullName}`),
    onTestCaseResult({ id }) {
      underWay.delete(id);
      wait();
    },
    onTestRunEnd: () => clearTimeout(timer),
  };
}
