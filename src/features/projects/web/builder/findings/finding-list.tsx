import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import type { Finding } from '#domain/questionnaire/finding.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { usePartName } from '../parts/use-part-name.ts';
import styles from './findings.module.css';
import { useFindingText } from './use-finding-text.ts';

interface FindingListProps {
  questionnaire: Questionnaire;
  findings: readonly Finding[];
  onGo: (finding: Finding) => void;
}

/** What the checker found, errors first; each line leads to where it is. */
export function FindingList({ questionnaire, findings, onGo }: FindingListProps) {
  const t = useText();
  const textOf = useFindingText();
  const nameOf = usePartName();
  const ordered = [...findings].sort((one, other) => one.severity.localeCompare(other.severity));
  return (
    <ul className={styles.findings}>
      {ordered.map((finding, index) => {
        const part = finding.questionId ?? finding.sectionId;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be found twice in one question.
          <li key={`${part}-${finding.key}-${index}`}>
            <button
              type="button"
              className={styles.finding}
              data-severity={finding.severity}
              onClick={() => onGo(finding)}
            >
              {finding.severity === 'error' ? (
                <IconAlertCircle size={20} aria-hidden="true" />
              ) : (
                <IconAlertTriangle size={20} aria-hidden="true" />
              )}
              <span>
                <VisuallyHidden>{`${t(`builder:${finding.severity}`)}: `}</VisuallyHidden>
                {textOf(finding)}
              </span>
              <span className={styles.where}>
                {part ? nameOf(questionnaire, part) : t(finding.text ? 'projects:settingsTab' : 'builder:everywhere')}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
