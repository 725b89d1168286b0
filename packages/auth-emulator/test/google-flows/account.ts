/** The account of the seed that TOTP is tried with. */
export const email = 'totpuser-donotdelete@test.com';
export const password = 'password';
