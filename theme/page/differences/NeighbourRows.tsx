import { usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useLocalizedPath } from '@funtool-docs/islands/client/useLocalizedPath';
import { neighboursPath, type PageNeighbours } from '@funtool-docs/facts/differences/differences';
import { Fetched } from '../../shared/Fetched';
import styles from './differences.css?url';
import { ResultTable } from './ResultTable';
import texts from './texts.json';

/** Calls that tell the function of an API page from others of its family. */
export function NeighbourRows() {
  const { page } = usePage();
  const [, of] = page.routePath.split('/guide/api/');
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <Fetched<PageNeighbours>
        path={`/${neighboursPath(of!)}`}
        texts={texts}
        button="ft-differences__retry"
      >
        {(data) => <Rows {...data} />}
      </Fetched>
    </>
  );
}

function Rows({ functions, rows }: PageNeighbours) {
  const localize = useLocalizedPath();
  const columns = functions.map(({ name, page }, index) => ({
    name,
    title: (
      <span translate="no">
        {index > 0 ? <Link href={localize(`/guide/api/${page}`)}>{name}</Link> : name}
      </span>
    ),
  }));
  return (
    <ResultTable
      columns={columns}
      rows={rows.map(({ results, ...row }) => ({
        ...row,
        results: results.map((text) => ({ text, differs: text !== results[0] })),
      }))}
    />
  );
}
