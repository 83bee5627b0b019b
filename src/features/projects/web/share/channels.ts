import { IconBrandMessenger, IconBrandWhatsapp, IconMail, IconMessage, type TablerIcon } from '@tabler/icons-react';
import type { SharedBy } from '../../contract/sharing.ts';

/** The link as it is sent in this way; as it is where none is named. */
export type LinkBy = (from?: SharedBy) => string;

export interface Channel {
  name: Extract<SharedBy, 'whatsapp' | 'messenger' | 'email' | 'sms'>;
  icon: TablerIcon;
  /** Opens the program with the invitation written. */
  address: (invitation: { title: string; link: string }) => string;
  /** Its address opens on phones alone. */
  phone?: boolean;
}

const both = ({ title, link }: { title: string; link: string }) => encodeURIComponent(`${title}\n${link}`);

/** Ways to send an invitation, in the order in which people here use them. */
export const CHANNELS: readonly Channel[] = [
  { name: 'whatsapp', icon: IconBrandWhatsapp, address: (invitation) => `https://wa.me/?text=${both(invitation)}` },
  {
    name: 'messenger',
    icon: IconBrandMessenger,
    address: ({ link }) => `fb-messenger://share/?link=${encodeURIComponent(link)}`,
    phone: true,
  },
  {
    name: 'email',
    icon: IconMail,
    address: (invitation) => `mailto:?subject=${encodeURIComponent(invitation.title)}&body=${both(invitation)}`,
  },
  { name: 'sms', icon: IconMessage, address: (invitation) => `sms:?&body=${both(invitation)}` },
];
