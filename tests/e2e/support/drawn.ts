import type { Page } from 'playwright-core';

/**
 * Before the page is opened: notes whatever React draws anew, as the element it is. It tells so to the tools of
 * developers, also where it is built for production; what a part that was not drawn holds is passed over.
 */
export async function noteDrawing(page: Page): Promise<void> {
  await page.addInitScript(`
    const HOST = 5;
    window.drawn = undefined;
    function walk(fiber) {
      const before = new Set();
      for (let child = fiber.alternate?.child; child; child = child.sibling) before.add(child);
      for (let child = fiber.child; child; child = child.sibling) {
        if (before.has(child)) continue;
        const isAnew = child.memoizedProps !== child.alternate?.memoizedProps;
        if (child.tag === HOST && isAnew) window.drawn.push(child.stateNode);
        walk(child);
      }
    }
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot: (_, { current }) => window.drawn && walk(current),
    };
  `);
}

/** Types a letter where the focus is; the ids of whatever part of the builder is drawn with the two frames after it. */
export function drawnByKey(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(async () => {
    window.drawn = [];
    document.execCommand('insertText', false, 'x');
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const PLACES = 'article, [data-part], [role="toolbar"], [data-pane="inspector"], header, [data-pane="outline"]';
    const places = window.drawn.map((element) => element.closest(PLACES)).filter((place) => place !== null);
    window.drawn = undefined;
    const nameOf = ({ id, dataset, tagName }) => id || dataset.part || dataset.pane || tagName;
    return [...new Set(places.map(nameOf))].sort();
  })()`);
}
