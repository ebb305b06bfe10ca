import type {
  Completion,
  CompletionContext,
  CompletionResult,
  CompletionSource,
} from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { importEdit, type NamedImport, readImports } from './importEdit';
import { type ApiEntry, ROOT_MODULE } from '@funtool-docs/facts/types/servedTypes';

const NAME = /[\w$]*$/;

/** Completes exports of the library, and imports a name that is chosen in code. */
export function completeLibrary(load: () => Promise<ApiEntry[]>): CompletionSource {
  return async (context) => {
    const complete = chooseCompletion(context);
    return complete && complete(context, await load().catch(() => []));
  };
}

type Complete = (context: CompletionContext, api: ApiEntry[]) => CompletionResult | null;

function chooseCompletion(context: CompletionContext): Complete | null {
  const { state, pos } = context;
  const node = syntaxTree(state).resolveInner(pos, -1);
  const line = state.doc.lineAt(pos);
  if (/(?:from\s*|require\(\s*)['"][\w/]*$/.test(line.text.slice(0, pos - line.from))) {
    return completeModule;
  }
  if (/Comment|String|Template/.test(node.name)) return null;
  const isImport = importsOf(state).some(({ from, to }) => from <= pos && pos <= to);
  if (isImport) return completeImport;
  if (context.matchBefore(/\.[\w$]*/)) return completeMember;
  return context.explicit || context.matchBefore(/[A-Za-z_$][\w$]*/) ? completeName : null;
}

function importsOf(state: EditorState): NamedImport[] {
  return readImports(syntaxTree(state), state.doc.toString());
}

const completeModule: Complete = (context, api) => {
  const { from } = context.matchBefore(/[\w/]*$/)!;
  const modules = new Set([ROOT_MODULE, ...api.map(({ module }) => module)]);
  return { from, options: [...modules].map((label) => ({ label, type: 'namespace' })) };
};

const completeImport: Complete = (context, api) => {
  const imports = importsOf(context.state);
  const place = imports.find(({ from, to }) => from <= context.pos && context.pos <= to)!;
  const { from, text } = context.matchBefore(NAME)!;
  const others = new Set(place.names.filter((name) => name !== text));
  const options = api
    .filter(({ module }) => place.module === ROOT_MODULE || place.module === module)
    .filter(({ name }) => !others.has(name));
  return { from, options: options.map(describe) };
};

const completeMember: Complete = (context, api) => {
  const before = context.matchBefore(/[\w$]+\.[\w$]*/);
  const [owner, member = ''] = before?.text.split('.') ?? [];
  const members = api.find(({ name }) => name === owner)?.members ?? [];
  const options = members.map(({ name, signature }) => ({
    label: name,
    detail: detailOf(name, signature),
    info: signature,
    type: 'method',
  }));
  return options.length > 0 ? { from: context.pos - member.length, options } : null;
};

const completeName: Complete = (context, api) => {
  const { from } = context.matchBefore(NAME)!;
  return { from, options: api.map((entry) => ({ ...describe(entry), apply: importing(entry) })) };
};

function describe({ name, module, signature }: ApiEntry): Completion {
  const isClass = signature.startsWith('new ');
  const type = signature ? (isClass ? 'class' : 'function') : 'variable';
  return {
    label: name,
    detail: detailOf(name, signature) || module,
    info: signature || module,
    type,
  };
}

function detailOf(name: string, signature: string): string {
  return signature
    .replace(/^new /, '')
    .replace(/^function /, '')
    .slice(name.length);
}

function importing({ name, module }: ApiEntry) {
  return (view: EditorView, _: Completion, from: number, to: number): void => {
    const added = importEdit(syntaxTree(view.state), view.state.doc.toString(), name, module);
    const changes = [{ from, to, insert: name }, ...(added ? [added] : [])];
    const anchor = from + name.length + (added && added.from <= from ? added.insert.length : 0);
    view.dispatch({ changes, selection: { anchor }, userEvent: 'input.complete' });
  };
}
