// Lays out a drawing beside the page, which stays at hand meanwhile.
import { layOut, type Sketch } from './lay-out.ts';

self.addEventListener('message', ({ data }: MessageEvent<Sketch>) => self.postMessage(layOut(data)));
