import { type Fault, KEEPS, LEFT_OUT, NONE, RECOVERS } from './fault.ts';

/** A fault that a story, a unit test or another e2e test simulates. */
export interface NamedFault extends Fault {
  /** The file, from the project's root. */
  file: string;
  /** The name of the story or the title of the test in that file. */
  name: string;
}

const LOAD = 'packages/app/test/faults/catalogueFaults.test.ts';
const ACCOUNT_STORE = 'packages/storefront/src/accountStorage/AccountStoreFaults.test.ts';

/** Faults of docs/faults.md that a story or another test simulates. */
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
    file: 'packages/app/src/screens/AllToys/AllToys.stories.tsx',
    name: 'export const BadRecordsLeftOut',
  },
  {
    what: 'The account provider dies before a profile is saved',
    seen: 'The failure is logged, as specified; the input stays.',
    file: 'packages/app/src/screens/MyProfile/MyProfile.stories.tsx',
    name: "name: 'Failed'",
  },
  {
    what: "The shopper's own account is asked to confirm with a wrong password",
    seen: 'The dialog shows the provider’s message; the right password continues the change.',
    file: 'packages/app/e2e/account/confirmation.spec.ts',
    name: 'a new password: reports a wrong answer, and continues with the typed values',
  },
  {
    what: 'A link that changes the email is opened by a mail scanner, used, and opened again',
    seen: 'Opening changes nothing; its button does, once.',
    file: 'packages/app/e2e/address-change.spec.ts',
    name: 'changes the email when the button is pressed, not when the link is opened, and only once',
  },
  {
    what: 'A link that changes the email has expired',
    seen: 'The page shows the provider’s message and what to do; the email stays.',
    file: 'packages/app/src/screens/EmailLink/EmailLink.stories.tsx',
    name: 'export const ChangeExpired',
  },
  {
    what: 'Saved toys are requested by a visitor',
    seen: 'All toys show, under a message with a link to log in.',
    file: 'packages/app/src/screens/AllToys/AllToysFilters.stories.tsx',
    name: 'export const SavedToysOfAVisitor',
  },
  {
    what: 'Code of a screen arrives late',
    seen: 'After 20 seconds the page offers Try again; the screen opens when its code arrives.',
    file: 'packages/app/src/screens/ErrorScreen/ErrorScreen.stories.tsx',
    name: 'export const CodeIsLate',
  },
  {
    what: 'Stored changes have a row that names no account, such as `null`',
    seen: 'It is quarantined; all accounts’ changes are saved.',
    file: 'packages/storefront/src/accountStorage/badRows.fuzz.test.ts',
    name: 'saves changes and loses no row next to any stored rows',
  },
  {
    what: 'The cart is in storage that is denied',
    seen: 'The cart works for this visit and shows that it could not be saved.',
    file: ACCOUNT_STORE,
    name: 'denied storage is a problem from the start, and the cart lasts for the visit',
  },
  {
    what: 'The cart loses its connection to IndexedDB, without an event',
    seen: 'Nothing is lost.',
    file: ACCOUNT_STORE,
    name: 'is replaced: each change is stored once, and nothing is reported',
  },
  {
    what: 'The cart holds a toy twice, and something that is no toy',
    seen: 'The readable toys stay, each once; the stored value is quarantined.',
    file: ACCOUNT_STORE,
    name: 'continues with the readable part',
  },
  {
    what: 'The cart is cleared by another tab',
    seen: 'The cart stays on screen; the next change stores it again.',
    file: ACCOUNT_STORE,
    name: 'stores everything with the next change after another tab deleted the database',
  },
  {
    what: 'The cart holds a toy that has sold out',
    seen: 'The line shows it and does not count; the toy’s page adds none.',
    file: 'packages/app/e2e/cart/catalogue-changes.spec.ts',
    name: 'shows and asks about a changed price, less stock, sold-out and removed toys',
  },
  {
    what: 'A picture is missing from the slider',
    seen: 'The slide keeps its frame and text; the slider rotates.',
    file: 'packages/ui/src/toys/Slider/Slider.stories.tsx',
    name: 'export const BrokenPicture',
  },
  {
    what: 'Code of turning slides is gone',
    seen: 'The first toy shows; Next shows the others.',
    file: 'packages/ui/src/toys/Slider/Slider.stories.tsx',
    name: 'export const WithoutSwiper',
  },
  {
    what: 'The catalogue has a dead host: says that it could not be fetched, and keeps the toys',
    seen: KEEPS,
    file: LOAD,
    name: 'cannot be reached: shows the browser’s reason',
  },
  {
    what: 'The catalogue never answers: fails at its timeout, and keeps the toys',
    seen: KEEPS,
    file: LOAD,
    name: 'never answers: fails after 30 seconds',
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
    seen: 'The provider’s message; the form stays.',
    file: 'packages/app/src/screens/Login/Login.stories.tsx',
    name: 'export const CodeTriedTooOften',
  },
  {
    what: 'Two-step verification times out during login',
    seen: 'The login form shows again, with the email and the reason.',
    file: 'packages/app/src/screens/Login/Login.stories.tsx',
    name: 'export const CodeTooLate',
  },
  {
    what: 'Two-step verification is turned on with a key that has expired',
    seen: 'The dialog shows it, and another key.',
    file: 'packages/app/src/screens/MyProfile/MyProfileSecurity.stories.tsx',
    name: 'export const TwoStepKeyExpired',
  },
  {
    what: 'The device’s clock is wrong when the time of prices shows',
    seen: 'The server’s time shows.',
    file: 'packages/storefront/src/prices/prices.test.ts',
    name: "the device's clock may be wrong",
  },
  {
    what: 'The browser cannot name its time zone',
    seen: 'My Profile shows dates in UTC.',
    file: 'packages/ui/src/locale/formats.test.ts',
    name: 'writes the date in UTC and warns once when the time zone is %j',
  },
  {
    what: 'An e-mail address is pasted with invisible characters',
    seen: 'They are dropped.',
    file: 'packages/ui/src/primitives/Form/readEmail.test.ts',
    name: 'reads the same address with any invisible characters around and inside it',
  },
  {
    what: 'The browser translates the page, or an extension replaces prices: each text is in other elements',
    seen: 'Every screen works and shows changes.',
    file: 'packages/ui/src/conformance/ReplacedTexts.stories.tsx',
    name: 'export const Shown',
  },
  {
    what: 'An extension removes a notice from the page',
    seen: 'A message shows; so does the next notice.',
    file: 'packages/app/src/layout/NetworkNotice.stories.tsx',
    name: 'export const TakenOutByAnExtension',
  },
];
