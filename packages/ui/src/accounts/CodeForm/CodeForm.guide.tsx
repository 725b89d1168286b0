import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { CodeField } from '../../primitives/Form/CodeField.tsx';
import { TextField } from '../../primitives/Form/TextField.tsx';
import * as stories from './CodeForm.stories.tsx';

export default defineGuide(stories, {
  lead: 'Asks for the code of an authenticator app, as the second step of signing in. The page of LoginForm has what it shares with the other forms.',
  use: [
    'in the place of `LoginForm`, on an `AuthPage` without a `title`: it brings the heading, with the focus on it',
  ],
  avoid: [
    { when: 'for a code inside another form', instead: 'Forms/CodeField' },
    { when: 'to set up the second step', instead: 'Forms/TwoStepDialog' },
  ],
  pairs: [
    {
      do: {
        text: 'One field for the whole code: it can be pasted, filled in, and corrected.',
        show: <CodeField label="Code" defaultValue="482" />,
      },
      dont: {
        text: 'Don’t use a field for each digit: six stops, and a paste fills only one of them.',
        show: (
          <div style={{ display: 'flex', gap: 4 }}>
            {['4', '8', '2'].map((digit) => (
              <TextField key={digit} label={digit} defaultValue={digit} style={{ width: 56 }} />
            ))}
          </div>
        ),
      },
    },
  ],
  more: [
    {
      title: 'Compose it',
      code: `<AuthPage title={needsCode ? undefined : 'Login'} pictures={pictures}>
  {needsCode ? (
    <CodeForm email={email} loading={pending} error={failure} onCode={finishSignIn} onBack={startOver} />
  ) : (
    <LoginForm {...rest} defaultEmail={email} error={failure} />
  )}
</AuthPage>`,
      paragraphs: [
        'A code that was refused stays, selected: the next key replaces it and takes the alert along. The form waits for Verify: nothing is sent when the last digit is typed, because the user may be checking it.',
      ],
    },
  ],
  reader: [
    'The heading takes the focus when the form appears: *Enter the 6-digit code, heading level 1*.',
    'A refused code: the alert describes the field, which takes the focus.',
  ],
  words: [
    'Name the account in the sentence: an app has codes for several.',
    'Offer help for a lost phone: *Lost your phone? Write to us*.',
  ],
});
