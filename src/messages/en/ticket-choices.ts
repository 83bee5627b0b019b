/** What tickets are offered to choose from, as administrators edit it. */
export const ticketChoices = {
  name: 'Name',
  hours: 'Answer within (hours)',
  within: 'Answer within',
  hoursHint: 'Counts for what is written from now on. What already waits stays due when it is.',
  tickets: 'Tickets',
  ticketCount_one: '{{count}} ticket',
  ticketCount_other: '{{count}} tickets',
  deleted: '“{{name}}” is no longer offered.',
  deletedInUse_one: '“{{name}}” is no longer offered. {{count}} ticket keeps it.',
  deletedInUse_other: '“{{name}}” is no longer offered. {{count}} tickets keep it.',
  text: {
    categories: 'What a ticket may be about, in the order it is offered.',
    priorities: 'How soon we answer, in the order it is offered.',
  },
  create: { categories: 'New category', priorities: 'New priority' },
  editing: { categories: 'Edit category', priorities: 'Edit priority' },
  none: { categories: 'No categories yet', priorities: 'No priorities yet' },
} as const;
