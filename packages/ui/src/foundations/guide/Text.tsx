/** A text in which words in backticks are code, and words between asterisks are quoted from the screen. */
export function Text({ children }: { children: string }) {
  return children.split(/(`[^`]+`|\*[^*]+\*)/).map((part, index) => {
    const key = `${index}`;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (part.startsWith('*')) return <q key={key}>{part.slice(1, -1)}</q>;
    return part;
  });
}

/** A list of texts. */
export function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Text>{item}</Text>
        </li>
      ))}
    </ul>
  );
}
