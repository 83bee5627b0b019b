import { projectPaths } from '#features/projects/paths.ts';
import type { Text } from '#messages/text.ts';
import { sitePaths } from '../paths.ts';

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
      links: [
        { to: projectPaths.list('survey'), label: t('site:footer.surveys') },
        { to: projectPaths.list('poll'), label: t('site:footer.polls') },
        { to: projectPaths.list('feedback'), label: t('site:footer.feedback') },
        { to: projectPaths.list('quiz'), label: t('site:footer.quizzes') },
      ],
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
