import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM().window;

/** Parses a page as browsers do. Nothing of it runs, loads or is laid out. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(html, 'text/html');
