/** The texts about a one-time code, in a form or in a dialog. */
export interface CodeMessages {
  code: string;
  codeMissing: string;
  codeIncomplete: string;
}

export const codeMessages: CodeMessages = {
  code: 'Code',
  codeMissing: 'Please enter the code.',
  codeIncomplete: 'Please enter all 6 digits.',
};
