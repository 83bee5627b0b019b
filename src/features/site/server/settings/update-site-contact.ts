import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { toLatinDigits } from '#domain/text/digits.ts';
import { parseEmail } from '#domain/text/email.ts';
import { cleanText } from '#domain/text/normalise.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Data, Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { updateSiteContact as endpoint } from '../../contract/site-settings.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { updateSettings } from './update-settings.ts';

/** Replaces how visitors reach the people behind the site. */
export async function updateSiteContact(
  db: Db,
  actor: Actor,
  { revision, phone, email, address }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<Data<typeof endpoint>> {
  const contact = {
    contact_phone: toLatinDigits(cleanText(phone ?? '')) || null,
    contact_email: parseEmail(email ?? '') ?? null,
    contact_address: cleanLocalized(address),
  };
  await updateSettings(
    db,
    actor,
    {
      section: 'contact',
      revision,
      change: ({ public: shown }) => ({ public: { ...shown, ...contact } }),
      tell: (_tx, { public: shown }) => ({
        phone: shown.contact_phone,
        email: shown.contact_email,
        address: shown.contact_address,
      }),
    },
    now,
  );
  return (await getSiteSettings(db)).contact;
}
