/** Whether a typed address is this one: case and surrounding blanks do not count. */
export const isSameEmail = (typed: string, email: string | null) =>
  typed.trim().toLowerCase() === email?.trim().toLowerCase();
