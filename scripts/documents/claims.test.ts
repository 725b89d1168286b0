import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every sentence that claims a finished action of an account or an e-mail, by the event after which alone it shows. */
const CLAIMS: Record<string, readonly string[]> = {
  'the provider has accepted the e-mail': [
    'We sent a link to {email}.',
    'We sent a link to {email} ({time}).',
    'We sent a link to your address ({time}).',
    'We sent a link to {sentTo}. It becomes your email once you open it and press the button there.',
    'We sent a link to {sentTo}. Your email changes once you open it and press the button there. Until then, sign in with {email}.',
    'E-mail sent. Please check your inbox and your spam folder.',
    'Sent. Please follow its link, then come back.',
  ],
  'the provider has answered that it sends no e-mail': [
    'Your account is ready, but the email could not be sent: {message}',
  ],
  'the request for the e-mail had no answer': [
    'Your account is ready, but we do not know whether the email was sent: {message}',
  ],
  'the provider has confirmed the change': [
    '{provider} connected.',
    '{provider} disconnected.',
    'Password changed.',
    'Password set.',
    'Profile updated successfully!',
    'Login successful!',
    'Your account is deleted.',
    'Your email is changed',
    'Your email is restored',
    'Your email is verified',
    'Your new password is saved. Please log in.',
  ],
  'this browser has used the link, or the provider says that the address is verified': [
    'Your email is verified already',
    'You have used this link already',
    'This link has verified it.',
    'It has changed your email. Please log in with the new address.',
    'It has restored your email.',
    'It has saved your new password. Please log in with it.',
    '{email} is verified. You need no link for it.',
  ],
  'a session has ended without a sign-out': [
    'You have been signed out. This account can no longer be used. Please contact our support team.',
    'You have been signed out. Your password or account was changed on another device, or the session was ended. Please log in again.',
  ],
};

const CLAIM =
  /\bsent(?: a link|\.|:|\b.*\})|\bsuccessful|(?:connected|changed|set)\.$|\bis (?:changed|deleted|restored|saved|verified)\b|\b(?:It|link) has (?:changed|restored|saved|verified)\b|You have (?:been|used)\b/i;
const TEXT = /(['"`])((?:(?!\1).)+ (?:(?!\1).)+)\1/g;

/** The English texts of the shop, the kit and the accounts that claim such an action. */
function claims(): string[] {
  const files = [
    ...globSync('packages/app/shops/toystore/texts/*.json'),
    ...globSync('packages/accounts/src/errors/english*.ts'),
    ...globSync('packages/ui/src/{accounts,components,primitives}/**/*abels.ts'),
  ];
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(/^\s*(?:\/?\*|\/\/).*$/gm, '')
      .split('\n')
      .flatMap((line) =>
        [...line.matchAll(TEXT)].map(([, , text = '']) => text.replaceAll('${', '{')),
      ),
  );
  return [...new Set(found.filter((text) => CLAIM.test(text)))];
}

test('knows the event of each sentence that claims a finished action', () => {
  expect(claims().sort()).toEqual(Object.values(CLAIMS).flat().sort());
});
