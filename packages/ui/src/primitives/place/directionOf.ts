/** Returns the text direction of an element. Radix takes it as a prop, and would otherwise use `ltr` everywhere. */
export const directionOf = (element: Element): 'ltr' | 'rtl' =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
