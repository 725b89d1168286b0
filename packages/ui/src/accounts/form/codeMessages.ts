/** The texts for a code that is asked for, wherever that is. */
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
