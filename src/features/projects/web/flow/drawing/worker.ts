// Lays out a drawing beside the page, which stays at hand meanwhile.

import { layOut, type Sketch } from './lay-out.ts';
import { type Room, setInColumns } from './set-in-columns.ts';

/** What is to be drawn, and where it is looked at: without room for columns it stays as it is. */
export interface ToDraw {
  sketch: Sketch;
  room: Room | undefined;
}

self.addEventListener('message', ({ data: { sketch, room } }: MessageEvent<ToDraw>) => {
  const drawn = layOut(sketch);
  self.postMessage(room ? setInColumns(drawn, room) : drawn);
});
