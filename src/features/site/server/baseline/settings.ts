import type { PublicSettings } from '../../contract/shown.ts';

/** Without contact details: whoever runs the installation adds their own, and only then are they shown. */
export const BASELINE_SETTINGS: PublicSettings = {
  site_name: 'Jorip',
  site_logo: null,
  contact_phone: null,
  contact_email: null,
  contact_address: {},
  social_links: [],
};
