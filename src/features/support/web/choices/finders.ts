import type { findTicketCategories, findTicketPriorities } from '../../contract/ticket-choices.ts';

/** An endpoint that lists what tickets are offered to choose from. */
export type ChoiceFinder = typeof findTicketCategories | typeof findTicketPriorities;
