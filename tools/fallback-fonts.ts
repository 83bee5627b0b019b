// `npm run fallback-fonts`: makes devices' own fonts as wide as those that pages wait for, so that lines break alike in
// both and nothing moves once these have come.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '#tests/e2e/support/browser.ts';
import { fallbackStyles } from './fallback-fonts/fallback-styles.ts';
import { root } from './root.ts';

const browser = await openBrowser();
try {
  writeFileSync(join(root, 'src/ui/fonts/fallbacks.css'), await fallbackStyles(browser));
} finally {
  await browser.close();
}
