/*
 * A field of the account picker for more claims of the account, or attributes of SAML. Appended to the emulator's page, whose
 * `saveAuthEvent` passes the choice to the app.
 */
(() => {
  const KEPT = 5;
  const key = `claims of ${new URLSearchParams(location.search).get('providerId')}`;
  const found = document.getElementById('claims-input');
  if (!(found instanceof HTMLInputElement)) return;
  const field = found; // functions below do not see the check

  /** @type {() => string[]} */
  const kept = () => JSON.parse(localStorage.getItem(key) ?? '[]');
  document.getElementById('claims-list')?.append(
    ...kept().map((claims) => {
      const option = document.createElement('option');
      option.value = claims;
      return option;
    }),
  );

  /** Returns the typed claims, or undefined if they are no JSON object. */
  function typedClaims() {
    try {
      const claims = JSON.parse(field.value || '{}');
      return claims?.constructor === Object ? claims : undefined;
    } catch {
      return undefined;
    }
  }

  const save = Reflect.get(window, 'saveAuthEvent');
  field.addEventListener('input', () => field.setCustomValidity(''));

  /** @param {{ urlResponse: string }} authEvent */
  function saveWithClaims(authEvent) {
    const claims = typedClaims();
    if (claims === undefined) {
      field.setCustomValidity('Write a JSON object, such as {"role": "staff"}.');
      field.reportValidity();
      return;
    }
    if (Object.keys(claims).length === 0) return save(authEvent);
    const others = kept().filter((other) => other !== field.value);
    localStorage.setItem(key, JSON.stringify([field.value, ...others].slice(0, KEPT)));
    const url = new URL(authEvent.urlResponse);
    const { searchParams } = url;
    const name = searchParams.has('SAMLResponse') ? 'SAMLResponse' : 'id_token';
    const value = JSON.parse(searchParams.get(name) ?? '{}');
    if (name === 'id_token') Object.assign(value, claims);
    else value.assertion.attributeStatements = claims;
    searchParams.set(name, JSON.stringify(value));
    save({ ...authEvent, urlResponse: url.href });
  }
  Reflect.set(window, 'saveAuthEvent', saveWithClaims);
})();
