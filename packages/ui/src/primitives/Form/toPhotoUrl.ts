import { safePictureUrl } from '../Picture/safePictureUrl.ts';

/**
 * The trimmed address if a person can mean it as their photo's, else `undefined`: a whole http(s) address,
 * or a path from the root of the same site. Stricter than `safePictureUrl`, for which any word is a path.
 */
export function toPhotoUrl(typed: string): string | undefined {
  const url = safePictureUrl(typed);
  return url !== undefined && /^(?:https?:\/)?\//i.test(url) ? url : undefined;
}
