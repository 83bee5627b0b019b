import { type Localized, localizedText } from '#domain/text/localized.ts';
import type { AuditSubject } from '#kit/contract/audit.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { Activity } from '../../contract/activities.ts';

/** What activities are told of in; one of a subject that is not known any more is told of by what is stored. */
export function useActivityWords(subjects: readonly AuditSubject[]) {
  const t = useText();
  const locale = useLocale();
  const subjectOf = ({ subject }: Pick<Activity, 'subject'>) => subjects.find(({ kind }) => kind === subject);
  return {
    subject: (activity: Activity): string => subjectOf(activity)?.label(t) ?? activity.subject,
    action: (activity: Activity): string => subjectOf(activity)?.actions[activity.action]?.(t) ?? activity.action,
    field: (activity: Activity, name: string) => subjectOf(activity)?.fields[name],
    who: ({ actor, ip }: Activity): string => {
      if (actor) return actor.fullName === '' ? t('activities:goneAccount') : actor.fullName;
      return t(ip === null ? 'activities:byItself' : 'activities:nobody');
    },
    role: ({ actor }: Activity) => (actor?.role ? t(`activities:role.${actor.role}`) : undefined),
    name: ({ name }: Activity): string => (typeof name === 'string' ? name : localizedText(name as Localized, locale)),
  };
}
