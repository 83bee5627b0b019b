// `npm run drawings`: draws the pictures of slider and banner, of titles of pages, of signing in, and of where there is
// nothing to show, and what covers of templates are printed with.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as banner from './drawings/banner.ts';
import * as covers from './drawings/covers.ts';
import * as grounds from './drawings/grounds.ts';
import * as heads from './drawings/heads.ts';
import * as slider from './drawings/slider.ts';
import * as states from './drawings/states.ts';
import { root } from './root.ts';

draw('slides', { ...slider, ...banner, ...heads });
draw('covers', covers);
draw('drawings', { ...states, ...grounds });

function draw(folder: string, drawings: Record<string, () => string>): void {
  mkdirSync(join(root, 'public', folder), { recursive: true });
  for (const [name, drawing] of Object.entries(drawings)) {
    const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    writeFileSync(join(root, 'public', folder, `${file}.svg`), drawing());
  }
}
