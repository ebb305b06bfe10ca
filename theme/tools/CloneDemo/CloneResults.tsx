import { clone, cloneDeep } from 'funtool/common';
import { useMemo } from 'react';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import { parseValue } from '@funtool-docs/runner/evaluator/parseValue';
import { inspectValue } from '@funtool-docs/runner/evaluator/inspectValue';
import { Results } from '../parts/Results';
import { nestedPlaces } from './nestedPlaces';
import valueTexts from '../parts/value/texts.json';
import texts from './texts.json';
import { Code } from '../../shared/Code';

/** Shows what copies share with a value; lazy-loaded, since parsing and printing take code. */
export function CloneResults({ source }: { source: string }) {
  const t = useTexts(valueTexts);
  const parsed = useMemo(() => parseValue(source), [source]);
  if ('problem' in parsed) {
    const problem = t(parsed.problem, { column: parsed.column });
    return <Results results={[{ name: 'value', problem }]} />;
  }
  const { value } = parsed;
  const copies = { clone: clone(value), cloneDeep: cloneDeep(value) };
  const results = Object.entries(copies).map(([name, copy]) => ({
    name: `${name}(value)`,
    value: inspectValue(copy),
  }));
  return (
    <>
      <Results results={results} />
      <SharedPlaces value={value} copies={copies} />
    </>
  );
}

function SharedPlaces({ value, copies }: { value: unknown; copies: Record<string, unknown> }) {
  const t = useTexts(texts);
  const places = nestedPlaces(value);
  if (places.length === 0) return <p>{t('primitive')}</p>;
  return (
    <table className="ft-demo__table">
      <thead>
        <tr>
          <th scope="col">{t('object')}</th>
          {Object.keys(copies).map((name) => (
            <th scope="col" key={name}>
              <Code>{name}</Code>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map(({ path, read }) => (
          <tr key={path}>
            <th scope="row">
              <Code>{path}</Code>
            </th>
            {Object.entries(copies).map(([name, copy]) => {
              const verdict = read(copy) === read(value) ? 'shared' : 'copied';
              return (
                <td className={`ft-demo__${verdict}`} key={name}>
                  {t(verdict)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
