/** Characters that no e-mail address has: control characters and white space. The emulator requires an at sign only. */
const HIDDEN = /[\p{Cc}\p{Cf}\s]/u;

/** Whether a text can be an e-mail address, as the emulator sees it. */
export const isAddress = (text: string): boolean =>
  /^[^@]+@[^@]+$/.test(text) && !HIDDEN.test(text);
