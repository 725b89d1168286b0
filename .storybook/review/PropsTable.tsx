import { Badge } from './Badge.tsx';
import type { PropChange } from './review.ts';

/** What users of the kit's components have to know. */
export const PropsTable = ({ props }: { props: readonly PropChange[] }) => (
  <section
    className="review-card"
    id="review-props"
    tabIndex={-1}
    aria-labelledby="review-props-title"
  >
    <h2 id="review-props-title" className="review-head">
      Props changed
    </h2>
    <div className="review-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            <th scope="col">For users</th>
          </tr>
        </thead>
        <tbody>
          {props.map(({ component, prop, before, after, breaking, advice }) => (
            <tr key={`${component} ${prop}`}>
              <th scope="row">{component}</th>
              <td>{before === undefined ? 'None' : <code>{before}</code>}</td>
              <td>{after === undefined ? 'None' : <code>{after}</code>}</td>
              <td>
                <Badge tone={breaking ? 'bad' : 'good'}>
                  {breaking ? 'To do' : 'Nothing to do'}
                </Badge>{' '}
                <span>{advice}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);
