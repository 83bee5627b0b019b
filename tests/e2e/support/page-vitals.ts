import type { Browser, Page } from 'playwright-core';

export interface PageVitals {
  /** Largest contentful paint, in milliseconds after the navigation began. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** All that came over the network, in bytes. */
  bytes: number;
  /** Of these scripts. */
  scriptBytes: number;
}

/** A phone of the middle class on a slow mobile network, as Lighthouse imagines it. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const NETWORK = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** How a page comes to somebody who never was here. */
export async function pageVitals(browser: Browser, url: string): Promise<PageVitals> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.clearBrowserCache');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const scripts = new Set<string>();
    let [bytes, scriptBytes] = [0, 0];
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return { ...(await painted(page)), bytes, scriptBytes };
  } finally {
    await context.close();
  }
}

interface Noted {
  startTime: number;
  value?: number;
  hadRecentInput?: boolean;
}

/** What the browser has noted of painting and shifting since the page began. */
export async function painted(page: Page): Promise<Pick<PageVitals, 'lcp' | 'cls'>> {
  const shifts = await noted(page, 'layout-shift');
  const paints = await noted(page, 'largest-contentful-paint');
  return {
    lcp: paints.at(-1)?.startTime ?? Number.NaN,
    cls: shifts.reduce((sum, { value = 0, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0),
  };
}

/** Entries that the browser keeps for observers who come late; it hands them over before the next frame but one. */
async function noted(page: Page, type: string): Promise<Noted[]> {
  return (await page.evaluate(`new Promise((resolve) => {
    const entries = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries().map((entry) => entry.toJSON())));
    observer.observe({ type: '${type}', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(entries)));
  })`)) as Noted[];
}
