/** Password managers read here which account a password belongs to; people read it elsewhere in the form. */
export function UsernameField({ email }: { email: string }) {
  return (
    <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
