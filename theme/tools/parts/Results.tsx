import { Code } from '../../shared/Code';

export interface Result {
  /** The call or a part of its result, as code. */
  name: string;
  value?: string;
  problem?: string;
}

/** Results of calls, announced to screen readers when they change. */
export function Results({ results }: { results: Result[] }) {
  return (
    <div aria-live="polite">
      <dl className="ft-demo__results">
        {results.map(({ name, value, problem }) => (
          <div className="ft-demo__result" key={name}>
            <dt>
              <Code>{name}</Code>
            </dt>
            <dd>{problem ?? <Code>{value}</Code>}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
