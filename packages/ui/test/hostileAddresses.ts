import { array, constantFrom, mixedCase, nat, oneof, string, tuple, webUrl } from 'fast-check';

const schemes = mixedCase(
  constantFrom(
    ...['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'ftp:', 'about:', 'mailto:'],
    ...['http:', 'https:', 'ws:', 'x:', ':'],
  ),
);

/** Characters that a URL parser strips, converts to a slash or cannot encode. */
const noise = string({
  unit: constantFrom(
    ...['\0', '\t', '\n', '\r', '\u001f', ' ', '\u00a0', '\u2028', '\ufeff', '\u202e'],
    ...['/', '\\', '.', ',', ';', '@', '#', '?', '%', '[', '\ud800', 'é', '。', '／'],
  ),
  maxLength: 3,
});

const schemesWithNoise = tuple(schemes, noise, nat(12)).map(
  ([scheme, inside, at]) => scheme.slice(0, at) + inside + scheme.slice(at),
);

const rests = constantFrom(
  ...['//evil.example/', '\\\\evil.example', '/\\evil.example', 'evil.example', '//user:pass@'],
  ...['alert(1)', 'image/svg+xml,<svg onload=alert(1)>', 'text/html;base64,PHNjcmlwdD4='],
  ...['&#106;avascript&colon;', '&Tab;', '%00', '%09', '%2e', '%2f', '%5c', '%252f', '%E0%A4'],
  ...['/pictures/bear-640.avif', '/pictures/', '-640.avif', '/toys/7', '/myprofile', '..', '/../'],
);

/** URLs that an attacker would craft to redirect users out of the shop, and any other text. */
export const hostileAddresses = oneof(
  array(oneof(schemes, schemesWithNoise, noise, rests, string({ unit: 'binary' })), {
    maxLength: 6,
  }).map((parts) => parts.join('')),
  tuple(noise, webUrl({ withFragments: true, withQueryParameters: true }), noise).map((parts) =>
    parts.join(''),
  ),
  string({ unit: 'binary', maxLength: 200 }),
);
