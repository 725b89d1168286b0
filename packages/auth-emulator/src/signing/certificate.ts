import { type KeyObject, randomBytes, sign } from 'node:crypto';

/*
 * Google also publishes its keys as X.509 certificates, which neither Node nor jose can create. This one contains a name, a
 * public key and its own signature, in DER: a tag, a length, the content.
 */

const DAY = 24 * 60 * 60 * 1000; // ms

/** Creates a self-signed certificate, in PEM. */
export function certificateFor(publicKey: KeyObject, privateKey: KeyObject): string {
  const now = Date.now();
  const version3 = der(0xa0, der(0x02, Buffer.of(2)));
  const serial = der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)]));
  const validity = sequence(time(now - DAY), time(now + 365 * DAY));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const content = sequence(version3, serial, RS256, NAME, validity, NAME, key);
  const signature = der(0x03, Buffer.concat([Buffer.of(0), sign('sha256', content, privateKey)]));
  const base64 = sequence(content, RS256, signature).toString('base64');
  const lines = base64.match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  const header = length < 0x80 ? bytes : [0x80 + bytes.length, ...bytes];
  return Buffer.concat([Buffer.of(tag, ...header), content]);
}

const sequence = (...items: Buffer[]) => der(0x30, Buffer.concat(items));

/** UTC with a year of two digits: `260131235959Z`. */
const time = (date: number) =>
  der(0x17, Buffer.from(`${new Date(date).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

/** sha256WithRSAEncryption, 1.2.840.113549.1.1.11, without parameters. */
const RS256 = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05, Buffer.of()));

/** The common name (2.5.4.3) of Google's certificates. */
const NAME = sequence(
  der(
    0x31,
    sequence(
      der(0x06, Buffer.from('550403', 'hex')),
      der(0x0c, Buffer.from('securetoken.system.gserviceaccount.com')),
    ),
  ),
);
