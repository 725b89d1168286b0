import type { Row } from './readRows.ts';

/** Patterns of the names of columns in exports: those of Google, Shopify, WooCommerce in several languages, schema.org. */
const NAMES = {
  toyId: [
    'toyId',
    'handle',
    'id',
    'sku',
    'productID',
    'product id',
    'artikelnummer',
    'url handle',
    '@id',
    'identifier',
    'シリアル',
    '商品コード',
    '商品id',
    'شناسه',
  ],
  group: [
    'item_group_id',
    'parent',
    'übergeordnetes produkt',
    'nadrzędny',
    'superior',
    'parente',
    'genitore',
    '親',
    'مادر',
  ],
  toyName: [
    'toyName',
    'title',
    'name',
    'nazwa',
    'nom',
    'nombre',
    'nome',
    'naam',
    'titel',
    'bezeichnung',
    'product name',
    '商品名',
    '名前',
    'نام',
    'نام محصول',
  ],
  price: [
    'variant price',
    'price',
    'offers.price',
    'offers.lowPrice',
    'regular price',
    'regulärer preis',
    'cena regularna',
    'cena',
    'tarif régulier',
    'precio normal',
    'prezzo di listino',
    'reguliere prijs',
    'preis',
    'prix',
    'precio',
    'prezzo',
    'prijs',
    '価格',
    '通常価格',
    '販売価格',
    'قیمت',
    'قیمت اصلی',
    'قیمت عادی',
  ],
  salePrice: [
    'sale_price',
    'sale price',
    'angebotspreis',
    'cena promocyjna',
    'tarif promo',
    'precio rebajado',
    'prezzo in offerta',
    'actieprijs',
    'セール価格',
    'قیمت فروش ویژه',
    'قیمت حراج',
  ],
  saleStarts: ['date sale price starts'],
  saleEnds: ['date sale price ends', 'sale_price_effective_date'],
  compareAtPrice: [
    'compareAtPrice',
    'variant compare at price',
    'compare-at price',
    'old price',
    'msrp',
    'list price',
    'uvp',
  ],
  currency: ['currency', 'offers.priceCurrency', 'währung', 'waluta', '通貨', 'ارز'],
  availableQuantity: [
    'availableQuantity',
    'variant inventory qty',
    'quantity',
    'stock',
    'inventory',
    'inventory quantity',
    'offers.inventoryLevel.value',
    'offers.inventoryLevel',
    'lager',
    'bestand',
    'lagerbestand',
    'magazyn',
    'stan magazynowy',
    'ilość',
    'inventario',
    'magazzino',
    'voorraad',
    '在庫',
    '在庫数',
    'موجودی',
    'تعداد',
    'انبار',
  ],
  availability: [
    'availability',
    'variant available',
    'offers.availability',
    'in stock?',
    'vorrätig?',
    'w magazynie?',
    'en stock ?',
    '¿existencias?',
    'in stock',
    'op voorraad?',
    '在庫あり?',
    'در انبار؟',
  ],
  description: [
    'description',
    'body (html)',
    'body html',
    'beschreibung',
    'opis',
    'descripción',
    'descrizione',
    'beschrijving',
    'content',
    '説明',
    '商品説明',
    'توضیحات',
  ],
  shortDescription: [
    'short description',
    'kurzbeschreibung',
    'krótki opis',
    'description courte',
    'descripción corta',
    'summary',
    '短い説明',
    'توضیح کوتاه',
  ],
  pictureURL: [
    'pictureURL',
    'image src',
    'image_link',
    'image link',
    'images',
    'image',
    'product image url',
    'bilder',
    'bild',
    'obrazki',
    'zdjęcia',
    'zdjęcie',
    'imágenes',
    'immagine',
    'afbeeldingen',
    'picture',
    'photo',
    '画像',
    'تصاویر',
    'تصویر',
  ],
  morePictureURLs: ['morePictureURLs', 'additional_image_link', 'additional image link'],
  variantPicture: ['variant image'],
  sellerName: [
    'sellerName',
    'vendor',
    'brand',
    'brand.name',
    'brands',
    'marke',
    'hersteller',
    'marka',
    'marki',
    'producent',
    'marken',
    'marque',
    'marques',
    'marca',
    'marcas',
    'marchi',
    'merk',
    'merken',
    'manufacturer',
    'seller',
    'メーカー',
    'ブランド',
    'برند',
    'سازنده',
  ],
  category: [
    'category',
    'product_type',
    'product type',
    'product category',
    'categories',
    'kategorien',
    'kategorie',
    'kategoria',
    'catégories',
    'categorías',
    'categorie',
    'カテゴリー',
    'カテゴリ',
    'دسته‌ها',
    'دسته',
  ],
  gtin: [
    'gtin',
    'variant barcode',
    'gtin13',
    'gtin14',
    'gtin12',
    'gtin8',
    'barcode',
    'ean',
    'upc',
    'gtin, upc, ean, or isbn',
    'gtin, upc, ean oder isbn',
    'jan',
    'janコード',
  ],
  model: ['model', 'mpn', 'variant sku'],
  rating: ['rating', 'aggregateRating.ratingValue'],
  ratingCount: ['ratingCount', 'aggregateRating.ratingCount', 'aggregateRating.reviewCount'],
  suggestedMinAge: [
    'suggestedMinAge',
    'audience.suggestedMinAge',
    'min age',
    'age',
    'alter ab',
    'wiek',
    '対象年齢',
    'سن',
  ],
  suggestedMaxAge: ['suggestedMaxAge', 'audience.suggestedMaxAge', 'max age'],
  material: ['material'],
  addedAt: ['addedAt', 'releaseDate'],
  type: ['type', 'typ', 'rodzaj', 'tipo', '種類', 'タイプ', 'نوع'],
  status: [
    'status',
    'published',
    'veröffentlicht',
    'opublikowany',
    'publié',
    'publicado',
    'pubblicato',
    'gepubliceerd',
    '公開済み',
    '公開',
    'منتشر شده',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The meanings of a column. */
export type Field = keyof typeof NAMES;

/** The column of each field. */
export type Columns = { readonly [Name in Field]?: string | undefined };

/** Other names of fields, for `--map name=Title`. */
const SHORT: Readonly<Record<string, Field>> = {
  ...{ id: 'toyId', name: 'toyName', quantity: 'availableQuantity', stock: 'availableQuantity' },
  ...{ picture: 'pictureURL', image: 'pictureURL', seller: 'sellerName', age: 'suggestedMinAge' },
};

const isField = (name: string): name is Field => Object.hasOwn(NAMES, name);
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s_\-.‌]+/g, ' ')
    .trim();

