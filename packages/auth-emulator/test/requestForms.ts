import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

/* Requests for tests: one operation and its content in many forms. */

export const V1 = '/identitytoolkit.googleapis.com/v1';
export const LEGACY = '/www.googleapis.com/identitytoolkit/v3/relyingparty';

/** The spellings of a request line for an operation, including some that the emulator rejects. */
export function pathsOf({ operation, legacy }: { operation: string; legacy: string }): string[] {
  const path = `${V1}/accounts:${operation}`;
  const inProject = operation === 'signUp' ? 'accounts' : `accounts:${operation}`;
  return [
    path,
    `${LEGACY}/${legacy}`,
    `${LEGACY}/${legacy}/`,
    `${LEGACY}/${legacy}`.toUpperCase(),
    `http://localhost${path}`,
    `HTTP://localhost:99999${path}`, // an address that no URL may be
    `other://localhost${path}`,
    `${V1}/projects/demo-test/${inProject}`,
    `${V1}/projects//${inProject}`, // the emulator takes its own project
    `${V1}/projects/demo-test/tenants/t/${inProject}`,
    `${V1}/projects//tenants/t/${inProject}`,
    `${path}#`,
    path.replace('/v1/', '/v2/../v1/'),
    path.replaceAll('/v1/', '\\v1\\'),
    path.replace('/v1/', '/%761/../v1/'),
  ];
}

type Content = Record<string, string>;

interface Form {
  headers: Record<string, string>;
  body: Buffer;
}

const JSON_TYPE = 'application/json';

const form = (body: string | Buffer, type = JSON_TYPE): Form => ({
  headers: { 'content-type': type },
  body: Buffer.from(body),
});

const encoded = (encoding: string, body: Buffer): Form => ({
  headers: { 'content-type': JSON_TYPE, 'content-encoding': encoding },
  body,
});

const rename = (content: Content, newName: (name: string) => string) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(content).map(([name, value]) => [newName(name), value])),
  );

const snakeCase = (name: string) => name.replace(/[A-Z]/g, '_$&').toLowerCase();

/** Those that the proxy reads as the emulator does. */
export function readableForms(content: Content): Record<string, Form> {
  const json = JSON.stringify(content);
  return {
    JSON: form(json),
    'JSON without a type': { headers: {}, body: Buffer.from(json) },
    'a charset': form(json, `${JSON_TYPE}; charset=UTF-8`),
    'a charset in quotes': form(json, `Application/JSON;charset="utf-8"`),
    'no encoding': encoded('identity', Buffer.from(json)),
    'a byte order mark': form(`\ufeff${json}`),
    'names with underscores': form(rename(content, snakeCase)),
    'names in capitals': form(rename(content, (name) => snakeCase(name).toUpperCase())),
    'names with a capital': form(
      rename(content, (name) => name.replace(/^./, (first) => first.toUpperCase())),
    ),
    gzip: encoded('gzip', gzipSync(json)),
    GZIP: encoded('GZIP', gzipSync(json)),
    deflate: encoded('deflate', deflateSync(json)),
    br: encoded('br', brotliCompressSync(json)),
  };
}

/** Those that the proxy refuses, though the emulator reads most of them. */
export function otherForms(content: Content): Record<string, Form> {
  const json = JSON.stringify(content);
  const utf16 = Buffer.from(json, 'utf16le');
  const names = Object.keys(content);
  const decoys = Object.fromEntries(names.map((name) => [name, 'ToyBox#2026']));
  const decoysInCapitals = rename(decoys, (name) => snakeCase(name).toUpperCase());
  return {
    'UTF-16': form(utf16, `${JSON_TYPE}; charset=utf-16le`),
    'UTF-16 with a mark': form(
      Buffer.from(`\ufeff${json}`, 'utf16le'),
      `${JSON_TYPE}; charset=utf-16`,
    ),
    'UTF-7': form(json.replaceAll('"', '+ACI-'), `${JSON_TYPE}; charset=utf-7`),
    'two charsets': form(utf16, `${JSON_TYPE}; charset=utf-8; charset=utf-16le`),
    'bytes that are no text': form(
      Buffer.concat([Buffer.from('{"x":"'), Buffer.of(0xff), Buffer.from(`",${json.slice(1)}`)]),
    ),
    zstd: encoded('zstd', Buffer.from(json)),
    'two encodings': encoded('gzip, gzip', gzipSync(gzipSync(json))),
    'the fields of a form': form(
      new URLSearchParams(content).toString(),
      'application/x-www-form-urlencoded',
    ),
    'names with hyphens': form(rename(content, (name) => `-${snakeCase(name).replace('_', '-')}`)),
    'names with a space': form(rename(content, (name) => ` ${name}`)),
    'names with accents': form(
      rename(content, (name) =>
        name
          .normalize('NFD')
          .replace(/[aeio]/, '$&\u0301')
          .normalize('NFC'),
      ),
    ),
    'names with a ligature': form(
      rename(content, (name) => name.replace('ss', 'ß').replace('k', 'ķ')),
    ),
    'a field that occurs twice': form(`${JSON.stringify(decoys).slice(0, -1)},${json.slice(1)}`),
    'a field under two names': form(`${json.slice(0, -1)},${decoysInCapitals.slice(1)}`),
  };
}
