import { PROJECT_KINDS, type ProjectKind } from '#features/projects/contract/kinds.ts';
import { projectPaths } from '#features/projects/paths.ts';
import type { Text } from '#messages/text.ts';
import { sitePaths } from '../paths.ts';

/** What many of a kind are called. */
export const KIND_NAMES = {
  survey: 'site:footer.surveys',
  poll: 'site:footer.polls',
  feedback: 'site:footer.feedback',
  quiz: 'site:footer.quizzes',
} as const satisfies Record<ProjectKind, string>;

/** Links to what there is, in the columns of the specification's footer. */
export function siteLinks(t: Text) {
  return [
    {
      title: t('site:footer.company'),
      links: [
        { to: sitePaths.page('about-us'), label: t('site:nav.about') },
        { to: sitePaths.page('services'), label: t('site:nav.services') },
        { to: sitePaths.contactUs, label: t('site:nav.contact') },
        { to: sitePaths.faq, label: t('site:nav.faq') },
      ],
    },
    {
      title: t('site:footer.solutions'),
      links: PROJECT_KINDS.map((kind) => ({ to: projectPaths.list(kind), label: t(KIND_NAMES[kind]) })),
    },
    {
      title: t('site:footer.legal'),
      links: [
        { to: sitePaths.page('terms-condition'), label: t('site:footer.terms') },
        { to: sitePaths.page('privacy-policy'), label: t('site:footer.privacy') },
        { to: sitePaths.page('legal-notice'), label: t('site:footer.legalNotice') },
      ],
    },
  ];
}
