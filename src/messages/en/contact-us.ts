/** The page where anybody writes to us. */
export const contactUs = {
  title: 'Contact us',
  description: 'Write to us about anything you need. We answer within {{hours}} hours.',
  lead: 'Ask, suggest or report a problem. We answer by email within {{hours}} hours.',
  name: 'Your name',
  email: 'Email address',
  phone: 'Mobile number',
  phoneHint: 'Eleven digits, such as 01712-345678',
  subject: 'Subject',
  message: 'Message',
  website: 'Website',
  send: 'Send message',
  received: 'We have your message',
  receivedText: 'We answer within {{hours}} hours. A confirmation is on its way to your email address.',
  another: 'Write another message',
  ways: 'Other ways to an answer',
  soonest: 'Answered already',
} as const;
