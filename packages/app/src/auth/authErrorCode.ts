/** The provider's code of any thrown value, such as `auth/user-disabled`; empty when it has none. */
export function authErrorCode(error: unknown): string {
  return textOf(error, 'code') ?? '';
}

/** A text that a thrown value carries. Its getters may throw in their turn. */
export function textOf(error: unknown, property: 'message' | 'code'): string | undefined {
  try {
    if (typeof error !== 'object' || error === null) return undefined;
    const value: unknown = Reflect.get(error, property);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
