import { localizedText } from '#domain/text/localized.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useRelative } from '#kit/web/i18n/use-relative.ts';
import { type Fact, FactList } from '#ui/dashboard/facts/fact-list.tsx';
import { Moment } from '#ui/dashboard/facts/moment.tsx';
import type { Ticket } from '../../contract/tickets.ts';
import { supportPaths } from '../../paths.ts';
import { ChoiceSelect } from './choice-select.tsx';
import { firstAnswer } from './first-answer.ts';
import { HolderSelect } from './holder-select.tsx';

/** What a ticket is about; for staff also whose it is, who has it in hand and when an answer is due. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const { desk, category, priority, createdAt, standing } = ticket;
  const waits = standing === 'open' || standing === 'overdue';
  const known: Fact[] = desk
    ? [
        [t('tickets:owner'), desk.owner.fullName],
        ...(desk.owner.email ? ([[t('tickets:email'), desk.owner.email]] as const) : []),
        ...(desk.owner._id === null ? ([[t('tickets:account'), t('tickets:noAccount')]] as const) : []),
        ...(desk.contactId === null
          ? []
          : [[t('tickets:cameAs'), <ContactLink key="contact" id={desk.contactId} />] as const]),
        [t('tickets:holder'), <HolderSelect key="holder" ticketId={ticket._id} holder={desk.holder} />],
        ...(waits ? ([[t('tickets:due'), <Moment key="due" at={desk.dueAt} />]] as const) : []),
        [t('tickets:firstAnswer'), firstAnswer({ createdAt, ...desk }, { t, format }) ?? t('tickets:notAnswered')],
        [t('tickets:category'), <ChoiceSelect key="category" ticket={ticket} of="category" />],
        [t('tickets:priority'), <ChoiceSelect key="priority" ticket={ticket} of="priority" />],
      ]
    : [
        [t('tickets:category'), localizedText(category, locale)],
        [t('tickets:priority'), localizedText(priority, locale)],
      ];
  return (
    <FactList
      facts={[
        [t('tickets:number'), format.digits(ticket.number)],
        ...known,
        [t('tickets:opened'), format.dateTime(createdAt)],
      ]}
    />
  );
}

/** The same in a line: which ticket it is, whose, how much it presses and until when. */
export function useTicketBrief(): (ticket: Ticket) => string {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const relative = useRelative();
  return ({ number, desk, category, priority, createdAt, standing }) => {
    const waits = standing === 'open' || standing === 'overdue';
    const known = desk
      ? [
          desk.owner.fullName,
          localizedText(priority, locale),
          ...(waits ? [t('tickets:dueWhen', { when: relative(desk.dueAt) })] : []),
        ]
      : [localizedText(category, locale), localizedText(priority, locale), format.date(createdAt)];
    return [t('tickets:numbered', { number: format.digits(number) }), ...known].join(' · ');
  };
}

function ContactLink({ id }: { id: string }) {
  const t = useText();
  return <LocaleLink to={supportPaths.contact(id)}>{t('tickets:contact')}</LocaleLink>;
}
