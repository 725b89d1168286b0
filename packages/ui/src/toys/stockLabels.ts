/** The texts about a toy's stock, which card and page share. */
export interface StockLabels {
  outOfStock: string;
}

declare module '../locale/labels.ts' {
  interface UiLabels {
    Stock: StockLabels;
  }
}

export const stockLabels: StockLabels = { outOfStock: 'Out of stock' };
