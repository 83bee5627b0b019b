import type { Locale } from '../../text/locale.ts';
import type { Localized } from '../../text/localized.ts';
import type { KindName, TextPlace } from '../kind.ts';

/** What became of one part of a questionnaire, from one state of it to another. */
export interface Change {
  what: 'section' | 'question' | 'closing' | 'questionnaire';
  /** Of the part; '' where it is about the questionnaire as a whole. */
  id: string;
  change: 'added' | 'removed' | 'changed' | 'moved';
  /** Its title in either state, where it is there. */
  before?: Localized;
  after?: Localized;
  /** What is different, where it is there in both, in the order in which one reads a question. */
  details: Detail[];
}

export type Detail =
  | { of: 'moved' /** Of the section that it went to, if that is another. */; section?: string }
  | { of: 'kind'; before: KindName; after: KindName }
  | { of: 'text'; place: TextPlace; locale: Locale; before: string; after: string }
  /** An option, or what else is listed by id. */
  | { of: 'item'; list: string; change: 'added' | 'removed' | 'moved'; label: Localized }
  | {
      of: 'setting';
      name: string;
      before: unknown;
      after: unknown /** Of the item that it is set for. */;
      item?: Localized /** Of what is written in each language. */;
      locale?: Locale;
    }
  /** Who is asked, who must answer, or what follows. */
  | { of: 'logic' }
  /** Its answers do not add up with those from before: a report shows it twice. */
  | { of: 'countedApart' };
