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

/** A filled-in dialog of the account. */
export interface FilledForm {
  title: string;
  /** Submits it by Enter in its field. */
  send: () => Promise<void>;
  /** Expects the typed values. */
  seeTyped: () => Promise<void>;
  /** The message after success. */
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

/** Opens and fills the dialogs that have fields, for the account with this email. */
export const forms = {
  'a new password': (page: Page, _email: string) =>
    fill(page, 'Change password', 'New password', NEW_PASSWORD, 'Password changed.'),
  'a new address': (page: Page, _email: string) =>
    fill(page, 'Change email', 'New email', freshEmail('filled'), 'We sent a link to'),
  'a deletion': (page: Page, email: string) =>
    fill(page, 'Delete account', 'Type your email to confirm', email, 'Your account is deleted.'),
};

/** Signs a new account in and opens My Profile. */
export async function openOwn(page: Page, name: string, session = {}): Promise<string> {
  const email = await freshAccount(name);
  await signIn(page, email, PASSWORD, session);
  await openProfile(page);
  return email;
}
