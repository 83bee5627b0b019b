import type { StoredSettings } from '../tables.ts';

/** Without contact details: whoever runs the installation adds their own, and only then are they shown. */
export const BASELINE_SETTINGS: StoredSettings = {
  site_name: 'Jorip',
  contact_phone: null,
  contact_email: null,
  contact_address: {},
  social_links: [],
};
