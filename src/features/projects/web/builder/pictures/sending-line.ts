interface SendingLine<Thing> {
  /** To the end of the line. */
  add: (things: readonly Thing[]) => void;
  /** Ends what is on its way, and gives up what waits. */
  stop: () => void;
}

interface Sending<Thing> {
  send: (thing: Thing, tell: (share: number) => void, signal: AbortSignal) => Promise<void>;
  /** Of all that were added since nothing was on its way, from 0 to 1; undefined once all are sent. */
  onShare: (share: number | undefined) => void;
  /** The first is added to an empty line. */
  onBegin: () => void;
}

/** Sends one after the other, those too that are added while others are on their way. */
export function sendingLine<Thing>({ send, onShare, onBegin }: Sending<Thing>): SendingLine<Thing> {
  let waiting: Thing[] = [];
  let under: AbortController | undefined;

  async function sendAll({ signal }: AbortController): Promise<void> {
    onBegin();
    let sent = 0;
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) {
      const tell = (of: number) => !signal.aborted && onShare((sent + of) / (sent + 1 + waiting.length));
      tell(0);
      await send(thing, tell, signal);
      if (signal.aborted) return;
      sent += 1;
    }
    under = undefined;
    onShare(undefined);
  }

  return {
    add(things) {
      waiting.push(...things);
      if (under || waiting.length === 0) return;
      under = new AbortController();
      void sendAll(under);
    },
    stop() {
      waiting = [];
      under?.abort();
      under = undefined;
      onShare(undefined);
    },
  };
}
