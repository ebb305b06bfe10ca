/** What a call gives. */
export interface Result {
  /** The call, or the name of a part of its result, as code. */
  name: string;
  /** What it gives, printed as code. */
  value?: string;
  /** In its place: why it gives nothing, in the language of the page. */
  problem?: string;
}

/** Calls of a demo with what they give; what has changed is announced to screen readers. */
export function Results({ results }: { results: Result[] }) {
  return (
    <div aria-live="polite">
      <dl className="ft-demo__results">
        {results.map(({ name, value, problem }) => (
          <div className="ft-demo__result" key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{problem ?? <code>{value}</code>}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
