const RIGHT_TO_LEFT = /^\P{L}*(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** The labels of a component are a constant, and a page has a hundred of some components. */
const isolating = new WeakMap<object, object>();

/** Returns English labels that isolate values written from right to left: the mark after an Arabic name stays at its end. */
export function isolateValues<Labels extends object>(english: Labels): Labels {
  const known = isolating.get(english);
  if (known) return known as Labels; // made of the same labels below
  const changed = Object.entries(english).flatMap(([key, label]: [string, unknown]) =>
    typeof label === 'function' ? [[key, (values?: object) => label(isolated(values))]] : [],
  );
  const labels = Object.assign({ ...english }, Object.fromEntries(changed));
  isolating.set(english, labels);
  return labels;
}

const isolated = (values?: object) =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value,
    ]),
  );
