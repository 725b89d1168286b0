import * as v from 'valibot';
import { hasVisibleText } from './hasVisibleText.ts';

/** The limit of a list: badges, pictures, hazards or warnings. */
export const MAX_ENTRIES = 20;

export const amount = (max: number, remedy = '') =>
  v.pipe(
    v.number('must be a number'),
    v.minValue(0, 'must not be negative'),
    v.maxValue(max, `must not be more than ${max}${remedy}`),
  );

/** A text that is empty or has visible characters: others look like a mistake of the shop on a page. */
export const text = (maxCharacters: number) =>
  v.pipe(
    v.string('must be a text'),
    v.maxLength(maxCharacters, `must not have more than ${maxCharacters} characters`),
    v.check((value) => value === '' || hasVisibleText(value), 'must not be empty'),
  );

/** A text that says something. */
export const words = (maxCharacters: number) =>
  v.pipe(text(maxCharacters), v.trim(), v.nonEmpty('must not be empty'));

export const list = <Entry extends v.GenericSchema<unknown, string>>(of: Entry) =>
  v.pipe(
    v.array(v.unknown(), 'must be a list of texts'),
    v.maxLength(MAX_ENTRIES, `must not have more than ${MAX_ENTRIES} entries`),
    v.array(of), // after the length check, because it reports each entry
  );
