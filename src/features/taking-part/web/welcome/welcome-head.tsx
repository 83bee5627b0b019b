import { readLocalized } from '#domain/text/localized.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import { ProjectHead } from '../project-head.tsx';
import { useAskedBy } from './asked-by.tsx';
import type { Welcome } from './welcome.ts';

const LONGEST = 200;

/** Title of the page that a survey's link leads to, and what messengers show where the link is sent. */
export function WelcomeHead({ welcome }: { welcome: Welcome }) {
  const locale = useLocale();
  const invitation = localizedWords(welcome.description, locale);
  const { cover } = welcome;
  const askedBy = useAskedBy(welcome);
  const shows = cover && !cover.decorative ? readLocalized(cover.alt, locale)?.text : undefined;
  const description = invitation ? shortened(invitation) : askedBy;
  return <ProjectHead project={welcome} description={description} picture={welcome.picture} pictureAlt={shows} />;
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}
