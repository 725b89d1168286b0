import * as v from 'valibot';
import { hashConfigSchema } from '../passwords/index.ts';

const number = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/, 'write a number such as +15550100'));
const code = v.pipe(v.string(), v.regex(/^\d{6}$/, 'write a code of six digits'));

const signInSchema = v.looseObject({
  phoneNumber: v.exactOptional(
    v.looseObject({ testPhoneNumbers: v.exactOptional(v.record(number, code)) }),
  ),
  hashConfig: v.exactOptional(hashConfigSchema),
});

/** The settings that only the proxy reads. The emulator validates its own, and ignores the others. */
export const configSchema = v.looseObject({
  signIn: v.exactOptional(v.lazy((sent) => (sent instanceof Object ? signInSchema : v.any()))),
});
