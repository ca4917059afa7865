import { readConfig } from '../platform/config/config.js';
import { letter } from './letter.js';
import { MailConfig } from './mail.config.js';

describe('a letter', () => {
  const { text, html } = letter({
    title: 'New jobs for "nurse"',
    parts: [
      { text: 'Two since yesterday.' },
      { items: [{ title: 'Nurse <b>&', href: 'https://landfall.example/job/1', about: 'Leeds' }] },
    ],
    footer: [{ link: 'Stop these mails', href: 'https://landfall.example/unsubscribe/x?a=1&b=2' }],
  });

  it('says the same in both of its bodies', () => {
    expect(text).toBe(`New jobs for "nurse"

Two since yesterday.

* Nurse <b>&
  Leeds
  https://landfall.example/job/1

-- 
Stop these mails: https://landfall.example/unsubscribe/x?a=1&b=2
`);
    expect(html).toContain('Nurse &lt;b&gt;&amp;</a>');
    expect(html).toContain('href="https://landfall.example/unsubscribe/x?a=1&amp;b=2"');
  });
  it('ends with lines that begin where those above them do, on a phone too', () => {
    const insets = [...html.matchAll(/max-width:560px;[^"]*?padding:(?:\d+ )?(\d+)px/g)].map(([, inset]) => inset);
    expect(insets).toEqual(['24', '24']);
  });
  it('leads nowhere but to addresses of the web', () => {
    expect(() => letter({ title: 'x', parts: [{ link: 'y', href: 'javascript:alert(1)' }] })).toThrow(
      'whole addresses',
    );
  });
});

describe('the settings of mail', () => {
  it.each([
    ['SMTP_URL', { NODE_ENV: 'production' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Landfall' }],
    ['MAIL_FROM', { MAIL_FROM: 'a@b\r\nBcc: c@d' }],
  ])('refuse what cannot be used: %s', (name, environment) => {
    expect(() => readConfig(MailConfig, environment)).toThrow(new RegExp(`^${name} `));
  });
  it('send in the name of the address at which people reach the product', () => {
    const environment = {
      NODE_ENV: 'production',
      SMTP_URL: 'smtps://u:p@mail.example',
      PUBLIC_URL: 'https://jobs.example',
    };
    expect(readConfig(MailConfig, environment)).toEqual(
      new MailConfig('smtps://u:p@mail.example', 'Landfall <no-reply@jobs.example>'),
    );
  });
});
