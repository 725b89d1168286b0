import { expect, test } from 'vitest';
import { lineReader, mailIn } from './mail.mjs';

test('an e-mail is the line with a link, without the placeholder for those who have no page', () => {
  const link = 'http://127.0.0.1:9099/emulator/action?mode=resetPassword&oobCode=x&apiKey=k';
  const line = `i  To reset the password for a@b.example, follow this link: ${link}`;
  const mail = `To reset the password for a@b.example, follow this link: ${link}`;
  expect(mailIn(`${line}&newPassword=NEW_PASSWORD_HERE`)).toBe(mail);
  expect(mailIn(line)).toBe(mail);
  expect(mailIn('i  auth: Importing accounts')).toBeUndefined();
});

test('lines are put together from pieces', () => {
  const lines: string[] = [];
  const reader = lineReader((line) => lines.push(line));
  for (const piece of ['on', 'e\ntwo\nth', '', 'ree\n\nfo', 'ur']) reader.read(piece);
  expect(lines).toEqual(['one', 'two', 'three', '']);
  reader.end();
  reader.end();
  expect(lines).toEqual(['one', 'two', 'three', '', 'four']);
});
