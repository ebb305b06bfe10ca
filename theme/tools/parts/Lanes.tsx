import { Code } from '../../shared/Code';

/** A row of marks on an axis. */
export interface Lane {
  name: string;
  /** The marks as text. */
  value: string;
  /** Positions on the axis, from 0 to 1. */
  marks: number[];
}

interface LanesProps {
  lanes: Lane[];
  ticks: { at: number; label: string }[];
}

/** Rows of marks above a common axis; marks off the axis are hidden. */
export function Lanes({ lanes, ticks }: LanesProps) {
  return (
    <div className="ft-demo__lanes">
      <dl className="ft-demo__lanes">
        {lanes.map(({ name, value, marks }) => (
          <div className="ft-demo__lane" key={name}>
            <dt>
              <Code>{name}</Code>
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
              <Code>{value}</Code>
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
