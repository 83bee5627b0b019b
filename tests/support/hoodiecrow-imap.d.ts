/** What the tests need of an IMAP server that has no types of its own. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface Hoodiecrow {
    server: Server;
    listen(port: number, whenReady: () => void): void;
    close(whenClosed: () => void): void;
    appendMessage(folder: string, flags: string[], date: false, raw: string): void;
  }
  function hoodiecrow(options: object): Hoodiecrow;
  export = hoodiecrow;
}
