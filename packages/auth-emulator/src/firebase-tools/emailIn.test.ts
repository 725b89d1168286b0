import { expect, test } from 'vitest';
import { emailIn } from './emailIn.ts';

const LINK = 'http://127.0.0.1:9099/emulator/action?mode=resetPassword&oobCode=x&apiKey=k';

test('an e-mail is the line with a link, without the placeholder for those who have no page', () => {
  const line = `i  To reset the password for a@b.example, follow this link: ${LINK}`;
  const email = `To reset the password for a@b.example, follow this link: ${LINK}`;
  expect(emailIn(`${line}&newPassword=NEW_PASSWORD_HERE`)).toBe(email);
  expect(emailIn(line)).toBe(email);
});

test('so is a text message with a code, and no other line', () => {
  const message = 'To verify the phone number +15550100, use the code 123456.';
  expect(emailIn(`i  ${message}`)).toBe(message);
  expect(emailIn('i  auth: Importing accounts')).toBeUndefined();
});
