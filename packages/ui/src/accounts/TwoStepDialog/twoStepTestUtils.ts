/** The provider's error about a wrong or expired code. */
export const wrongCode = {
  message: 'Firebase: Error (auth/invalid-verification-code).',
  help: "Check that your phone's clock is right, and type the newest code.",
};

/** A key, and the content of its QR code. */
export const setup = {
  key: 'JBSWY3DPEHPK3PXPKRUGKIDROVUWG2ZA',
  url: 'otpauth://totp/ToyStore:shopper%40toystore.example?secret=JBSWY3DPEHPK3PXPKRUGKIDROVUWG2ZA&issuer=ToyStore&algorithm=SHA1&digits=6',
};
