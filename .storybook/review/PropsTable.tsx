import { Badge } from './Badge.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import type { PropChange } from './review.ts';

const COLUMNS = ['Component', 'Before', 'After', 'For users'];

/** Renders the changes that users of the kit's components have to know. */
export const PropsTable = ({ props }: { props: readonly PropChange[] }) => (
  <ReviewTable id="review-props" title="Props changed" columns={COLUMNS}>
    {props.map(({ component, prop, before, after, breaking, advice }) => (
      <tr key={`${component} ${prop}`}>
        <th scope="row">{component}</th>
        <td>{before === undefined ? 'None' : <code>{before}</code>}</td>
        <td>{after === undefined ? 'None' : <code>{after}</code>}</td>
        <td>
          <Badge tone={breaking ? 'bad' : 'good'}>{breaking ? 'To do' : 'Nothing to do'}</Badge>{' '}
          <span>{advice}</span>
        </td>
      </tr>
    ))}
  </ReviewTable>
);
