/**
 * In a frame on somebody else's page: tells that page how high this one is, and nothing else, so that the frame can be
 * as high. The page is then as high as what is on it, whatever the frame's height (`data-framed`): else it would
 * only ever grow. What listens is in the code that owners paste, see `embed-html.ts`.
 */
export function tellHeight(): void {
  if (parent === window) return;
  document.documentElement.dataset.framed = '';
  const { body } = document;
  const tell = () => parent.postMessage({ joripHeight: Math.ceil(body.getBoundingClientRect().height) }, '*');
  new ResizeObserver(tell).observe(body);
}
