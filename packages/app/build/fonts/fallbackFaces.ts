import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { BrandFont } from './brandFonts.ts';
import { isIn } from './characters.ts';
import { readFont } from './readFont.ts';

interface SystemFont {
  /** A Fontsource package whose letters have the same widths. */
  name: string;
  scripts: string[];
  /** Full names of its styles, and of fonts with the same widths. */
  regular: string[];
  bold: string[];
}

const EUROPEAN = ['latin', 'latin-ext', 'cyrillic', 'greek'];

/** If a system has several of them, browsers use the last. (No package has the widths of Apple's and Windows' Arabic.) */
const SYSTEM_FONTS: SystemFont[] = [
  {
    name: 'arimo',
    scripts: EUROPEAN,
    regular: ['Arial', 'Liberation Sans', 'Arimo Regular'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  {
    name: 'roboto', // Android
    scripts: EUROPEAN,
    regular: ['Roboto', 'Roboto Regular'],
    bold: ['Roboto Bold'],
  },
  {
    name: 'noto-naskh-arabic', // Android
    scripts: ['arabic'],
    regular: ['Noto Naskh Arabic', 'Noto Naskh Arabic Regular'],
    bold: ['Noto Naskh Arabic Bold'],
  },
  {
    name: 'noto-sans-arabic',
    scripts: ['arabic'],
    regular: ['Noto Sans Arabic', 'Noto Sans Arabic Regular'],
    bold: ['Noto Sans Arabic Bold'],
  },
];

/** The weights that a system's two styles replace. Widths are exact for `weight(min, max)`, the weight that most texts have. */
const STYLES = [
  { style: 'regular', systemWeight: 400, from: 1, to: 499, weight: Math.min },
  { style: 'bold', systemWeight: 700, from: 500, to: 1000, weight: Math.max },
] as const;

/**
 * Returns the rules of a typeface's fallback, `"<family> fallback"`: fonts of systems, in which a text is as wide and a line as
 * tall as in the typeface itself. So nothing moves when that arrives.
 * @param text a long one in the shop's language: the widths are those of its letters together
 */
export async function fallbackFaces(font: BrandFont, text: string): Promise<string[]> {
  const faces: string[] = [];
  const pairs = STYLES.flatMap((style) => font.weights.map((wanted) => ({ ...style, wanted })));
  for (const { script, range, path, weights } of font.files) {
    const systems = SYSTEM_FONTS.filter(({ scripts }) => scripts.includes(script));
    const words = systems.length > 0 ? wordsIn(range, text) : []; // characters of large alphabets are equally wide
    if (words.length === 0) continue;
    const own = await loadFace(path, text);
    for (const system of systems) {
      const { name } = system;
      const file = `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;
      const face = await loadFace(file, text);
      for (const { style, systemWeight, from, to, weight, wanted } of pairs) {
        const min = Math.max(wanted.min, weights.min, from);
        const max = Math.min(wanted.max, weights.max, to);
        if (min > max) continue;
        const { width, ascent, descent, lineGap } = measure(own, weight(min, max), words);
        const scale = width / measure(face, systemWeight, words).width;
        faces.push(`@font-face {
  font-family: "${font.family} fallback";
  font-weight: ${min} ${max};
  src: ${system[style].map((title) => `local("${title}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
  line-gap-override: ${percent(lineGap / scale)};
  unicode-range: ${range};
}
`);
      }
    }
  }
  return faces;
}

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;

/** Returns the longest parts of a text that have only characters of a `unicode-range`. */
function wordsIn(range: string, text: string): string[] {
  const isInRange = isIn(range);
  const marked = [...text].map((character) => (isInRange(character) ? character : '\n'));
  return marked.join('').split('\n').filter(Boolean);
}

async function loadFace(path: string, text: string): Promise<Face> {
  const file = await subsetFont(readFont(path), text, { targetFormat: 'truetype' });
  return new Face(new Blob(file));
}

/** Measures, in em, texts in a variable font: their width, and the parts of a line. */
function measure(face: Face, weight: number, texts: readonly string[]) {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const widths = texts.flatMap((text) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
  });
  const { ascender, descender, lineGap } = font.hExtents();
  return {
    width: widths.reduce((sum, width) => sum + width, 0) / face.upem,
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
  };
}
