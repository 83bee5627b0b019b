// The thread that sets certificates: Typst shapes Bengali right, and takes what it is told as words, never as markup.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { decompress } from 'wawoff2';
import type { Sheet } from './sheet.ts';
import { SHEET } from './sheet-setting.ts';

const WEIGHTS = [400, 600];
/** What was worked out for sheets so many ago is forgotten. */
const REMEMBERED = 5;

let setter: Promise<NodeCompiler> | undefined;

/** A sheet as PDF. */
export async function set(told: Sheet): Promise<Uint8Array> {
  setter ??= open();
  const compiler = await setter;
  const pdf = compiler.pdf({ mainFileContent: SHEET, inputs: told });
  compiler.evictCache(REMEMBERED);
  return pdf;
}

/** Latin letters are in the face that Typst brings; where it looks for files there are none. */
async function open(): Promise<NodeCompiler> {
  const fontBlobs = await Promise.all(WEIGHTS.map(bengali));
  return NodeCompiler.create({
    workspace: fileURLToPath(new URL('./none', import.meta.url)),
    fontArgs: [{ fontBlobs }],
  });
}

async function bengali(weight: number): Promise<Buffer> {
  const name = `@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-${weight}-normal.woff2`;
  return Buffer.from(await decompress(await readFile(fileURLToPath(import.meta.resolve(name)))));
}
