import type { Page } from '@playwright/test';
import {
  dialogOf,
  freshAccount,
  NEW_PASSWORD,
  openProfile,
  PASSWORD,
  press,
} from '../account/ownAccount.ts';
import { freshEmail } from '../emulator.ts';
import { expect, signIn } from '../fixtures.ts';

/** A dialog of the account, filled in and ready to be sent. */
export interface FilledForm {
  title: string;
  /** Sends it, by Enter in its field. */
  send: () => Promise<void>;
  /** What was typed is still there. */
  seeTyped: () => Promise<void>;
  /** What is shown once it has succeeded. */
  done: string;
}

async function fill(
  page: Page,
  title: string,
  label: string,
  text: string,
  done: string,
): Promise<FilledForm> {
  await press(page, title);
  const field = dialogOf(page, title).getByLabel(label, { exact: true });
  await field.fill(text);
  return {
    title,
    send: () => field.press('Enter'),
    seeTyped: () => expect(field).toHaveValue(text),
    done,
  };
}

/** The dialogs that have something to type, for the account with this address. */
export const forms = {
  'a new password': (page: Page, _email: string) =>
    fill(page, 'Change password', 'New password', NEW_PASSWORD, 'Password changed.'),
  'a new address': (page: Page, _email: string) =>
    fill(page, 'Change email', 'New email', freshEmail('filled'), 'We sent a link to'),
  'a deletion': (page: Page, email: string) =>
    fill(page, 'Delete account', 'Type your email to confirm', email, 'Your account is deleted.'),
};

/** Signs a fresh account in and opens its page. */
export async function openOwn(page: Page, name: string, session = {}): Promise<string> {
  const email = await freshAccount(name);
  await signIn(page, email, PASSWORD, session);
  await openProfile(page);
  return email;
}
