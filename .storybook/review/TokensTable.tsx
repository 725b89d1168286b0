import { Badge } from './Badge.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import type { PictureChange, TokenChange, TokenContrast } from './review.ts';

interface Props {
  tokens: readonly TokenChange[];
  pictures: readonly PictureChange[];
}

const COLUMNS = ['Token', 'Brand', 'Before', 'After', 'Contrast', 'Pictures that use it'];

/** The decisions behind the pictures. */
export const TokensTable = ({ tokens, pictures }: Props) => (
  <ReviewTable id="review-tokens" title="Tokens changed" columns={COLUMNS}>
    {tokens.map(({ token, brand, before, after, contrast }) => (
      <tr key={`${brand} ${token}`}>
        <th scope="row">
          <code>{token}</code>
        </th>
        <td>{brand}</td>
        <td>
          <Value css={before} />
        </td>
        <td>
          <Value css={after} />
        </td>
        <td>{contrast === undefined ? 'No colour' : <Contrast {...contrast} />}</td>
        <td>{pictures.filter(({ causes }) => causes.includes(token)).length}</td>
      </tr>
    ))}
  </ReviewTable>
);

const COLOUR = /^#[\da-f]{3,8}$|^(?:rgb|oklch)a?\([^()]*\)$/i;

/** The colours of a value, of each theme where they differ, beside its CSS. */
function Value({ css }: { css: string | undefined }) {
  if (css === undefined) return 'None';
  const colours = css.split(/ in (?:light|dark)(?:, )?/).filter((part) => COLOUR.test(part));
  return (
    <span className="review-swatches">
      {colours.map((colour, index) => (
        <i key={index} style={{ background: colour }} />
      ))}
      <code>{css}</code>
    </span>
  );
}

/** Cut, not rounded: 4.499 is not 4.5. */
const written = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

function Contrast({ pair, before, after, needed }: TokenContrast) {
  return (
    <>
      <span>
        {before === undefined ? '' : `${written(before)} to `}
        {written(after)} {pair}
      </span>{' '}
      <Badge tone={after >= needed ? 'good' : 'bad'}>
        {after >= needed ? `needs ${needed}` : `too low, needs ${needed}`}
      </Badge>
    </>
  );
}
