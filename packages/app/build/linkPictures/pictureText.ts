import { Blob, Buffer, Direction, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { brandFonts, type FontFile } from '../fonts/brandFonts.ts';
import { isIn } from '../fonts/characters.ts';
import { readFont } from '../fonts/readFont.ts';

/** A text as outlines, with the font's baseline at y = 0: it looks the same on every machine. */
export interface Outlines {
  svg: string;
  width: number;
}

/** Returns a line of text as outlines that start at x = 0, in both directions. */
export type DrawText = (text: string, size: number) => Outlines;

interface Script {
  has: (character: string) => boolean;
  face: Face;
  font: Font;
}

/** A part of a line with one font and one direction. */
interface Run {
  text: string;
  script: Script | undefined;
  isRtl: boolean;
}

const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LTR_CHARACTER = /[\p{L}\p{N}]/u;

/**
 * Loads the typefaces of a brand's font list.
 * @param list each provides the characters that those before it lack
 * @param text all texts to draw
 */
export async function loadPen(
  file: string,
  list: string,
  { weight, isRtl, text }: { weight: number; isRtl: boolean; text: string },
): Promise<DrawText> {
  const families = list.split(',').map((family) => family.trim().replaceAll('"', ''));
  const fonts = brandFonts(file);
  const files = families.flatMap(
    (family) => fonts.find((font) => font.family === family)?.files ?? [],
  );
  const distance = ({ weights: { min, max } }: FontFile) => Math.max(min - weight, weight - max, 0);
  const scripts: Script[] = [];
  // The stable sort keeps the order of the families among files that have the weight.
  for (const font of files.toSorted((a, b) => distance(a) - distance(b))) {
    const has = isIn(font.range);
    const own = [...text].filter(has).join('');
    if (own !== '') scripts.push({ has, ...(await loadFont(font.path, own, weight)) });
  }
  return (line, size) => drawRuns(inVisualOrder(runsOf(line, scripts, isRtl), isRtl), size);
}

async function loadFont(path: string, text: string, weight: number) {
  const bytes = await subsetFont(readFont(path), text, { targetFormat: 'truetype' });
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return { face, font };
}

function runsOf(line: string, scripts: readonly Script[], isRtl: boolean): Run[] {
  const runs: Run[] = [];
  for (const [piece] of line.matchAll(/\p{L}[\p{L}\p{M}\p{N}'’]*|[\s\S]\p{M}*/gu)) {
    const script = scripts.find(({ has }) => has(String.fromCodePoint(piece.codePointAt(0) ?? 0)));
    const last = runs.at(-1);
    const own = RTL_LETTER.test(piece) || (isRtl && !LTR_CHARACTER.test(piece));
    if (last?.script === script && last?.isRtl === own) last.text += piece;
    else runs.push({ text: piece, script, isRtl: own });
  }
  return runs;
}

/** Puts runs from left to right. Those against the line's direction keep their order among themselves. */
function inVisualOrder(runs: Run[], isRtl: boolean): Run[] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.[0]?.isRtl === run.isRtl) last.push(run);
    else groups.push([run]);
  }
  const ordered = isRtl ? groups.toReversed() : groups;
  return ordered.flatMap((group) => (group[0]?.isRtl ? group.toReversed() : group));
}

function drawRuns(runs: readonly Run[], size: number): Outlines {
  let [x, svg] = [0, ''];
  for (const { text, script, isRtl } of runs) {
    if (script === undefined) continue; // the shop has no font for it
    const scale = size / script.face.upem;
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(isRtl ? Direction.RTL : Direction.LTR);
    shape(script.font, buffer);
    const glyphs = buffer.getGlyphInfos();
    for (const [index, at] of buffer.getGlyphPositions().entries()) {
      const outline = script.font.glyphToPath(glyphs[index]?.codepoint ?? 0);
      const [left, top] = [x + at.xOffset * scale, -at.yOffset * scale];
      svg += `<path transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale} ${-scale})" d="${outline}"/>`;
      x += at.xAdvance * scale;
    }
  }
  return { svg, width: x };
}

/**
 * Returns a text in as few lines as a size allows, of similar widths; smaller if it does not fit.
 * @param sizes the allowed ones, the largest first
 */
export function fitLines(
  draw: DrawText,
  text: string,
  {
    width,
    height,
    lineHeight,
    sizes,
  }: { width: number; height: number; lineHeight: number; sizes: readonly number[] },
): { size: number; lines: Outlines[] } {
  const words = text.split(/\s+/).filter(Boolean);
  const wrap = (size: number, limit: number): string[] => {
    const lines: string[] = [];
    for (const word of words) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && draw(longer, size).width <= limit) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const fits = (lines: readonly string[], size: number) =>
    lines.length * size * lineHeight <= height &&
    lines.every((line) => draw(line, size).width <= width);
  const size = sizes.find((each) => fits(wrap(each, width), each)) ?? sizes.at(-1) ?? 0;
  const count = wrap(size, width).length;
  const limits = Array.from({ length: 20 }, (_, step) => width * (1 - step / 25));
  const even = limits.findLast((limit) => {
    const lines = wrap(size, limit);
    return lines.length === count && fits(lines, size);
  });
  return { size, lines: wrap(size, even ?? width).map((line) => draw(line, size)) };
}
