import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type Fact, FactList } from '#ui/dashboard/facts/fact-list.tsx';
import type { Project } from '../../../contract/project.ts';
import { projectPaths } from '../../../paths.ts';
import styles from './survey-overview.module.css';

/** How the survey stands beyond its questions, each fact a way to where it is changed or read. */
export function SurveyWays({ project }: { project: Project }) {
  const t = useText();
  const format = useFormat();
  const { languages, privacy, version } = project;
  const facts: Fact[] = [
    [
      t('projects:languages'),
      <LocaleLink key="languages" to={projectPaths.translations(project)}>
        {languages.map((each) => t(`common:languageName.${each}`)).join(', ')}
      </LocaleLink>,
    ],
    [
      t('projects:privacy'),
      <LocaleLink key="access" to={projectPaths.settings(project)}>
        {t(`projects:privacyOf.${privacy}`)}
      </LocaleLink>,
    ],
  ];
  if (version !== null) {
    facts.push([
      t('builder:publishedVersion'),
      <LocaleLink key="version" to={projectPaths.history(project)}>
        {format.number(version)}
      </LocaleLink>,
    ]);
  }
  return <FactList className={styles.facts} facts={facts} />;
}
