export const CART_PROBLEMS = {
  'not saved': 'The cart could not be saved in this browser. It lasts until you leave.',
  quarantined: 'A stored cart could not be read. It is kept aside, and this one starts without it.',
};
