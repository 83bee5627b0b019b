// `npm run validate`: everything continuous integration asks for, each reported, all of them run even when one fails.
// What only reads the sources runs side by side, each step's output in one piece once it is done.
import { spawn } from 'node:child_process';
import { root } from './root.ts';

const reports: string[] = [];

await Promise.all(['typecheck', 'lint', 'build'].map((step) => run(step, 'in one piece')));
await run('test', 'as it comes');
console.log(`\n${reports.join('\n')}`);

async function run(step: string, output: 'in one piece' | 'as it comes'): Promise<void> {
  const started = Date.now();
  if (output === 'as it comes') console.log(`\n== ${step}`);
  const { passed, printed } = await runScript(step, output);
  if (output === 'in one piece') console.log(`\n== ${step}\n${printed}`);
  reports.push(`${passed ? 'ok    ' : 'FAILED'} ${step} (${Math.round((Date.now() - started) / 1000)} s)`);
  if (!passed) process.exitCode = 1;
}

function runScript(name: string, output: 'in one piece' | 'as it comes') {
  return new Promise<{ passed: boolean; printed: string }>((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', name], {
      cwd: root,
      stdio: output === 'as it comes' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ passed: code === 0, printed: printed.trim() }));
  });
}
