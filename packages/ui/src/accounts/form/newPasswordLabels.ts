/** The texts of a form that takes a new password. */
export interface NewPasswordLabels {
  password: string;
  submit: string;
}

export const newPasswordLabels: NewPasswordLabels = {
  password: 'New password',
  submit: 'Save password',
};
