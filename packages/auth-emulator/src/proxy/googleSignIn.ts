import { readFileSync } from 'node:fs';
import type { Exchange } from './exchange.ts';

/** Where the stub of Google's api.js is, for the app and for the emulator's hidden frame. */
const STUB_PATH = '/gapi.js';

const STUB = new URL('../../assets/gapiStub.js', import.meta.url);
const STYLES = new URL('../../assets/accountPicker.css', import.meta.url);
const API_SCRIPT = /https:\/\/apis\.google\.com\/js\/api\.js/g;
const EXTERNAL = /<link\b[^>]*\bhref="https:[^>]*>|<script\b[^>]*\bsrc="https:[^>]*><\/script>/g;

/**
 * Answers with the stub.
 * @returns whether it was requested
 */
export function serveStub({ request, response, url }: Exchange): boolean {
  if (url.pathname !== STUB_PATH || !['GET', 'HEAD'].includes(request.method ?? '')) return false;
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.end(readFileSync(STUB));
  return true;
}

/**
 * Whether this is the hidden frame that reports to the app who was picked. It talks to the app by Google's script, so it
 * gets the stub only if the app has it, too; the stub then says so in the frame's address.
 */
export const isFrameOfStub = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/emulator/auth/iframe' && searchParams.has('gapiStub');

/**
 * Makes a page of the emulator work without a network: Google's script comes from here, and what the
 * account picker loads for its looks is replaced by a small style sheet.
 */
export function makeOffline(html: string): string {
  const local = html.replace(API_SCRIPT, STUB_PATH).replace(EXTERNAL, '');
  return local.replace('</style>', () => `${readFileSync(STYLES, 'utf8')}</style>`);
}
