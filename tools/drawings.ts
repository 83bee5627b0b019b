// `npm run drawings`: draws the pictures of the home page's slider and banner.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as banner from './drawings/banner.ts';
import * as slider from './drawings/slider.ts';
import * as states from './drawings/states.ts';
import { root } from './root.ts';

draw('slides', { ...slider, ...banner });
draw('drawings', states);

function draw(folder: string, drawings: Record<string, () => string>): void {
  mkdirSync(join(root, 'public', folder), { recursive: true });
  for (const [name, drawing] of Object.entries(drawings)) {
    const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    writeFileSync(join(root, 'public', folder, `${file}.svg`), drawing());
  }
}
