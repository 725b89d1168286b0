/**
 * Runs in the page: resolves with the milliseconds from the navigation until /alltoy can be used,
 * which is when the heading's count is right, the first card is visible and the search box answers.
 * @param {number} count how many toys there should be
 * @returns {Promise<number>}
 */
export function untilUsable(count) {
  const isRight = () => {
    const heading = [...document.querySelectorAll('h1')].find(
      ({ textContent }) => textContent === 'Our All Toys',
    );
    const words = heading?.parentElement?.textContent ?? '';
    const said = /([\d,. ]+)\s*Toy Found/.exec(words)?.[1]?.replace(/\D/g, '');
    const card = document.querySelector('main a[href^="/toys/"]');
    return said === String(count) && card?.checkVisibility() === true;
  };

  const answers = () => document.querySelector('[role="option"]') !== null;
  const attempts = ['b', 'be', 'bea', 'bear'];
  let attempt = 0;
  let nextTry = 0;
  /** Types as soon as React has the field, and again after a while should the page have missed it. */
  const type = () => {
    const field = document.querySelector('input[role="combobox"]');
    if (!(field instanceof HTMLInputElement) || performance.now() < nextTry) return;
    if (!Object.keys(field).some((key) => key.startsWith('__react'))) return;
    nextTry = performance.now() + (attempt < 3 ? 100 : 500);
    if (document.activeElement !== field) field.focus({ preventScroll: true });
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, attempts[attempt++ % attempts.length]); // past React's own tracking
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };

  return new Promise((resolve) => {
    const look = () => {
      if (!isRight()) return setTimeout(look, 30);
      if (answers()) return resolve(performance.now());
      type();
      return setTimeout(look, 30);
    };
    look();
  });
}
