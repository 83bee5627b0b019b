import { describe, expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing/render-page.tsx';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { ErrorPage } from './error-page.tsx';
import { FormError } from './fields/form-error.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { TextField } from './fields/text-field.tsx';
import { LocaleDropdown } from './locale-dropdown.tsx';
import { Logo } from './logo.tsx';

describe('a field', () => {
  const html = renderPage('en', <TextField name="email" label="Email" hint="Yours" error="Wrong" />);

  it('is tied to its label, hint and error', () => {
    expect(html).toContain('for="field-email"');
    expect(html).toContain('id="field-email"');
    expect(html).toContain('aria-describedby="field-email-hint field-email-error"');
    expect(html).toContain('aria-invalid="true"');
  });

  it('says that it may be left out, unless it may not', () => {
    expect(html).toContain('(optional)');
    expect(renderPage('bn', <TextField name="a" label="নাম" />)).toContain('(ঐচ্ছিক)');
    expect(renderPage('en', <TextField name="a" label="Name" required />)).not.toContain('optional');
  });

  it('offers nothing that needs script where there is none', () => {
    expect(renderPage('en', <PasswordField name="password" label="Password" />)).not.toContain('<button');
  });
});

describe('a form with errors', () => {
  it('names them above itself, each leading to its field', () => {
    const fields = [{ name: 'email', label: 'ইমেইল' }];
    const html = renderPage('bn', <FormError fields={fields} />);
    expect(html).toContain('১টি ঘরে সমস্যা আছে');
    expect(html).toContain('href="#field-email"');
    expect(html).toContain('tabindex="-1"');
  });

  it('shows nothing while nothing is wrong', () => {
    expect(renderPage('en', <FormError />)).toBe('');
  });
});

describe('an error page', () => {
  it('says that a page does not exist', () => {
    const html = renderPage('en', <ErrorPage status={404} />);
    expect(html).toContain('404');
    expect(html).toContain('This page could not be found');
    expect(html).toContain('href="/"');
  });

  it('says what else happened, in the language of the page', () => {
    expect(renderPage('en', <ErrorPage message="No luck" />)).toContain('500: No luck');
    const html = renderPage('bn', <ErrorPage status={503} />);
    expect(html).toContain('একটি সমস্যা হয়েছে');
    expect(html).toContain('৫০৩');
    expect(html).toContain('href="/bn"');
  });
});

describe('the parts around a page', () => {
  it('offer the page in the other language', () => {
    const html = renderPage('bn', <LocaleDropdown shows="code" />, '/bn/faq');
    expect(html).toContain('href="/faq"');
    expect(html).toContain('hrefLang="en"');
    expect(html).toMatch(/: BN বাংলা<\/span><span [^>]*aria-hidden="true">BN<span [^>]*>বাংলা<\/span>/);
  });

  it('show the logo or the name', () => {
    const named = renderPage('bn', <Logo />);
    expect(named).toMatch(/<svg [^>]*aria-hidden="true".*<\/svg>Jorip</);
    expect(renderPage('en', <Logo name="Pathshala" />)).toContain('</svg>Pathshala<');
    const logo = { light: '/images/light', dark: '/images/dark', width: 400, height: 100 };
    const pictured = renderPage('en', <Logo />, '/', { look: { style: null, logo, icon: null } });
    expect(pictured).toContain('<img src="/images/light" alt="Jorip" width="200" height="50"/>');
    expect(pictured).toContain('<source srcSet="/images/dark" media="screen and (prefers-color-scheme: dark)"/>');
    expect(pictured).not.toContain('<svg');
  });

  it('ask for a picture of the size shown', () => {
    expect(renderPage('en', <Avatar image="/photos/a" name="Rahim" id="a" size={40} />)).toContain(
      'src="/photos/a?q=80&amp;w=40&amp;h=40"',
    );
  });

  it('tell that a button is at work', () => {
    expect(renderPage('en', <Button loading>Save</Button>)).toContain('aria-busy="true"');
  });
});
