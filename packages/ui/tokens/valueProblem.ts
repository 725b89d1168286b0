/** A problem of a token's value; its message follows the token's name. */
export class ValueProblem extends Error {}
