const sources = import.meta.glob<string>('./*.txt', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** One of the 142 barriers of the audit of accessibility tools by the UK Government Digital Service, by its name there. */
export interface Barrier {
  name: string;
  /** An example of ours: what is in the body, or a whole page. */
  html: string;
  isPage: boolean;
  /** The rules that find it. */
  foundBy: string[];
}

/** The examples of each file: after a name is `page`, for a whole page, and the rules that find the barrier. */
export const barriersByFile: ReadonlyMap<string, readonly Barrier[]> = new Map(
  Object.entries(sources).map(([file, source]) => [
    file.replace(/^\.\/|\.txt$/g, ''),
    [...source.matchAll(/^<!-- (.+?)(?: \| (.+))? -->\n(.+)$/gm)].map(
      ([, name = '', words = '', html = '']) => {
        const foundBy = words.split(' ').filter((word) => word !== '' && word !== 'page');
        return { name, html, foundBy, isPage: words.startsWith('page') };
      },
    ),
  ]),
);
