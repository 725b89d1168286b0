'use server';

/** A Server Function can be passed as a callback prop. */
export async function act() {}
