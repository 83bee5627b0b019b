import { IconFileText, IconHelp, IconPalette, IconQuote, IconSettings, IconSlideshow } from '@tabler/icons-react';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { contentPaths } from '../content/paths.ts';
import { findFaqEntries } from '../contract/faqs.ts';
import { findPageEntries } from '../contract/pages.ts';
import { getSiteSettings } from '../contract/site-settings.ts';
import { findSlideShowEntries } from '../contract/slide-shows.ts';
import { findTestimonialEntries } from '../contract/testimonials.ts';

/** What the site says, in the order of the specification. */
export const contentEntries: readonly NavigationEntry[] = [
  { label: (t) => t('dashboard:pages'), to: contentPaths.list('pages'), icon: IconFileText, reads: findPageEntries },
  {
    label: (t) => t('dashboard:testimonials'),
    to: contentPaths.list('testimonials'),
    icon: IconQuote,
    reads: findTestimonialEntries,
  },
  { label: (t) => t('dashboard:faq'), to: contentPaths.list('faqs'), icon: IconHelp, reads: findFaqEntries },
  {
    label: (t) => t('dashboard:slideShows'),
    to: contentPaths.list('slide-shows'),
    icon: IconSlideshow,
    reads: findSlideShowEntries,
  },
];

/** What is set for the whole site. */
export const siteSettingsEntry: NavigationEntry = {
  label: (t) => t('dashboard:siteSettings'),
  to: contentPaths.settings,
  icon: IconSettings,
  reads: getSiteSettings,
};

/** What the whole site looks like. */
export const siteLookEntry: NavigationEntry = {
  label: (t) => t('dashboard:themeSettings'),
  to: contentPaths.look,
  icon: IconPalette,
  reads: getSiteSettings,
};
