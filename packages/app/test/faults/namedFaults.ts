import { type Fault, KEEPS, LEFT_OUT, NONE, RECOVERS } from './fault.ts';

/** A fault that a story, a unit test or an e2e test of something else brings about. */
export interface NamedFault extends Fault {
  /** The file, from the project's root. */
  file: string;
  /** What the story or the test is called there. */
  name: string;
}

const LOAD = 'packages/app/test/faults/catalogueFaults.test.ts';

/** Rows of the table of faults that no e2e test of their own needs to bring about. */
export const namedFaults: readonly NamedFault[] = [
  {
    what: 'The catalogue is empty: says that there are no toys',
    seen: NONE,
    file: 'packages/app/src/screens/Home/Home.stories.tsx',
    name: 'export const KnownToysGone',
  },
  {
    what: 'The catalogue has a record whose price is a text: leaves that record out and names it',
    seen: LEFT_OUT,
    file: 'packages/app/src/screens/AllToys/AllToysTests.stories.tsx',
    name: 'export const BadRecordsLeftOut',
  },
  {
    what: 'The account provider dies before a profile is saved',
    seen: 'The failure is logged, as specified; what was typed stays to be sent again.',
    file: 'packages/app/src/screens/MyProfile/MyProfileForm.stories.tsx',
    name: "name: 'Failed'",
  },
  {
    what: 'The shopper’s own account is asked to confirm with a wrong password',
    seen: 'The provider’s words, in the dialog; the right password goes on with the change.',
    file: 'packages/app/e2e/account/confirmation.spec.ts',
    name: 'a new password: a wrong answer is reported, the right one goes on',
  },
  {
    what: 'A link that changes the address is opened by a scanner of mail, used, and opened again',
    seen: 'Opening changes nothing; its button does, once; the next time the page says so.',
    file: 'packages/app/e2e/address-change.spec.ts',
    name: 'a change: opening the link changes nothing, the button does, once',
  },
  {
    what: 'A link that changes the address has expired',
    seen: 'The page says so in the provider’s words, and what to do; the address stays.',
    file: 'packages/app/src/screens/EmailLink/EmailLink.stories.tsx',
    name: 'export const ChangeExpired',
  },
  {
    what: 'Saved toys are requested by a visitor',
    seen: 'All toys are there, under a message that saved toys need a login, with the way there.',
    file: 'packages/app/src/screens/AllToys/AllToysFilters.stories.tsx',
    name: 'export const SavedToysOfAVisitor',
  },
  {
    what: 'The code of a screen is not answered for, and arrives late',
    seen: 'After twenty seconds the page offers Try again; the screen opens by itself once its code is there.',
    file: 'packages/app/src/screens/ErrorScreen/ErrorScreen.stories.tsx',
    name: 'export const CodeIsLate',
  },
  {
    what: 'Stored changes have a row that names no account, such as `null`',
    seen: 'It is quarantined; the changes of every account are saved.',
    file: 'packages/storefront/src/accountStorage/badRows.fuzz.test.ts',
    name: 'whatever rows are stored, changes are saved and no row is lost',
  },
  {
    what: 'A picture is missing from the slider',
    seen: 'The slide keeps its frame and all of its text; the slider turns.',
    file: 'packages/ui/src/toys/Slider/SliderFaults.stories.tsx',
    name: 'export const BrokenPicture',
  },
  {
    what: 'Code of turning slides is gone',
    seen: 'The first toy stays on show, and Next shows the others.',
    file: 'packages/ui/src/toys/Slider/SliderFaults.stories.tsx',
    name: 'export const WithoutSwiper',
  },
  {
    what: 'The catalogue has a dead host: says that it could not be fetched, and keeps the toys',
    seen: KEEPS,
    file: LOAD,
    name: 'cannot be reached: the browser says why',
  },
  {
    what: 'The catalogue never answers: fails at its timeout, and keeps the toys',
    seen: KEEPS,
    file: LOAD,
    name: 'never answers: given up after 30 seconds',
  },
  {
    what: 'The catalogue failed on All toys: Try again brings the toys',
    seen: RECOVERS,
    file: 'packages/app/src/screens/AllToys/AllToys.stories.tsx',
    name: 'export const TriedAgain',
  },
  {
    what: 'The catalogue failed on Home: Try again brings the toys',
    seen: RECOVERS,
    file: 'packages/app/src/screens/Home/Home.stories.tsx',
    name: 'export const TriedAgain',
  },
  {
    what: 'Two-step verification is tried too often',
    seen: 'The provider’s words; the form stays, to be sent again.',
    file: 'packages/app/src/screens/Login/LoginCode.stories.tsx',
    name: 'export const CodeTriedTooOften',
  },
  {
    what: 'Two-step verification is waited for too long at login',
    seen: 'The login form is there again with the address, and says why.',
    file: 'packages/app/src/screens/Login/LoginCode.stories.tsx',
    name: 'export const CodeTooLate',
  },
  {
    what: 'Two-step verification is turned on with a key that has expired',
    seen: 'The dialog says so and shows another key.',
    file: 'packages/app/src/screens/MyProfile/MyProfileTwoStep.stories.tsx',
    name: 'export const TwoStepKeyExpired',
  },
  {
    what: 'The clock of the device is wrong while the time of prices is shown',
    seen: 'It is the time at which the server sent them, by its own clock.',
    file: 'packages/storefront/src/prices/timeOfPrices.test.ts',
    name: 'the clock of the device may be wrong',
  },
  {
    what: 'The browser cannot name its time zone',
    seen: 'My Profile is there; its dates are in UTC.',
    file: 'packages/ui/src/locale/formats.test.ts',
    name: 'writes the date in UTC and warns once when the time zone is %j',
  },
  {
    what: 'An e-mail address is pasted with invisible characters',
    seen: 'They are dropped: the account has the address that is seen.',
    file: 'packages/ui/src/primitives/Form/readEmail.test.ts',
    name: 'reads the same address whatever invisible characters are around and inside it',
  },
  {
    what: 'The browser translates the page, or an extension replaces prices: each text is in other elements',
    seen: 'Every screen works as before, and what changes is shown.',
    file: 'packages/ui/src/conformance/ReplacedTexts.stories.tsx',
    name: 'export const Shown',
  },
  {
    what: 'An extension takes a notice out of the page',
    seen: 'A message says so, and the next notice is shown.',
    file: 'packages/app/src/layout/NetworkNotice.stories.tsx',
    name: 'export const TakenOutByAnExtension',
  },
];
