import { type ReactNode, useId } from 'react';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type Fact, FactList } from '#ui/dashboard/facts/fact-list.tsx';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { useFileSize } from '#ui/dashboard/forms/fields/files/file-words.ts';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import type { Operations } from '../../contract/state.ts';
import { operationPaths } from '../../paths.ts';
import { BackupCommand } from './backup-command.tsx';
import { JobKinds } from './job-kinds.tsx';
import styles from './state.module.css';

interface StatePartsProps {
  state: Operations;
  mayReadMails: boolean;
  mayReadErrors: boolean;
}

/** All that the installation says of itself, part by part; how each stands is said in a word. */
export function StateParts({ state, mayReadMails, mayReadErrors }: StatePartsProps) {
  const t = useText();
  const format = useFormat();
  const sizeOf = useFileSize();
  const { program, database, jobs, disk, mail, backup, errors, kept } = state;
  const at = (moment: string | null) => (moment ? <Moment key={moment} at={moment} /> : t('operations:never'));
  const latin = (text: string) => <span lang="en">{text}</span>;
  return (
    <div className={styles.parts}>
      <Part title={t('operations:jobs')} facts={[[t('operations:workedAt'), at(jobs.workedAt)]]}>
        <JobKinds kinds={jobs.kinds} />
      </Part>
      <Part
        title={t('operations:running.disk')}
        standing={
          disk && { good: !disk.low, word: t(disk.low ? 'operations:running.low' : 'operations:running.enough') }
        }
        facts={
          disk
            ? [
                [
                  t('operations:running.free'),
                  t('operations:running.freeOf', { free: sizeOf(disk.free), total: sizeOf(disk.total) }),
                ],
                [t('operations:running.warnsBelow'), sizeOf(disk.warnsBelow)],
                [
                  t('operations:running.holds'),
                  t(disk.keepsFiles ? 'operations:running.files' : 'operations:running.noFiles'),
                ],
              ]
            : []
        }
      >
        {disk ? null : <p className={styles.none}>{t('operations:running.unknownDisk')}</p>}
      </Part>
      <Part
        title={t('operations:emails')}
        standing={{ good: mail.sends, word: t(mail.sends ? 'operations:running.sends' : 'operations:running.prints') }}
        all={mayReadMails ? { to: operationPaths.emailLogs, label: t('operations:allMails') } : undefined}
        facts={[
          [t('operations:stateOf.queued'), format.number(mail.waiting)],
          [t('operations:running.lastSent'), at(mail.sentAt)],
          [t('operations:running.lastFailed'), at(mail.failedAt)],
          ...(mail.error ? [[t('operations:error'), latin(mail.error)] as const] : []),
        ]}
      />
      <Part
        title={t('operations:errorLog.title')}
        standing={{
          good: errors.open === 0,
          word: t('operations:problem.errorsOpen', { count: errors.open }),
        }}
        all={
          mayReadErrors && errors.open > 0
            ? { to: operationPaths.errorsLogIn('open'), label: t('operations:running.seeErrors') }
            : undefined
        }
      />
      <Part
        title={t('operations:running.backup')}
        standing={
          database.kind === 'embedded' && backup.at === null
            ? { good: false, word: t('operations:running.noBackup') }
            : null
        }
        facts={
          database.kind === 'embedded'
            ? [
                [t('operations:running.lastBackup'), at(backup.at)],
                ...(backup.bytes === null ? [] : [[t('operations:running.size'), sizeOf(backup.bytes)] as const]),
              ]
            : []
        }
      >
        {database.kind === 'embedded' ? (
          <BackupCommand />
        ) : (
          <p className={styles.none}>{t('operations:running.backupElsewhere')}</p>
        )}
      </Part>
      <Part
        title={t('operations:running.database')}
        standing={{
          good: database.pending === 0,
          word: t(database.pending === 0 ? 'operations:running.upToDate' : 'operations:running.pending', {
            count: database.pending,
          }),
        }}
        facts={[
          [t('operations:running.kind'), t(`operations:running.databaseOf.${database.kind}`)],
          [t('operations:running.version'), latin(`PostgreSQL ${database.version}`)],
          [t('operations:running.size'), sizeOf(database.bytes)],
          [t('operations:running.migrations'), format.number(database.migrations)],
          [t('operations:running.migratedAt'), at(database.migratedAt)],
        ]}
      />
      <Part
        title={t('operations:running.program')}
        facts={[
          [t('operations:running.version'), latin(program.version)],
          [t('operations:running.built'), program.builtAt ? at(program.builtAt) : t('operations:running.fromSource')],
          ['Node.js', latin(program.node)],
          [t('operations:running.role'), t(`operations:running.roleOf.${program.role}`)],
          [t('operations:running.startedAt'), at(program.startedAt)],
        ]}
      />
      <Part
        title={t('operations:running.kept')}
        facts={(['activities', 'mails', 'errors', 'notifications'] as const).map((log) => [
          t(`operations:running.keptOf.${log}`),
          t('operations:running.days', { count: kept[log] }),
        ])}
      />
    </div>
  );
}

interface PartProps {
  title: string;
  /** How it stands, in a word; its colour only repeats it. */
  standing?: { good: boolean; word: string } | null;
  all?: { to: string; label: string } | undefined;
  facts?: readonly Fact[];
  children?: ReactNode;
}

function Part({ title, standing, all, facts = [], children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        action={
          standing ? <StatusBadge tone={standing.good ? 'success' : 'warning'}>{standing.word}</StatusBadge> : null
        }
      />
      {children}
      {facts.length > 0 ? <FactList className={styles.lines} facts={facts} /> : null}
      {all ? <LocaleLink to={all.to}>{all.label}</LocaleLink> : null}
    </section>
  );
}
