/** Barriers that no tool finds, and tests of components that fail if a component has them. */
export const componentTests: Record<string, string> = {
  'html element has lang attribute set to wrong language':
    'packages/app/e2e/shops/browsing.spec.ts: language',
  'Inappropriate page title': 'packages/app/e2e/screens.spec.ts: pages have their titles',
  'Links with the same text go to different pages': 'Toys/ToyCard: Default',
  'Errors identified by colour only': 'Forms/TextField: Invalid',
  'Error messages - no suggestion for corrections given, e.g. required format':
    'Forms/RegisterForm: Malformed Email',
  'Field hint not associated with input': 'Forms/TextField: Invalid',
  'Errors are not identified': 'Forms/RegisterForm: Nothing Typed',
  'Alert shows for a short time': 'Feedback/Toast: At Least Ten Seconds',
  'Dropdown navigation - only the top level items receive focus': 'Navigation/Menu: By Keyboard',
  "Lightbox - close button doesn't receive focus": 'Primitives/Dialog: Initial Focus',
  "Lightbox - ESC key doesn't close the lightbox": 'Primitives/Dialog: Closes On Escape',
  'Lightbox - focus is not moved immediately to lightbox': 'Primitives/Dialog: Initial Focus',
  "Tooltips don't receive keyboard focus": 'Conformance/Popups: Tooltip',
};
