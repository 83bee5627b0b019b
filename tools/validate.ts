// `npm run validate`: everything continuous integration asks for, each reported, all of them run even when one fails.
import { spawn } from 'node:child_process';
import { root } from './root.ts';

const steps = ['typecheck', 'lint', 'build', 'test'];
const reports: string[] = [];

for (const step of steps) {
  const started = Date.now();
  console.log(`\n== ${step}`);
  const passed = await runScript(step);
  reports.push(`${passed ? 'ok    ' : 'FAILED'} ${step} (${Math.round((Date.now() - started) / 1000)} s)`);
  if (!passed) process.exitCode = 1;
}
console.log(`\n${reports.join('\n')}`);

function runScript(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', name], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}
