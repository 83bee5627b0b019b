import { parseSecureAddress } from '#domain/text/web-address.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Data, Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { updateSocialLinks as endpoint } from '../../contract/site-settings.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { linksOf, socialOf } from './social-links.ts';
import { updateSettings } from './update-settings.ts';

/** Replaces where else the site is found. */
export async function updateSocialLinks(
  db: Db,
  actor: Actor,
  { revision, ...sent }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<Data<typeof endpoint>> {
  const links = linksOf(sent).map(({ network, url }) => ({ network, url: parseSecureAddress(url) ?? url }));
  await updateSettings(
    db,
    actor,
    {
      section: 'social',
      revision,
      change: ({ public: shown }) => ({ public: { ...shown, social_links: links } }),
      tell: (_tx, { public: shown }) => socialOf(shown.social_links),
    },
    now,
  );
  return (await getSiteSettings(db)).social;
}
