'use server';

/** A Server Function can be passed where a component calls back. */
export async function act() {}
