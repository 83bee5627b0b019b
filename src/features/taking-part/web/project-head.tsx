import { readLocalized } from '#domain/text/localized.ts';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';

export interface Titled {
  title: { en?: string; bn?: string };
}

interface ProjectHeadProps {
  project: Titled | undefined;
  /** Which of its pages this is, or what is wrong with it: the first that a screen reader says of a page. */
  part?: string;
  /** What the link says of itself where it is sent. */
  description?: string;
  picture?: string;
  pictureAlt?: string | undefined;
}

/** Title of a page about a project; taking part is nobody's business but the respondent's, so it is not indexed. */
export function ProjectHead({ project, part, ...card }: ProjectHeadProps) {
  const title = readLocalized(project?.title, useLocale())?.text;
  return <PageHead title={[part, title].filter(Boolean).join(' · ')} {...card} />;
}
