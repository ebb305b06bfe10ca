/** A row of marks on an axis. */
export interface Lane {
  name: string;
  /** What the marks stand for, as text. */
  value: string;
  /** Places of the marks, from 0 at the start of the axis to 1 at its end. */
  marks: number[];
}

interface LanesProps {
  lanes: Lane[];
  /** Labels of the axis, and where they stand. */
  ticks: { at: number; label: string }[];
}

/** Rows of marks above a common axis: a timeline, or a number line. Marks that are off the axis are not shown. */
export function Lanes({ lanes, ticks }: LanesProps) {
  return (
    <div className="ft-demo__lanes">
      <dl className="ft-demo__lanes">
        {lanes.map(({ name, value, marks }) => (
          <div className="ft-demo__lane" key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <span className="ft-demo__track" aria-hidden="true">
                {ticks.map(({ at }) => (
                  <i className="ft-demo__tick" key={at} style={left(at)} />
                ))}
                {[...new Set(marks.filter(isOnAxis))].map((at) => (
                  <i className="ft-demo__mark" key={at} style={left(at)} />
                ))}
              </span>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      <div className="ft-demo__lane ft-demo__lane--axis" aria-hidden="true">
        <span className="ft-demo__track">
          {ticks.map(({ at, label }) => (
            <span className="ft-demo__label" key={at} style={left(at)}>
              {label}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

function left(at: number) {
  return { insetInlineStart: `${at * 100}%` };
}

function isOnAxis(at: number): boolean {
  return at >= 0 && at <= 1;
}
