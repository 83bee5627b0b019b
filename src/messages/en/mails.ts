/** The mails of accounts. To a mobile number goes the line under `sms`. */
export const mails = {
  greeting: 'Hello,',
  footer: 'Jorip sent this to {{to}}.',
  ignore: 'If you did not ask for this, you can ignore it.',
  registerCode: {
    subject: 'Your code for Jorip',
    text: 'Type this code on the page where you registered. It works for {{minutes}} minutes.',
    sms: '{{code}} is your code for Jorip. It works for {{minutes}} minutes.',
  },
  resetCode: {
    subject: 'Your code for a new password',
    text: 'Type this code to choose a new password. It works for {{minutes}} minutes. Until then your password stays as it is.',
    sms: '{{code}} is your code for a new password at Jorip. It works for {{minutes}} minutes.',
  },
  accountExists: {
    subject: 'You already have an account at Jorip',
    text: 'Somebody, most likely you, tried to register with this address. You already have an account: sign in, or choose a new password if you forgot yours.',
    action: 'Sign in',
    sms: 'You already have an account at Jorip. Sign in, or choose a new password: {{url}}',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account at Jorip was changed on {{when}}, and other devices were signed out. If this was not you, choose a new password at once.',
    action: 'Choose a new password',
    sms: 'The password of your account at Jorip was changed. If this was not you, choose a new one at once: {{url}}',
  },
} as const;
