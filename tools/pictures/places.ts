import type { Page } from 'playwright-core';
import { identityPaths } from '#features/identity/paths.ts';
import { ofType, type ProjectKind } from '#features/projects/contract/kinds.ts';
import type { ProjectAddress } from '#features/projects/paths.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import type { Demonstration } from './demonstration.ts';
import { type EveryKind, publishEveryKind } from './every-kind.ts';

/** What the addresses of screens name. */
export interface Places {
  /** The survey most answered of those that collect. */
  survey: ProjectAddress;
  poll: ProjectAddress;
  feedback: ProjectAddress;
  /** One that is answered along a tree, of the second owner. */
  tree: ProjectAddress;
  closed: ProjectAddress;
  everyKind: EveryKind;
  /** A response to the survey. */
  response: string;
  /** The refs of one who began the survey, one who began the tree, one who voted, and one who gave feedback. */
  ref: string;
  treeRef: string;
  voted: string;
  thanked: string;
  /** A message that was sent. */
  mail: string;
}

const REF = /[A-Za-z0-9_-]{64}/;

interface People {
  owner: Page;
  second: Page;
  administrator: Page;
  visitor: Page;
}

/** Finds them in the demonstration, and takes part where a screen wants somebody who did. */
export async function findPlaces(
  demonstration: Demonstration,
  { owner, second, administrator, visitor }: People,
): Promise<Places> {
  const { url } = demonstration;
  const survey = await mostAnswered(owner);
  const poll = await anyProject(owner, 'poll');
  const feedback = await anyProject(owner, 'feedback');
  const tree = await treeOf(second);
  const begin = async ({ _id }: ProjectAddress) => {
    await visitor.goto(url + takingPartPaths.welcome(_id), { waitUntil: 'networkidle' });
    await visitor.locator('main form button[type=submit]').last().click();
    return refIn(visitor);
  };
  const answer = async ({ _id }: ProjectAddress) => {
    await visitor.goto(url + takingPartPaths.welcome(_id), { waitUntil: 'networkidle' });
    if (!REF.test(visitor.url()) && (await visitor.locator('main [type=radio]').count()) === 0)
      await visitor.locator('main form button[type=submit]').last().click();
    await visitor.locator('main label:has([type=radio])').first().click();
    await visitor.locator('main form button[type=submit]').last().click();
    return refIn(visitor);
  };
  // The address of a new password is asked for, so that there is a message.
  await visitor.goto(url + identityPaths.forgotPassword, { waitUntil: 'networkidle' });
  await visitor.getByRole('textbox').fill(demonstration.owner.email);
  await visitor.keyboard.press('Enter');
  await visitor.waitForURL((address) => !address.pathname.endsWith(identityPaths.forgotPassword));
  return {
    survey,
    poll,
    feedback,
    tree,
    closed: await anyProject(owner, 'survey', 'complete'),
    response: await firstId(owner, `/projects/${survey._id}/responses?limit=1`),
    ref: await begin(survey),
    treeRef: await begin(tree),
    voted: await answer(poll),
    thanked: await answer(feedback),
    everyKind: await publishEveryKind(demonstration, visitor),
    mail: await firstId(administrator, '/mails?limit=1'),
  };
}

async function refIn(page: Page): Promise<string> {
  await page.waitForURL(REF);
  return REF.exec(page.url())?.[0] ?? '';
}

/** The collecting survey that has the most responses. */
export function mostAnswered(page: Page): Promise<ProjectAddress> {
  return anyProject(page, 'survey', 'processing');
}

export async function anyProject(page: Page, kind: ProjectKind, status = 'processing'): Promise<ProjectAddress> {
  return {
    ...ofType(kind),
    _id: await firstId(page, `/projects?kind=${kind}&status=${status}&sort=-responses&limit=1`),
  };
}

/** The one whose first page leads along a tree. */
async function treeOf(page: Page): Promise<ProjectAddress> {
  const surveys = await found<{ _id: string }>(page, '/projects?kind=survey&status=processing');
  for (const { _id } of surveys) {
    const { viewType } = await reply<{ viewType: string }>(page, `/survey/get/${_id}`);
    if (viewType === 'tree') return { ...ofType('survey'), _id };
  }
  throw new Error('No survey is answered along a tree.');
}

async function firstId(page: Page, list: string): Promise<string> {
  const [first] = await found<{ _id: string }>(page, list);
  if (!first) throw new Error(`${list} has nothing.`);
  return first._id;
}

async function found<Item>(page: Page, list: string): Promise<Item[]> {
  return (await reply<{ items: Item[] }>(page, list)).items;
}

/** What the API replies to whoever looks at the page, to a question or to what is sent. */
export function reply<Data>(page: Page, path: string, body?: unknown): Promise<Data> {
  return page.evaluate(
    async ([address, sent]) => {
      const init = sent ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent } : {};
      const response = await fetch(`/api/v1${address}`, init);
      if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
      return ((await response.json()) as { data: { data: Data } }).data.data;
    },
    [path, body === undefined ? '' : JSON.stringify(body)] as const,
  );
}
