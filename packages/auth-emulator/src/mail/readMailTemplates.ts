import * as v from 'valibot';
import type { MailTemplates } from '../client.ts';
import { readJson } from '../readJson.ts';

const template = v.exactOptional(v.strictObject({ subject: v.string(), text: v.string() }));

const templatesSchema = v.record(
  v.string(),
  v.strictObject({
    ...{ EMAIL_SIGNIN: template, PASSWORD_RESET: template, RECOVER_EMAIL: template },
    ...{ VERIFY_AND_CHANGE_EMAIL: template, VERIFY_EMAIL: template },
  }),
);

/** @throws {Error} in one sentence, if the file is missing or wrong */
export function readMailTemplates(file: string): MailTemplates {
  return readJson(file, templatesSchema);
}