const FIELDS = Object.keys(NAMES).filter(isField);

/**
 * Returns which column has each field: by the owner's map, or by their names.
 * @throws {Error} in a sentence, if the map names an unknown field or column
 */
export function columnsOf(
  rows: readonly Row[],
  map: Readonly<Record<string, string>> = {},
): Columns {
  const names = [...new Set(rows.slice(0, 200).flatMap((row) => Object.keys(row)))];
  const columns: { [Name in Field]?: string } = {};
  for (const field of FIELDS) {
    const known = NAMES[field].map(plain);
    const found = names
      .map((name) => ({ name, rank: known.indexOf(plain(name)) }))
      .filter(({ name, rank }) => rank >= 0 && hasValues(rows, name))
      .toSorted((a, b) => a.rank - b.rank);
    if (found[0]) columns[field] = found[0].name;
  }
  for (const [name, column] of Object.entries(map)) {
    const field = SHORT[name] ?? name;
    if (!isField(field)) {
      throw new Error(`there is no field ${name} to map; there are ${FIELDS.join(', ')}.`);
    }
    if (!names.includes(column)) {
      throw new Error(`it has no column "${column}" for ${name}; it has ${names.join(', ')}.`);
    }
    columns[field] = column;
  }
  const missing = (['toyId', 'toyName', 'price'] as const).filter((field) => !columns[field]);
  if (missing.length === 0) return columns;
  const used = Object.values(columns);
  const free = names.filter((name) => !used.includes(name));
  throw new Error(
    `it has no column for ${missing.join(', ')}. Name it with --map ${missing[0]}=${free[0] ?? 'column'}, or in map of shop.ts; it has ${names.join(', ')}.`,
  );
}

/** Returns the columns that have values, none of which is in the catalogue. */
export function unusedColumns(rows: readonly Row[], columns: Columns): string[] {
  const used = Object.values(columns);
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...names].filter((name) => !used.includes(name) && hasValues(rows, name));
}

const hasValues = (rows: readonly Row[], name: string) =>
  rows.some((row) => row[name] !== undefined && row[name] !== null && row[name] !== '');
