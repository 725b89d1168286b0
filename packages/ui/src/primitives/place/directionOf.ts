/** In which direction the text of an element runs. Radix takes it as a prop: it would be `ltr` everywhere otherwise. */
export const directionOf = (element: Element): 'ltr' | 'rtl' =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
