/** Signing in and what leads there. */
export const identity = {
  identifier: 'Email or mobile number',
  identifierHint: 'For a mobile number: 01712345678',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: 'At least 8 characters',
  repeatPassword: 'Repeat the password',
  firstName: 'First name',
  lastName: 'Last name',
  code: 'Code',
  codeHint: 'Six digits',
  codeOver: 'This code no longer works',

  login: {
    title: 'Sign in',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    noAccount: 'No account yet?',
    register: 'Create an account',
    passwordChanged: 'Your password was changed. Sign in with the new one.',
  },
  admin: {
    title: 'Sign in to the back office',
    intro: 'For the people who run this site.',
    notHere: 'Looking for your surveys?',
    login: 'Sign in to your dashboard',
  },
  register: {
    title: 'Create an account',
    submit: 'Create account',
    haveAccount: 'Already have an account?',
    agree:
      'By creating an account you accept the <terms>terms and conditions</terms> and the <privacy>privacy policy</privacy>.',
  },
  verify: {
    title: 'Enter the code',
    sent: 'We sent a code to {{to}}. It works for 15 minutes.',
    submit: 'Confirm',
    overText: 'It has been used or has expired. Sign in, or register again.',
    registerAgain: 'Register again',
  },
  resend: {
    nothing: 'Nothing arrived? An email may be in your spam folder. You can also ask for a new code.',
    submit: 'Send a new code',
    wait: 'Send a new code in {{seconds}} s',
    sent: 'A new code is on its way.',
    wrong: 'Wrong address or number?',
  },
  forgot: {
    title: 'Forgot your password?',
    intro: 'Enter your email address or mobile number. If it has an account, we will send a code to it.',
    submit: 'Send the code',
    remembered: 'Remembered it?',
  },
  reset: {
    title: 'Choose a new password',
    sent: 'If {{to}} has an account, a code is on its way there. It works for 15 minutes.',
    submit: 'Change password',
    overText: 'It has been used or has expired.',
    again: 'Ask for a new code',
    enterAgain: 'Enter it again',
  },
} as const;
