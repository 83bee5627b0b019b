// Every text is hostile, and every screen shows it as text: nothing of it runs, loads or leads anywhere.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startHostileProduct } from './support/hostile-product.ts';
import { MARK, RAW } from './support/hostile-texts.ts';
import { isBuilt, SCREENS } from './support/screens.ts';
import { openStage } from './support/stage.ts';

const starting = startHostileProduct();
const { product, browser } = await openStage(async () => (await starting).product);
const { people, examples, ids, columns } = await starting;

type Guest = 'nobody' | 'user' | 'admin';
const GUEST = { anyone: 'nobody', signedOut: 'nobody', users: 'user', staff: 'admin', admins: 'admin' } as const;

const project = examples['/dashboard/survey/{id}'] ?? '';
/** Pages of quizzes that the specification does not name. */
const BEYOND = ['/survey/certificate/{respondent_id}', '/survey/leaderboard/{id}', '/verify/{code}'];

const BESIDE: Record<Guest, string[]> = {
  nobody: ['/no/such/page', ...BEYOND.map((name) => examples[name] ?? name)],
  user: [
    ...['settings', 'share', 'translations', 'flow', 'history', 'response-reports?tab=responses'].map(
      (place) => `${project}/${place}`,
    ),
    `${project}/response-reports?tab=responses&response=${ids.respondents}`,
    '/dashboard/notifications',
    '/dashboard/notifications/settings',
    `/survey/preview/${project.split('/').at(-1)}`,
  ],
  admin: [
    `/admin/users/${people.user.id}`,
    `/admin/activity-logs/${ids.activities}`,
    `/admin/contacts/${ids.contacts}`,
    `/admin/errors-log/${ids.errors}`,
    `/admin/faq/${ids.faqs}`,
    `/admin/notifications/${ids.announcements}`,
    `/admin/pages/${ids.pages}`,
    `/admin/testimonials/${ids.testimonials}`,
    '/admin/email-templates/registerCode',
    '/admin/my-notifications',
  ],
};

const walks: Record<Guest, string[]> = { nobody: [], user: [], admin: [] };
for (const { name, audience } of SCREENS.filter(isBuilt)) walks[GUEST[audience]].push(examples[name] ?? name);
for (const [guest, paths] of Object.entries(BESIDE)) walks[guest as Guest].push(...paths);

/** What no screen shows at once. */
const ON_DEMAND = [
  'bank_questions.marking',
  'files.name',
  'mails.text',
  'respondents.hidden_values',
  'templates.description',
];
/** What nobody has written yet where the walk goes. */
const NOT_THERE = [
  ...['companies.address', 'companies.description', 'passkeys.name', 'received_mails.subject', 'received_mails.text'],
  ...['respondents.hand_marks', 'saved_replies.name', 'saved_replies.text', 'tickets.guest_name', 'versions.marking'],
];

it('is shown as text on every screen', async () => {
  const seen = new Set<string>();
  const found = await Promise.all(
    (['nobody', 'user', 'admin'] as const).map(async (guest) => {
      const page = await pageOf(guest);
      const harm: string[] = [];
      for (const path of walks[guest]) {
        const { status, wrong, marks } = await look(guest, page, path);
        harm.push(...wrong.map((each) => `${path}: ${each}`), ...(status < 500 ? [] : [`${path}: ${status}`]));
        for (const mark of marks) seen.add(mark);
      }
      await page.context().close();
      return harm;
    }),
  );
  expect(found.flat()).toEqual([]);
  const unseen = columns.filter((column) => !seen.has(column) && !NOT_THERE.includes(column));
  expect(unseen).toEqual(ON_DEMAND);
});

async function pageOf(guest: Guest): Promise<Page> {
  // Without the policy that would keep it from running all the same.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  const cookies = guest === 'nobody' ? [] : Object.entries(people[guest].cookies);
  await context.addCookies(
    cookies.map(([name, value]) => ({ name, value: encodeURIComponent(value), url: product.url })),
  );
  return await context.newPage();
}

/** What of a page is more than text, and which texts it shows. */
async function look(guest: Guest, page: Page, path: string) {
  const reply = await page.goto(product.url + path, { waitUntil: 'load' });
  const html = (await reply?.text()) ?? '';
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  const { wrong, said } = await page.evaluate(lookAround);
  return {
    status: reply?.status() ?? 0,
    wrong: [
      ...headersAmiss(guest, path, reply?.headers() ?? {}),
      ...RAW.filter((raw) => html.includes(raw)).map((raw) => `sends ${raw}`),
      ...wrong,
    ],
    marks: [...said.matchAll(MARK)].map(([, mark = '']) => mark),
  };
}

/** Pages of taking part may stand in frames of other sites, no others; nobody keeps what a person saw. */
function headersAmiss(guest: Guest, path: string, headers: Record<string, string>): string[] {
  const policy = headers['content-security-policy'] ?? '';
  const framedBy = /^\/survey\/(?!preview\/)/.test(path) ? 'frame-ancestors *' : "frame-ancestors 'self'";
  const kept = guest === 'nobody' ? 'private, no-cache' : 'no-store';
  return [
    ...(policy.split(';').includes(framedBy) ? [] : [`is framed by ${policy}`]),
    ...(policy.includes("script-src 'self' 'nonce-") ? [] : [`runs ${policy}`]),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['is sniffed']),
    ...([kept, 'no-store'].includes(headers['cache-control'] ?? '') ? [] : [`is kept: ${headers['cache-control']}`]),
  ];
}

function lookAround() {
  const wrong: string[] = [];
  const { __ran: ran } = window as { __ran?: unknown };
  if (ran !== undefined) wrong.push(`ran ${ran}`);
  for (const image of document.querySelectorAll('img[src="x"]')) wrong.push(`holds ${image.outerHTML}`);
  const said: string[] = [document.title];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^(?:href|src|action|formaction|xlink:href)$/.test(name) && /^\s*javascript:/i.test(value))
        wrong.push(`leads to ${value}`);
      if (/^(?:title|alt|aria-label|placeholder|content|value)$/.test(name)) said.push(value);
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) said.push(element.value);
    if (element instanceof HTMLIFrameElement) said.push(element.srcdoc);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.parentElement?.closest('script, style')) said.push(text.nodeValue ?? '');
  }
  return { wrong, said: said.join('\n') };
}
