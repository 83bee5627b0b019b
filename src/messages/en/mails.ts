/** The mails of accounts and of support. To a mobile number goes the line under `sms`. */
export const mails = {
  /** At the foot of each: who sent it, why it was sent (`why`), and where we are found. */
  sender: 'Sent by Jorip, where people build surveys, polls and feedback forms in English and Bengali.',
  help: 'Write to us',
  ignore: 'If you did not ask for this, you can ignore it.',
  registerCode: {
    subject: 'Your Jorip code',
    why: 'You get this because somebody registered with the address {{to}}.',
    text: 'Enter this code on the page where you registered. It works for {{minutes}} minutes.',
    sms: '{{code}} is your Jorip code. It works for {{minutes}} minutes.',
  },
  resetCode: {
    subject: 'Your code for a new password',
    text: 'Enter this code to choose a new password, or open the link. The code works for {{minutes}} minutes, the link for an hour. Until you choose one, your password stays the same.',
    why: 'You get this because somebody asked for a new password for the account of {{to}}.',
    action: 'Choose a new password',
    sms: '{{code}} is your code for a new Jorip password, for {{minutes}} minutes. Or open this link within an hour: {{url}}',
  },
  accountExists: {
    subject: 'You already have a Jorip account',
    why: 'You get this because somebody tried to register with the address {{to}}.',
    text: 'Someone, most likely you, tried to register with this address. It already has an account: sign in, or choose a new password if you forgot yours.',
    action: 'Sign in',
    sms: 'You already have a Jorip account. Sign in, or choose a new password: {{url}}',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    why: 'You get this because {{to}} is the address of your account. Changes of passwords are always told.',
    text: 'The password of your Jorip account was changed on {{when}}, and your other devices were signed out. If this was not you, choose a new password right away.',
    action: 'Choose a new password',
    sms: 'The password of your Jorip account was changed. If this was not you, choose a new one right away: {{url}}',
  },
  ticketMessage: {
    subject: 'New message in the ticket: {{subject}}',
    action: 'Read and answer',
    why: 'You get this at {{to}} because the ticket is yours.',
    whyStaff: 'You get this at {{to}} because you have the ticket in hand.',
  },
  takenDown: {
    subject: 'We took down “{{title}}”',
    text: 'Nobody can open or answer it any more. The responses so far are kept, and you can still read its results. If you think this is a mistake, open a ticket in your dashboard or write to us.',
    reason: 'Reason: {{reason}}.',
    action: 'Open the project',
    why: 'You get this at {{to}} because the project is yours.',
    sms: 'We took down “{{title}}” on Jorip. Nobody can answer it any more; its results stay yours to read: {{url}}',
  },
  putBack: {
    subject: '“{{title}}” is back',
    text: 'We put it back, and it is as it was before.',
    action: 'Open the project',
    why: 'You get this at {{to}} because the project is yours.',
    sms: 'We put “{{title}}” on Jorip back. It is as it was before: {{url}}',
  },
  contactReceived: {
    subject: 'We have your message',
    text: 'Thank you for writing to us. A person reads your message and answers it at this address within {{hours}} hours.',
    action: 'Frequently asked questions',
    why: 'You get this because somebody wrote to us on our contact page and gave the address {{to}}.',
  },
  contactAnswered: {
    subject: 'Re: {{subject}}',
    quoted: 'You wrote on {{when}}:',
    action: 'Write to us again',
    why: 'You get this at {{to}} because you wrote to us on our contact page.',
  },
} as const;
