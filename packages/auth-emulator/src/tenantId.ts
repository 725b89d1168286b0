/** The ID of a tenant is part of addresses, and of the names of a seed's files. */
export const TENANT_ID = /^[a-z0-9][\w-]{0,99}$/i;

/** The message about an ID that does not match. */
export const TENANT_ID_RULE = 'write letters, digits and hyphens, at most 100';
