import { IconAlertCircle, IconAlertTriangle, IconCircle } from '@tabler/icons-react';
import { type Finding, partOf } from '#domain/questionnaire/finding.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { projectPaths } from '../../paths.ts';
import { numberOf } from '../builder/parts/numbering.ts';
import { usePartName } from '../builder/parts/use-part-name.ts';
import { useWorkshop } from '../workshop/workshop-context.ts';
import styles from './findings.module.css';
import { useFindingText } from './use-finding-text.ts';

interface FindingListProps {
  questionnaire: Questionnaire;
  findings: readonly Finding[];
  /** Nothing is wrong yet: it is still to be done. */
  quiet?: boolean;
  onGo: (finding: Finding) => void;
}

/** What the checker found, errors first; each line leads to where it is. */
export function FindingList({ questionnaire, findings, quiet, onGo }: FindingListProps) {
  const t = useText();
  const textOf = useFindingText();
  const nameOf = usePartName();
  const workshop = useWorkshop();
  const isToTranslate = findings.some(({ locale }) => locale !== undefined);
  const ordered = [...findings].sort((one, other) => one.severity.localeCompare(other.severity));
  const keyless = ordered.filter(({ key }) => key === 'keyMissing');
  const [first, ...others] = keyless;
  return (
    <>
      <ul className={styles.findings}>
        {ordered.map((finding, index) => {
          if (others.length > 0 && finding === first)
            return <KeyLess key="keyless" findings={keyless} quiet={quiet} questionnaire={questionnaire} onGo={onGo} />;
          if (others.includes(finding)) return null;
          const part = partOf(finding);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be found twice in one question.
            <li key={`${part}-${finding.key}-${index}`}>
              <button
                type="button"
                className={styles.finding}
                data-severity={quiet ? undefined : finding.severity}
                onClick={() => onGo(finding)}
              >
                <Sign severity={finding.severity} quiet={quiet} />
                <span>
                  {quiet ? null : <VisuallyHidden>{`${t(`builder:${finding.severity}`)}: `}</VisuallyHidden>}
                  {textOf(finding)}
                </span>
                <span className={styles.where}>
                  {part
                    ? nameOf(questionnaire, part)
                    : t(
                        finding.text || finding.quotaId || finding.setting
                          ? 'projects:settingsTab'
                          : 'builder:everywhere',
                      )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {workshop && isToTranslate ? (
        <LocaleLink to={projectPaths.translations(workshop.project)} onClick={() => workshop.open(null)}>
          {t('projects:toTranslations')}
        </LocaleLink>
      ) : null}
    </>
  );
}

/** Questions without a key: said once of all of them, each a way to it. */
function KeyLess({ findings, quiet, questionnaire, onGo }: FindingListProps) {
  const t = useText();
  const format = useFormat();
  const nameOf = usePartName();
  return (
    <li>
      <div className={styles.finding} data-severity={quiet ? undefined : 'error'} data-several="">
        <Sign severity="error" quiet={quiet} />
        <span>
          {quiet ? null : <VisuallyHidden>{`${t('builder:error')}: `}</VisuallyHidden>}
          {t('quiz:keysMissing')}
        </span>
        <span className={styles.places}>
          {findings.map((finding) => (
            <button
              key={finding.questionId}
              type="button"
              className={styles.place}
              aria-label={nameOf(questionnaire, finding.questionId ?? '')}
              onClick={() => onGo(finding)}
            >
              {format.number(numberOf(questionnaire, finding.questionId ?? '') ?? 0)}
            </button>
          ))}
        </span>
      </div>
    </li>
  );
}

function Sign({ severity, quiet }: Pick<Finding, 'severity'> & { quiet?: boolean }) {
  const Icon = quiet ? IconCircle : severity === 'error' ? IconAlertCircle : IconAlertTriangle;
  return <Icon size={20} aria-hidden="true" />;
}
