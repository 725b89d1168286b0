import { readFileSync } from 'node:fs';
import { listAccounts } from '../pipeline/emulatorApi.ts';
import type { Exchange, Feature } from '../pipeline/feature.ts';
import { headersFor } from '../pipeline/project.ts';
import { listPickable, writeAccounts } from './accountPicker.ts';

/** The stub of Google's api.js, for the app and for the emulator's hidden frame. */
const STUB_PATH = '/gapi.js';

const STUB = new URL('../../assets/gapiStub.js', import.meta.url);
const STYLES = new URL('../../assets/accountPicker.css', import.meta.url);
const API_SCRIPT = /https:\/\/apis\.google\.com\/js\/api\.js/g;
const EXTERNAL = /<link\b[^>]*\bhref="https:[^>]*>|<script\b[^>]*\bsrc="https:[^>]*><\/script>/g;

/** Makes `signInWithPopup` work offline, and escapes the text of accounts. */
export const popup: Feature = {
  name: 'popup',
  routes(app) {
    app.get(STUB_PATH, serveStub);
    app.get('/emulator/auth/handler', serveAccountPicker);
    app.get('/emulator/auth/iframe', serveFrame);
  },
};

function serveStub(exchange: Exchange): Response {
  exchange.header('content-type', 'text/javascript; charset=utf-8');
  exchange.header('cache-control', 'no-cache');
  exchange.header('cross-origin-resource-policy', 'cross-origin');
  return exchange.body(readFileSync(STUB, 'utf8'));
}

/** Serves the emulator's account picker with a list that the proxy writes. */
async function serveAccountPicker(exchange: Exchange): Promise<Response> {
  const { apiKey = '', providerId = '', tenantId, tid } = exchange.req.query();
  const page = await loadPage(exchange, `handler?${new URLSearchParams({ apiKey, providerId })}`);
  if (!page.ok) return page;
  const accounts = await listAccounts(exchange.get('project'), tenantId || tid || undefined);
  const identities = listPickable(accounts, providerId);
  const html = writeAccounts(await page.text(), identities, new URL(exchange.req.url));
  return exchange.html(makeOffline(html));
}

/**
 * Serves the hidden frame that reports the result of a popup to the app. App and frame must use the same script: the app's
 * stub adds `gapiStub` to the frame's address.
 */
async function serveFrame(exchange: Exchange): Promise<Response> {
  const html = await (await loadPage(exchange, 'iframe')).text();
  return exchange.html(exchange.req.query('gapiStub') === undefined ? html : makeOffline(html));
}

function loadPage(exchange: Exchange, page: string): Promise<Response> {
  const project = exchange.get('project');
  return fetch(`${project.emulatorUrl}/emulator/auth/${page}`, { headers: headersFor(project) });
}

/** Replaces Google's script and the external styles of a page, so that it works without a network. */
export function makeOffline(html: string): string {
  const local = html.replace(API_SCRIPT, STUB_PATH).replace(EXTERNAL, '');
  return local.replace('</style>', () => `${readFileSync(STYLES, 'utf8')}</style>`);
}
