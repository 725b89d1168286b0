import { byHand, notApplicable, supports } from './criterion.ts';

const E2E = 'packages/app/e2e';

export const understandable = [
  supports(
    '3.1.1',
    'A',
    'Language of Page',
    'Each shop declares its language and direction.',
    `${E2E}/shops/browsing.spec.ts: language`,
  ),
  byHand(
    '3.1.2',
    'AA',
    'Language of Parts',
    'In the menu of languages, each language is declared. Names of toys are proper names.',
    'Look for foreign words in the texts that a shop adds.',
    'Screens/Language menu: Same Page',
  ),
  byHand(
    '3.2.1',
    'A',
    'On Focus',
    'Focus opens nothing but tooltips and suggestions, and leaves the page as it is.',
    'Press Tab through each screen.',
    'Toys/SearchBox: Focus Is Heard',
  ),
  supports(
    '3.2.2',
    'A',
    'On Input',
    'A form changes the page only when it is submitted. Filters change the list that they belong to, and this is announced.',
    `${E2E}/filters/panel.spec.ts: announces each change once`,
  ),
  byHand(
    '3.2.3',
    'AA',
    'Consistent Navigation',
    'Bar and footer are the same component, with the same order of links, on each page.',
    'Compare the pages that a shop adds.',
    `${E2E}/layout.spec.ts: bar and footer`,
  ),
  byHand(
    '3.2.4',
    'AA',
    'Consistent Identification',
    'The same function has the same label on each page: labels come from one place.',
    'Read the transcripts.',
  ),
  byHand(
    '3.2.6',
    'A',
    'Consistent Help',
    'Links to contact are in the footer of each page, in the same place.',
    'Compare the pages that a shop adds.',
    'Navigation/Footer: Default',
  ),
  supports(
    '3.3.1',
    'A',
    'Error Identification',
    'A summary names each invalid field and links to it; the field has its message.',
    'Forms/ErrorSummary: Default',
    'Forms/RegisterForm: Nothing Typed',
    `${E2E}/login.spec.ts: focuses a summary that links to both fields`,
  ),
  supports(
    '3.3.2',
    'A',
    'Labels or Instructions',
    'Each field has a visible label; hints and password rules are shown before they are needed.',
    'Forms/TextField: With Hint',
    'Forms/RegisterForm: Rules Shown First',
  ),
  supports(
    '3.3.3',
    'AA',
    'Error Suggestion',
    'Messages say what to type; a provider’s message is followed by a sentence of help.',
    'Forms/RegisterForm: Malformed Email',
    'Forms/RegisterForm: Password Refused',
  ),
  supports(
    '3.3.4',
    'AA',
    'Error Prevention (Legal, Financial, Data)',
    'Deleting an account asks first; a removed line of the cart can be restored. There is no payment.',
    'Forms/DeleteAccountDialog: Default',
    `${E2E}/cart/undo.spec.ts: restores place and quantity by Undo`,
  ),
  byHand(
    '3.3.7',
    'A',
    'Redundant Entry',
    'Nothing is asked twice in a process, except a password or e-mail that confirms a dangerous action.',
    'Go through each process that a shop adds.',
    'Forms/RegisterForm: Typed Text Stays',
  ),
  supports(
    '3.3.8',
    'AA',
    'Accessible Authentication (Minimum)',
    'Passwords and codes can be pasted and filled in by a password manager. There is no puzzle.',
    'Forms/NewPasswordForm: For Password Managers',
    'Forms/CodeField: Pasted',
  ),
];

export const robust = [
  supports(
    '4.1.2',
    'A',
    'Name, Role, Value',
    'Each control has a name, a role and its states; the transcripts show them.',
    'Conformance/Seeded defects: Are Noticed',
    'Filters/FilterGroup: Default',
  ),
  supports(
    '4.1.3',
    'AA',
    'Status Messages',
    'Messages are announced without moving the focus, once each.',
    'Toys/Slider: Manual Moves Are Announced',
    'Cart/CartDrawer: One Announcement A Change',
    `${E2E}/filters/panel.spec.ts: announces each change once`,
  ),
];

/** A criterion of WCAG 2.1, which EN 301 549 still lists. */
export const parsing = notApplicable(
  '4.1.1',
  'A',
  'Parsing',
  'WCAG 2.2 removed it; by its errata it is always satisfied. html-validate checks the HTML of each story.',
);
