const LOOK_EVERY_MS = 200;

/**
 * npm runs a script in a shell and passes a signal on to that shell alone, which ends without telling us. So under npm
 * a shell that is gone is the wish to stop. Answers how to look no longer.
 */
export function whenOrphaned(stop: () => void): () => void {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    stop();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
