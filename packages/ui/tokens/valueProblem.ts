/** What is wrong with a token's value; the sentence goes on after the token's name. */
export class ValueProblem extends Error {}
