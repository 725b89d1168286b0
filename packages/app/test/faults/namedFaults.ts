import { type Fault, KEEPS, RECOVERS } from './fault.ts';

/** A fault that a story or a unit test of its own brings about. */
export interface NamedFault extends Fault {
  /** The file, from the project's root. */
  file: string;
  /** What the story or the test is called there. */
  name: string;
}

const LOAD = 'packages/app/src/catalogue/catalogueFaults.test.ts';

/** Rows of the table of faults that no e2e test needs to bring about. */
export const namedFaults: readonly NamedFault[] = [
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
    what: 'The clock of the device is wrong while the time of prices is told',
    seen: 'It is the time at which the server sent them, by its own clock.',
    file: 'packages/storefront/src/prices/timeOfPrices.test.ts',
    name: 'the clock of the device may be wrong',
  },
];
