import { localizedText } from '#domain/text/localized.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useMobileNumber } from '#kit/web/i18n/use-mobile-number.ts';
import { type Fact, FactList } from '#ui/dashboard/facts/fact-list.tsx';
import { typeOf } from '../../contract/kinds.ts';
import type { AnyProject } from '../../contract/oversight.ts';
import { projectPaths } from '../../paths.ts';

/** Whose a project is, and what may be known of it without its answers. */
export function AnyProjectFacts({ project }: { project: AnyProject }) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const mobile = useMobileNumber();
  const { owner, languages, privacy, responses, responseLimit, createdAt, updatedAt, opensAt, endsAt } = project;
  const facts: Fact[] = [
    [
      t('oversight:owner'),
      <span key="owner">
        {owner.fullName}
        <br />
        <LocaleLink to={projectPaths.allOf(owner._id)}>{t('oversight:ownersProjects')}</LocaleLink>
      </span>,
    ],
    ...(owner.email
      ? [
          [
            t('oversight:email'),
            <a key="email" href={`mailto:${owner.email}`}>
              {owner.email}
            </a>,
          ] as const,
        ]
      : []),
    ...(owner.phone ? [[t('oversight:phone'), mobile(owner.phone)] as const] : []),
    [t('oversight:kind'), t(`projects:typeName.${typeOf(project)}`)],
    [t('oversight:description'), localizedText(project.description, locale) || t('oversight:noDescription')],
    [t('oversight:languages'), languages.map((each) => t(`common:languageName.${each}`)).join(', ')],
    [t('oversight:privacy'), t(`projects:privacyOf.${privacy}`)],
    [
      t('oversight:responses'),
      responseLimit === null
        ? format.number(responses)
        : t('oversight:responsesOf', { count: responses, limit: responseLimit }),
    ],
    [t('oversight:created'), format.dateTime(createdAt)],
    [t('projects:column.updatedAt'), format.dateTime(updatedAt)],
    ...(opensAt ? [[t('oversight:opens'), format.opening(opensAt)] as const] : []),
    ...(endsAt ? [[t('oversight:ends'), format.end(endsAt)] as const] : []),
  ];
  return <FactList facts={facts} />;
}
