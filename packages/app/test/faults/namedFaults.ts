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

/** Faults of one file: what fails, what a shopper sees, and the name of the story or test. */
const inFile = (file: string, faults: [what: string, seen: string, name: string][]): NamedFault[] =>
  faults.map(([what, seen, name]) => ({ what, seen, file, name }));

const E2E = 'packages/app/e2e';
const SCREENS = 'packages/app/src/screens';

const ofAccounts = [
  ...inFile(`${SCREENS}/Login/Login.stories.tsx`, [
    [
      'The account provider is down from the start',
      'Public pages work; the login form reports it and keeps the input.',
      'export const Offline',
    ],
    [
      'The account provider answers with a web page, nothing, an unknown error, or too many requests',
      'The login form shows the provider’s message and keeps the input.',
      'export const FailedForAnUnknownReason',
    ],
    [
      'The network fails while a form is filled in',
      'The input stays; submitting reports the failure and works when the network is back.',
      'export const Offline',
    ],
  ]),
  ...inFile(`${SCREENS}/Login/Login.stories.tsx`, [
    [
      'The account provider hangs during login',
      'The form shows that it is busy; every other page opens.',
      'export const LeftWhilePending',
    ],
  ]),
  ...inFile('packages/accounts/src/firebase/sessionAnswers.test.ts', [
    [
      'The account provider hangs while a shopper returns',
      'Public pages work at once; protected ones show what they wait for, and open after ten seconds.',
      'no answer, or one that does not end',
    ],
    [
      'The account provider dies during a session',
      'The shopper stays signed in, also on a page opened later.',
      'keeps the session on load and an hour later, until the provider is well',
    ],
    [
      'The account provider answers with an error while a shopper’s page opens',
      'The shopper stays signed in; after a verdict about the account, the login page shows why.',
      'ends the session on load, with its reason',
    ],
  ]),
  ...inFile(`${E2E}/layout.spec.ts`, [
    ['The account provider dies, and the shopper signs out', 'Signing out works.', 'is local'],
  ]),
  ...inFile(`${E2E}/sessions.spec.ts`, [
    [
      'The account provider has lost the account',
      'The shopper is signed out and sees why; protected pages redirect to login.',
      'shows why at the next request, on load, in a new tab and in another one',
    ],
  ]),
  ...inFile(`${SCREENS}/MyProfile/MyProfileSecurity.stories.tsx`, [
    [
      "The shopper's own account is offline during a change",
      'The dialog shows it, keeps the input, and works when the network is back.',
      'export const PasswordChangedOnceOnline',
    ],
    [
      "The shopper's own account is offline while the shopper confirms the login",
      'The dialog shows it; when the network is back, the change continues.',
      'export const ConfirmedAtLast',
    ],
    [
      "The shopper's own account is asked to confirm with a wrong password",
      'The dialog shows the provider’s message; the right password continues the change.',
      'export const ConfirmedAtLast',
    ],
    [
      "The shopper's own account is offline while Google is connected and disconnected",
      'Page and dialog show it; both work when the network is back.',
      'export const ConnectedAfterAFailure',
    ],
    [
      "The shopper's own account gets no answer from the provider during a change",
      'The dialog shows that it is busy and can be cancelled; the rest of the shop works.',
      'export const CancelledWhileItRuns',
    ],
    [
      "The shopper's own account fails a change that the shopper has cancelled",
      'No message shows, in no other dialog either.',
      'export const CancelledWhileItRuns',
    ],
  ]),
  ...inFile('packages/storefront/src/accountStorage/AccountStore.test.ts', [
    [
      "The shopper's own account is deleted, and the answer is lost",
      'The dialog reports it; once the provider answers, the shopper is signed out and the account’s data removed.',
      'removes the data when the session ends after a lost response',
    ],
  ]),
  ...inFile(`${E2E}/account/deletion.spec.ts`, [
    [
      "The shopper's own account is deleted in another tab while this one confirms the login",
      'This tab shows the login page; the dialog closes.',
      'removes its data from this browser in every tab',
    ],
  ]),
  ...inFile('packages/ui/src/accounts/LoginForm/LoginForm.stories.tsx', [
    [
      "The shopper's own account is deleted twice at once",
      'One request is sent: all forms of accounts are one component.',
      'export const SentOnce',
    ],
  ]),
  ...inFile('packages/auth-emulator/src/asProduction.test.ts', [
    [
      "The shopper's own account is changed to an email that another account uses",
      'The dialog shows the same message as for a free address; no e-mail is sent.',
      'reveals in no answer whether an address has an account',
    ],
  ]),
  ...inFile(`${E2E}/account/email.spec.ts`, [
    [
      'A link that changes the email is opened by a mail scanner, used, and opened again',
      'Opening changes nothing; its button does, once.',
      'changes the email only when the link in the e-mail is confirmed',
    ],
  ]),
];

