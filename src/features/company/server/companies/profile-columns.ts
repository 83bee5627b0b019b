import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { parseEmail } from '#domain/text/email.ts';
import { cleanLine, searchKey } from '#domain/text/normalise.ts';
import { parseSecureAddress } from '#domain/text/web-address.ts';
import { readBy } from '#kit/server/api/field-messages.ts';
import { type CompanyProfile, companyProfile, createCompany } from '../../contract/company.ts';

/** A name in the form in which it is stored and found. Normal forms can be longer, so the limits are checked again. */
export function nameColumns(sent: CompanyProfile['name']) {
  const { name } = readBy(createCompany.body, { name: cleanLocalized(sent, cleanLine) });
  return { name, searchKey: Object.values(name).map(searchKey).join('\n') };
}

/** What a company tells of itself, in the forms in which it is stored. */
export function profileColumns(sent: CompanyProfile) {
  const profile = readBy(companyProfile, {
    name: cleanLocalized(sent.name, cleanLine),
    description: cleanLocalized(sent.description),
    website: parseSecureAddress(sent.website) ?? '',
    email: parseEmail(sent.email) ?? '',
    phone: cleanLine(sent.phone),
    address: cleanLocalized(sent.address),
  });
  return { ...profile, ...nameColumns(profile.name) };
}
