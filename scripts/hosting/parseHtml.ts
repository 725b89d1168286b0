import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM().window;

const TEMPLATE_TAG = /<\/?template\b[^>]*>/g;

/**
 * Parses a page as browsers do, without running, loading or laying out anything. What is in a template is in the page: a page's
 * scripts are (codeStart.ts).
 */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(html.replaceAll(TEMPLATE_TAG, ''), 'text/html');
