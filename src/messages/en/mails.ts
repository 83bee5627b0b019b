/** The mails of accounts and of support. To a mobile number goes the line under `sms`. */
export const mails = {
  footer: 'Jorip sent this to {{to}}.',
  ignore: 'If you did not ask for this, you can ignore it.',
  registerCode: {
    subject: 'Your Jorip code',
    text: 'Enter this code on the page where you registered. It works for {{minutes}} minutes.',
    sms: '{{code}} is your Jorip code. It works for {{minutes}} minutes.',
  },
  resetCode: {
    subject: 'Your code for a new password',
    text: 'Enter this code to choose a new password. It works for {{minutes}} minutes. Until you choose one, your password stays the same.',
    sms: '{{code}} is your code for a new Jorip password. It works for {{minutes}} minutes.',
  },
  accountExists: {
    subject: 'You already have a Jorip account',
    text: 'Someone, most likely you, tried to register with this address. It already has an account: sign in, or choose a new password if you forgot yours.',
    action: 'Sign in',
    sms: 'You already have a Jorip account. Sign in, or choose a new password: {{url}}',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your Jorip account was changed on {{when}}, and your other devices were signed out. If this was not you, choose a new password right away.',
    action: 'Choose a new password',
    sms: 'The password of your Jorip account was changed. If this was not you, choose a new one right away: {{url}}',
  },
  ticketMessage: { subject: 'New message in the ticket: {{subject}}', action: 'Read and answer' },
  contactReceived: {
    subject: 'We have your message',
    text: 'Thank you for writing to us. A person reads your message and answers it at this address within {{hours}} hours.',
    action: 'Frequently asked questions',
  },
  contactAnswered: {
    subject: 'Re: {{subject}}',
    quoted: 'You wrote on {{when}}:',
    action: 'Write to us again',
  },
} as const;
