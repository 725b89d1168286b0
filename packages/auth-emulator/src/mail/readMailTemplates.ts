import * as v from 'valibot';
import type { MailTemplates } from '../client.ts';
import { readJson } from '../readJson.ts';
import { TYPES } from './mailbox.ts';

const template = v.strictObject({ subject: v.string(), text: v.string() });

const templatesSchema = v.record(v.string(), v.record(v.picklist([...TYPES.values()]), template));

/** @throws {Error} in one sentence, if the file is missing or wrong */
export function readMailTemplates(file: string): MailTemplates {
  return readJson(file, templatesSchema);
}
