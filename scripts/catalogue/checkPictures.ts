import { filesOf as pictureFiles } from '../../packages/app/build/shop/checkFiles.ts';
import type { Toy } from '../../packages/storefront/src/toy.ts';
import { safePictureUrl } from '../../packages/ui/src/primitives/Picture/safePictureUrl.ts';
import { toyPictureSizes } from '../../packages/ui/src/toys/ToyDetails/toyPictureSizes.ts';
import { countOf, type Finding, type Subject } from './findings.ts';
import type { PictureRead } from './readPicture.ts';

/** At once: a host of pictures must not take the check for an attack. */
const PARALLEL = 8;

/**
 * The kit's largest picture is the first of a toy's page. One with fewer pixels is enlarged there, so it is blurred on every
 * display; displays with a higher density show more pixels, if a picture has them.
 */
const SMALLEST_SIDE = largestWidth(toyPictureSizes);

interface ToyPicture extends Subject {
  url: string;
  /** Every file that a browser may choose: widths and formats. */
  files: string[];
}

/**
 * Returns the pictures that do not load, and those that are too small.
 * @param read returns a picture's size, or its problem; called once for each file
 */
export async function checkPictures(
  toys: readonly Toy[],
  read: (file: string) => Promise<PictureRead>,
): Promise<Finding[]> {
  const pictures = toys.flatMap(picturesOf);
  const reads = await readAll([...new Set(pictures.flatMap(({ files }) => files))], read);
  const failed: Subject[] = [];
  const small: Subject[] = [];
  for (const { url, files, ...subject } of pictures) {
    const problems = files.flatMap((file) => {
      const result = reads.get(file);
      return result && 'problem' in result ? [`${file} ${result.problem}`] : [];
    });
    const side = Math.max(...files.map((file) => shorterSide(reads.get(file))));
    if (files.length === 0) failed.push({ ...subject, detail: `${url} is not a web address` });
    else if (problems.length > 0) failed.push({ ...subject, detail: problems.join('; ') });
    else if (side < SMALLEST_SIDE) small.push({ ...subject, detail: `${url} has ${side} px` });
  }
  return [
    finding('error', failed, (pictures) => `${pictures} that the shop cannot show`),
    finding(
      'warning',
      small,
      (pictures) => `${pictures} whose shorter side has less than ${SMALLEST_SIDE} px`,
    ),
  ].flat();
}

function picturesOf({ toyId, toyName, pictureURL, morePictureURLs = [] }: Toy): ToyPicture[] {
  return [pictureURL, ...morePictureURLs]
    .filter((url) => url !== '')
    .map((url) => ({ toyId, toyName, url, files: filesOf(url) }));
}

function filesOf(url: string): string[] {
  const safeUrl = safePictureUrl(url);
  return safeUrl === undefined ? [] : pictureFiles(safeUrl);
}

async function readAll(files: readonly string[], read: (file: string) => Promise<PictureRead>) {
  const reads = new Map<string, PictureRead>();
  const queue = files.values(); // shared by the workers
  const work = async () => {
    for (const file of queue) reads.set(file, await read(file));
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return reads;
}

function shorterSide(result: PictureRead | undefined): number {
  if (result === undefined || 'problem' in result) return 0;
  return result.size === 'scalable'
    ? Number.POSITIVE_INFINITY
    : Math.min(result.size.width, result.size.height);
}

function finding(
  level: Finding['level'],
  subjects: Subject[],
  message: (pictures: string) => string,
): Finding[] {
  if (subjects.length === 0) return [];
  return [
    { level, area: 'pictures', message: message(countOf(subjects.length, 'picture')), subjects },
  ];
}

/**
 * Returns the most CSS pixels that a picture with these `<img sizes>` is wide, in any window. Each size holds from its
 * `min-width` up to that of the size before; a size in `vw` is largest at that end.
 */
export function largestWidth(sizes: string): number {
  let end = Number.POSITIVE_INFINITY;
  const widths = sizes.split(',').map((entry) => {
    const [, minWidth = '0', amount = '', unit] =
      /^(?:\(min-width: (\d+)px\) )?(\d+)(px|vw)$/.exec(entry.trim()) ?? [];
    const width = unit === 'vw' ? (Number(amount) * (end - 1)) / 100 : Number(amount);
    end = Number(minWidth);
    return width;
  });
  return Math.ceil(Math.max(...widths));
}
