import { vi } from 'vitest';
import type {
  SearchResult,
  SearchRequest,
  SearchResponse,
} from '@funtool-docs/search/engine/searchSource';

/** Stands for the worker of search: notes what it is asked, and answers when a test says so. */
export class FakeWorker extends EventTarget {
  /** All that were created, the newest last. */
  static readonly all: FakeWorker[] = [];
  readonly asked: SearchRequest[] = [];
  isEnded = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(request: SearchRequest): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** Answers a request, by default the last one. */
  answer(response: Omit<SearchResponse, 'id'> = {}, request = this.asked.at(-1)!): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id: request.id, ...response } }));
  }

  /** Ends with an error, which names no request. */
  break(message: string): Event {
    const event = Object.assign(new Event('error', { cancelable: true }), { message });
    this.dispatchEvent(event);
    return event;
  }

  /** Queries since the index was loaded. */
  get queries(): string[] {
    return this.asked.flatMap((request) => ('query' in request ? request.query : []));
  }
}

/** Has pages and modules create workers that the test answers for. */
export function fakeWorkers(): typeof FakeWorker.all {
  FakeWorker.all.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  return FakeWorker.all;
}

/** A result as the engine describes it. */
export function result(title: string, more: Partial<SearchResult> = {}): SearchResult {
  return {
    key: title,
    href: `/en/guide/api/${title}`,
    title: { text: title, ranges: [] },
    snippet: { text: `All about ${title}.`, ranges: [] },
    category: '',
    description: '',
    ...more,
  };
}

/** Returns the response of a worker with results for these pages. */
export function found(...titles: string[]): Omit<SearchResponse, 'id'> {
  return {
    groups: titles.length > 0 ? [{ index: '', results: titles.map((one) => result(one)) }] : [],
  };
}
