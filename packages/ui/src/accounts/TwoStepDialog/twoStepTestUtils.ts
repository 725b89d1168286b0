import { fn } from 'storybook/test';

/** What the provider says about a code that is wrong or old. */
export const wrongCode = {
  message: 'Firebase: Error (auth/invalid-verification-code).',
  help: "Check that your phone's clock is right, and type the newest code.",
};

/** A key, and what its QR code says. */
export const setup = {
  key: 'JBSWY3DPEHPK3PXPKRUGKIDROVUWG2ZA',
  url: 'otpauth://totp/ToyStore:shopper%40toystore.example?secret=JBSWY3DPEHPK3PXPKRUGKIDROVUWG2ZA&issuer=ToyStore&algorithm=SHA1&digits=6',
};

/** Another one, as the provider hands out once the first has expired. */
export const anotherSetup = {
  key: 'KRUGKIDROVUWG2ZAJBSWY3DPEHPK3PXP',
  url: 'otpauth://totp/ToyStore:shopper%40toystore.example?secret=KRUGKIDROVUWG2ZAJBSWY3DPEHPK3PXP&issuer=ToyStore&algorithm=SHA1&digits=6',
};

/** Puts a stub in the clipboard's place; the function puts the clipboard back. */
export function stubClipboard(writeText: (text: string) => Promise<void>) {
  const stub = fn(writeText);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: stub }, configurable: true });
  return { writeText: stub, restore: () => Reflect.deleteProperty(navigator, 'clipboard') };
}
