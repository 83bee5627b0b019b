import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { root } from './root.ts';

// Run by `npm run lint`: names every line of a comment that is wider than code may be; the formatter leaves them alone.

const WIDEST = 120;
const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*|#|<!--)|\s\/\/ |\s\/\* /;

/** The lines of a file that hold a comment and are too wide, counted from 1. */
export function wideComments(content: string): number[] {
  const lines = content.split('\n');
  return lines.flatMap((line, at) => ([...line].length > WIDEST && COMMENT.test(line) ? [at + 1] : []));
}

if (import.meta.main) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  // One that is deleted is listed until that is committed.
  const files = listed.split('\n').filter((path) => /\.(?:c?js|css|tsx?|ya?ml)$/.test(path) && existsSync(root + path));
  const wide = files.flatMap((path) => wideComments(readFileSync(root + path, 'utf8')).map((at) => `${path}:${at}`));
  for (const place of wide) console.error(`${place}: a comment wider than ${WIDEST} columns`);
  if (wide.length > 0) process.exitCode = 1;
}
