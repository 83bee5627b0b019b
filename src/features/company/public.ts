/** What other features and the app may ask of companies. */

export { companiesOfAccount } from './server/companies-of-account.ts';
export { forgetOldCompanyInvitations } from './server/invitations/forget-old-company-invitations.ts';
export { forgetLogo } from './server/logo/forget-logo.ts';
export { getLogo } from './server/logo/get-logo.ts';
export { addressOfLogo } from './server/logo/logo-name.ts';
export { companyMails } from './server/mail-templates.ts';
export { placeOfCompany } from './server/place-of-company.ts';
