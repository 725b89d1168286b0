/** What JSON can hold. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a person reads it in a sentence. */
export function quote(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Where the format leaves room for a tool's own: what CSS says and the format cannot hold. */
export const EXTENSION = 'io.github.toystore';
