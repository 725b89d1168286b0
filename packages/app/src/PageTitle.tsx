/** A document's title: `{children} | ToyStore` (specification, section 1). */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} | ToyStore`}</title>;
}
