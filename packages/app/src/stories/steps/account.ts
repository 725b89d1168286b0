import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerAlert, arriveAt, type Stage, screenOf, seeAlert } from './stage.ts';

/** The password of every account in stories; a new account may have it too. */
export const PASSWORD = 'Toybox$2026';
const PHOTO = '/pictures/tango-the-t-rex-320.webp'; // without the host, whose port may differ in the next run

export const loginFormOf = (stage: Stage) => {
  const login = screenOf(stage);
  return {
    email: login.getByRole('textbox', { name: 'Email' }),
    password: login.getByLabelText('Password'),
    submit: login.getByRole('button', { name: 'Login' }),
    google: login.getByRole('button', { name: 'Continue with Google' }),
    forgot: login.getByRole('button', { name: 'Forget Password?' }),
  };
};

/** Expects Login in its initial state. */
export async function seeLogin(stage: Stage) {
  await arriveAt(stage, 'Login', 'Login');
  const form = loginFormOf(stage);
  for (const part of Object.values(form)) await expect(part).toBeVisible();
  await expect(screenOf(stage).getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/register',
  );
}

/** Pastes a text into a field, which takes a tenth of the time of typing. */
export async function paste(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

export async function submitLogin(stage: Stage) {
  const { email, password, submit } = loginFormOf(stage);
  await paste(email, 'shopper@toystore.example');
  await paste(password, PASSWORD);
  await userEvent.click(submit);
}

export async function openRegister(stage: Stage) {
  await userEvent.click(screenOf(stage).getByRole('link', { name: 'Register' }));
  await seeRegister(stage);
}

export const registerFormOf = (stage: Stage) => {
  const register = screenOf(stage);
  return {
    name: register.getByRole('textbox', { name: 'Name' }),
    email: register.getByRole('textbox', { name: 'Email' }),
    photo: register.getByRole('textbox', { name: 'Photo URL' }),
    password: register.getByLabelText('Password'),
    terms: register.getByRole('checkbox', { name: /terms/ }),
    submit: register.getByRole('button', { name: 'Register' }),
    google: register.getByRole('button', { name: 'Continue with Google' }),
  };
};

/** Expects Register in its initial state. */
export async function seeRegister(stage: Stage) {
  await arriveAt(stage, 'Register', 'Register');
  const form = registerFormOf(stage);
  for (const part of Object.values(form)) await expect(part).toBeVisible();
  await expect(form.terms).toBeChecked();
  await expect(screenOf(stage).getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login',
  );
}

export async function submitRegister(stage: Stage) {
  const { name, email, photo, password, submit } = registerFormOf(stage);
  await paste(name, 'Robin Hale');
  await paste(email, 'robin@toystore.example');
  await paste(photo, PHOTO);
  await paste(password, PASSWORD);
  await userEvent.click(submit);
}

/** Expects the new account signed in, on Login, under an alert about the e-mail. */
export async function seeRegistered(stage: Stage) {
  await seeAlert('Please verify your email address!');
  await waitFor(() => expect(document.title).toBe('Login | ToyStore'));
  await waitFor(() =>
    expect(
      stage.canvasElement.querySelector('main')?.textContent,
      'the notice is behind the alert',
    ).toContain('You are signed in as Robin Hale.'),
  );
}

/** Closes the alert. */
export const answerRegistered = () => answerAlert('Please verify your email address!');

/** Expects the notice about the account's e-mail to say this. */
export async function seeNotice({ canvasElement }: Stage, sentence: string) {
  const notice = await within(canvasElement).findByRole('region', { name: 'Account notice' });
  await expect(within(notice).getByText(sentence)).toBeVisible();
}

export const profileFormOf = (stage: Stage) => {
  const profile = screenOf(stage);
  return {
    name: profile.getByRole('textbox', { name: 'Update name' }),
    photo: profile.getByRole('textbox', { name: 'Update photo URL' }),
    save: profile.getByRole('button', { name: 'Save Changes' }),
  };
};

/** Changes the name and the photo. */
export async function changeProfile(stage: Stage) {
  const { name, photo, save } = profileFormOf(stage);
  await userEvent.clear(name);
  await paste(name, 'Zoe After');
  await paste(photo, PHOTO);
  await userEvent.click(save);
}

/** Expects the alert that a profile was saved. */
export const seeSaved = () => seeAlert('Profile updated successfully!');
export const answerSaved = () => answerAlert('Profile updated successfully!');
