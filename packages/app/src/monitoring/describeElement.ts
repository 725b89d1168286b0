const MAX_DEPTH = 5;

/**
 * Describes an element's place by tags, roles and the names of data attributes, such as
 * `main > article > a[data-picture-link]`. It contains no personal data: no text, id, class or value.
 */
export function describeElement(node: Node | null): string | undefined {
  const parts: string[] = [];
  let element = isElement(node) ? node : (node?.parentElement ?? null);
  while (element !== null && element.localName !== 'body' && parts.length < MAX_DEPTH) {
    parts.unshift(partOf(element));
    element = element.parentElement;
  }
  return parts.length > 0 ? parts.join(' > ') : undefined;
}

const isElement = (node: Node | null): node is Element => node?.nodeType === 1;

function partOf(element: Element): string {
  const role = element.getAttribute('role') ?? '';
  const data = element.getAttributeNames().filter((name) => /^data-[a-z-]+$/.test(name));
  const attributes = [...(/^[a-z]+$/.test(role) ? [`role=${role}`] : []), ...data];
  return element.localName + attributes.map((attribute) => `[${attribute}]`).join('');
}
