/** Windows has devices of these names. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
const LONGEST_ID = 40;

/** Rejects an id that no shop may have. */
export function requireNewId(id: string): void {
  if (!/^[a-z][a-z\d-]*$/.test(id)) {
    throw new Error(
      'Name the shop with small letters, digits and dashes: npm run new-shop -- teddys --locale de-AT',
    );
  }
  if (RESERVED.test(id)) throw new Error(`Windows reserves the name ${id}. Choose another id.`);
  if (id.length > LONGEST_ID) {
    throw new Error(`The id has ${id.length} characters; ${LONGEST_ID} are possible.`);
  }
}
