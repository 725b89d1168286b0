import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM().window;

/** Parses a page as browsers do, without running, loading or laying out anything. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(html, 'text/html');