const ofTwoSteps = [
  ...inFile(`${SCREENS}/Register/Register.stories.tsx`, [
    [
      'Two-step verification follows a popup that was closed first',
      'The form reports it; the next popup leads to the code.',
      'export const CodeAfterGoogle',
    ],
  ]),
  ...inFile('packages/ui/src/accounts/CodeForm/CodeForm.stories.tsx', [
    [
      'Two-step verification gets a code that is wrong, used, another account’s, or from a phone five minutes off',
      'The provider’s message, with advice to set the phone’s time; the digits stay selected.',
      'export const WrongCode',
    ],
  ]),
  ...inFile('packages/accounts/src/firebase/twoStep.test.ts', [
    [
      'Two-step verification loses the answer after the provider accepted the code',
      'The form starts over, with the email and the reason.',
      'is over when the SDK has emptied its error',
    ],
  ]),
  ...inFile(`${SCREENS}/Login/Login.stories.tsx`, [
    [
      'Two-step verification is interrupted because the account is disabled',
      'The login form shows again, with the provider’s message.',
      'export const CodeOfADisabledAccount',
    ],
    [
      'Two-step verification is interrupted because it is turned off elsewhere',
      'The login form shows again with the reason; no code is needed.',
      'export const CodeTurnedOffElsewhere',
    ],
  ]),
  ...inFile(`${SCREENS}/MyProfile/MyProfileSecurity.stories.tsx`, [
    [
      'Two-step verification is turned on in two tabs, then off in one',
      'The second tab shows that it was changed elsewhere; a reload shows the current setting.',
      'export const TwoStepChangedElsewhere',
    ],
    [
      'Two-step verification is offline while it is turned on or off',
      'The dialog shows it, keeps key and digits, and works when the network is back.',
      'export const TwoStepOnceOnline',
    ],
  ]),
];

const ofStorage = [
  ...inFile(ACCOUNT_STORE, [
    [
      'The cart is in storage that is full',
      'The cart works for this visit and shows that it could not be saved.',
      'loses no change: the cart lasts for the visit, and the next change retries',
    ],
    [
      'The cart is junk',
      'The cart is empty, a message says why, and the stored value is quarantined.',
      'quarantines %j and continues with an empty cart',
    ],
  ]),
  ...inFile(`${E2E}/cart/tabs.spec.ts`, [
    [
      'The cart is open when the session ends',
      'It closes; the page shows that the shopper was signed out.',
      'disappears from every tab on sign-out',
    ],
  ]),
  ...inFile('packages/ui/src/cart/CartDrawer/CartDrawer.stories.tsx', [
    [
      'The cart holds a toy that has sold out',
      'The line shows it and does not count; the toy’s page adds none.',
      'export const NotCounted',
    ],
  ]),
  ...inFile('packages/storefront/src/saved/useSavedToys.stories.tsx', [
    [
      'Saved toys cannot be stored: the storage is full',
      'Saving works for this visit and shows that it could not be stored.',
      'export const NotSaved',
    ],
  ]),
  ...inFile(`${SCREENS}/AllToys/AllToysFilters.stories.tsx`, [
    [
      'Saved toys are requested while the code of accounts is gone',
      'All toys show, under a message with the reason; Try again shows the saved ones.',
      'export const SavedToysUnavailable',
    ],
  ]),
];

const ofTheCatalogue = [
  ...inFile(`${SCREENS}/Home/Home.stories.tsx`, [
    [
      'The catalogue is on its way: each section shows it next to its toys, and other pages open',
      'The prerendered toys and their count show next to Loading...',
      'export const KnownToysLoading',
    ],
  ]),
  ...inFile(LOAD, [
    [
      'The catalogue stops in the middle: fails after 30 seconds, and keeps the toys',
      KEEPS,
      'stops in the middle: fails after 30 seconds, too',
    ],
    [
      'The catalogue leads to another site: shows that it could not be fetched, and keeps the toys',
      KEEPS,
      'cannot be reached: shows the browser’s reason',
    ],
    [
      'The catalogue breaks off in the middle: shows it, keeps the toys, and Try again loads all',
      'The prerendered toys stay, under a message; Try again loads the others.',
      'breaks off in the middle: shows the browser’s reason',
    ],
  ]),
  ...inFile('packages/app/test/faults/catalogueFaults.ts', [
    [
      'The catalogue is a web page: shows that it is not JSON, and keeps the toys',
      KEEPS,
      'is HTML: shows that it is not JSON',
    ],
  ]),
  ...inFile(`${E2E}/faults/catalogue.spec.ts`, [
    [
      'The catalogue failed without a network: is requested again when the browser is back online',
      RECOVERS,
      'isDown = false',
    ],
    [
      'The catalogue failed before the page was restored by Back: is requested again',
      RECOVERS,
      'and again after Back',
    ],
  ]),
  ...inFile(`${SCREENS}/AllToys/AllToys.stories.tsx`, [
    [
      'The catalogue has the longest texts allowed, without a space: does not scroll sideways',
      'All toys show, and nothing scrolls sideways.',
      'export const LongestTexts',
    ],
    [
      'A picture never arrives',
      'Its space is reserved: nothing moves.',
      'export const PicturesAreLate',
    ],
  ]),
  ...inFile('packages/ui/src/primitives/Picture/Picture.stories.tsx', [
    [
      'A picture is not found, or is a web page',
      'An illustration replaces it; name, price and link stay.',
      'export const Broken',
    ],
    [
      'A picture has no web address (javascript:, data:, blob:, file:, nothing)',
      'No request is sent. An illustration replaces it; name, price and link stay.',
      'export const Unsafe',
    ],
  ]),
];

