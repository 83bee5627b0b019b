import { type PublicSettings, SOCIAL_NETWORKS } from '../../contract/shown.ts';
import type { SocialSettings } from '../../contract/site-settings.ts';

type Links = PublicSettings['social_links'];

/** The links that pages show, in their order, of what is filled in. */
export function linksOf(social: SocialSettings): Links {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const url = social[network];
    return url ? [{ network, url }] : [];
  });
}

/** What is filled in, of the links that pages show. */
export function socialOf(links: Links): SocialSettings {
  const urlOf = (wanted: Links[number]['network']) => links.find(({ network }) => network === wanted)?.url ?? null;
  return { facebook: urlOf('facebook'), x: urlOf('x'), linkedin: urlOf('linkedin'), youtube: urlOf('youtube') };
}
