import { safePictureUrl } from '../Picture/safePictureUrl.ts';

/**
 * Returns the trimmed address if it can be the URL of a photo, else `undefined`: a complete http(s) URL, or a path from
 * the root of the same site. Stricter than `safePictureUrl`, which accepts any word as a path.
 */
export function toPhotoUrl(typed: string): string | undefined {
  const url = safePictureUrl(typed);
  return url !== undefined && /^(?:https?:\/)?\//i.test(url) ? url : undefined;
}
