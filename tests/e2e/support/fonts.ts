import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Pages serve their own Bengali font; this one stands in for a phone's system font where a page uses that. */
export function writeFontConfiguration(): string {
  const folder = resolve('tmp/fonts');
  const file = resolve(folder, 'fonts.conf');
  const fonts = [resolve('node_modules/@fontsource/noto-sans-bengali/files'), '/usr/share/fonts'];
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${fonts.map((path) => `  <dir>${path}</dir>`).join('\n')}
  <cachedir>${folder}</cachedir>
</fontconfig>
`,
  );
  return file;
}