const ofCode = [
  ...inFile('packages/accounts/src/provider/createLoader.test.ts', [
    [
      'Code of accounts is gone',
      'Public pages work; the login form reports it, keeps the input, and works once the code loads.',
      'reports code that does not load with a message for users, and requests it again on the next call',
    ],
  ]),
  ...inFile('packages/app/src/loading/importWithRetry.test.ts', [
    [
      'Code of accounts fails to arrive the first time only',
      'The code is requested again, and the change applies to the current account.',
      'requests a module once more after a failure, for all callers',
    ],
  ]),
  ...inFile(`${SCREENS}/EmailLink/EmailLink.stories.tsx`, [
    [
      'Code of accounts is gone when an e-mail’s link is opened',
      'The page shows the failure; Try again checks the link.',
      'export const Offline',
    ],
  ]),
  ...inFile(`${E2E}/faults/code.spec.ts`, [
    [
      'Code of accounts is gone until the browser is online again',
      'The protected page opens without a click.',
      'without a click',
    ],
    [
      'Code of a screen is still gone after a reload',
      'The error shows again; the link home works.',
      'still gone after a reload: the link home works',
    ],
    [
      'Code of a screen is gone for a moment',
      'Other screens work; following the link again, or Back, loads it.',
      'gone for a moment: Back loads it',
    ],
    [
      'Fonts are gone',
      'Text shows in a system font; no layout breaks.',
      "page.route('**/*.woff2', (route) => route.abort())",
    ],
    [
      'The network fails right after the page itself',
      'The page stays readable: toys, texts and links.',
      'of the whole shop is gone',
    ],
  ]),
  ...inFile(`${SCREENS}/MyProfile/MyProfile.stories.tsx`, [
    [
      'Code of accounts is gone while a shopper is signed in',
      'A protected page shows what it waits for and offers Try again; public pages work.',
      'export const AvailableAgain',
    ],
  ]),
  ...inFile(`${SCREENS}/ErrorScreen/ErrorScreen.stories.tsx`, [
    [
      'A screen throws',
      'An error shows between bar and footer; the rest of the shop works.',
      'export const GoneOn',
    ],
  ]),
  ...inFile('packages/storefront/src/search/useFuzzySearch.stories.tsx', [
    [
      'The fuzzy search cannot be loaded',
      'Names that contain the text are still offered.',
      'export const Lost',
    ],
  ]),
  ...inFile(`${E2E}/faults/network.spec.ts`, [
    [
      'The browser knows neither view transitions nor idle time',
      'Everything works.',
      'knows neither view transitions nor idle time',
    ],
  ]),
  ...inFile(`${E2E}/first-paint.spec.ts`, [
    [
      'The browser runs no scripts',
      'Public pages can be read; their links work.',
      'shows no loading message, follows links',
    ],
  ]),
];

const AS_WITHOUT = 'The shop works online; the page shows when the network is gone.';

const ofServiceWorkers = [
  ...inFile(`${E2E}/offline/faults.spec.ts`, [
    ['The service worker is missing', AS_WITHOUT, 'has an error in its code'],
    ['The service worker is a web page', AS_WITHOUT, 'has an error in its code'],
    ['The service worker finds storage full', 'The shop works online.', 'finds storage full'],
    ['The service worker is denied storage', 'The shop works online.', 'finds storage full'],
    [
      'The network does not answer a page within two seconds',
      'The page of the last visit shows.',
      'does not answer a page within two seconds',
    ],
  ]),
  ...inFile('packages/app/src/layout/NetworkNotice.stories.tsx', [
    ['The service worker is not there: a private window', AS_WITHOUT, 'export const Offline'],
  ]),
  ...inFile(`${E2E}/offline/shopper.spec.ts`, [
    [
      'The service worker runs during a login with Google',
      'The worker ignores the provider’s popup; signing in works.',
      'ignores Google’s popup',
    ],
  ]),
  ...inFile(`${E2E}/offline/release.spec.ts`, [
    [
      'A new release is deployed during a login',
      'The input stays; logging in works.',
      'is deployed during a login',
    ],
  ]),
];

/** Faults of docs/faults.md that a story or another test simulates. */
export const namedFaults: readonly NamedFault[] = [
  ...ofAccounts,
  ...ofTwoSteps,
  ...ofStorage,
  ...ofTheCatalogue,
  ...ofCode,
  ...ofServiceWorkers,
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
