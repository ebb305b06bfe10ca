import { RateLimiterRes } from 'rate-limiter-flexible';
import ipaddr from 'ipaddr.js';
import { MAX_QUERY_LENGTH } from '../engine/searchSource';
import type { SearchEngine } from '../engine/createSearchEngine';

/** Answers of a service are kept by browsers and caches in front of it, in seconds. */
const MAX_AGE = 60;
const DEFAULT_LIMIT = 7;
const MAX_HITS = 50;

export interface SearchServiceOptions {
  /** Engines by the name of an index, then by language. */
  indexes: Record<string, Record<string, SearchEngine>>;
  /** Origin whose pages may read the answers, such as `https://docs.example.com`; all by default. */
  allowedOrigin?: string;
  /** Counts the work for a client, in usual queries; any of rate-limiter-flexible, in memory or in a store. */
  limiter?: Limiter;
  /** Counts the work for all clients. */
  capacity?: Limiter;
}

interface Limiter {
  consume: (client: string, cost: number) => Promise<unknown>;
}

/** Characters of a usual query. */
const USUAL_LENGTH = 50;

/** @param client Whose work is counted, such as `clientOf` names it; everybody's together without it. */
export type SearchHandler = (request: Request, client?: string) => Promise<Response>;

/**
 * Creates the service that a site in remote mode asks: `keyword`, `limit` (1 to 50, 7 by default),
 * `searchIndexes` (names with commas, all by default; unknown ones are left out beside known ones) and `lang`.
 *
 * @returns A function from a request to its response, for any platform: a list of groups, each an `index`
 *   and its `hits`, best first. What was asked wrongly has status 400, another method 405, too much for
 *   one client 429 and for all 503, both with `Retry-After`, a failure 500, each with `{ "error": … }`.
 */
export function createSearchHandler({
  indexes,
  allowedOrigin = '*',
  limiter,
  capacity,
}: SearchServiceOptions): SearchHandler {
  const respond = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    Response.json(body, {
      status,
      headers: {
        'access-control-allow-origin': allowedOrigin,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        ...(allowedOrigin === '*' ? {} : { vary: 'Origin' }),
        ...headers,
      },
    });
  return async (request, client = '') => {
    let busy = { status: 429, error: 'Too many requests.' };
    try {
      if (!METHODS.includes(request.method)) {
        const error = `Only ${METHODS.join(' and ')} are answered.`;
        return respond(405, { error }, { allow: METHODS.join(', ') });
      }
      const question = readQuestion(new URL(request.url).searchParams, indexes);
      const cost = Math.max(1, Math.ceil(question.keyword.length / USUAL_LENGTH));
      await limiter?.consume(client, cost);
      busy = { status: 503, error: 'The search is busy.' };
      await capacity?.consume('', cost);
      return respond(200, answer(question), { 'cache-control': `public, max-age=${MAX_AGE}` });
    } catch (error) {
      if (error instanceof BadRequest) return respond(400, { error: error.message });
      if (error instanceof RateLimiterRes) {
        const seconds = String(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
        return respond(busy.status, { error: busy.error }, { 'retry-after': seconds });
      }
      console.error(error);
      return respond(500, { error: 'The search has failed.' });
    }
  };
}

const METHODS = ['GET', 'HEAD'];

interface Question {
  keyword: string;
  limit: number;
  lang: string;
  asked: [index: string, engines: Record<string, SearchEngine>][];
}

class BadRequest extends Error {}

function readQuestion(params: URLSearchParams, indexes: SearchServiceOptions['indexes']): Question {
  const keyword = (params.get('keyword') ?? '').trim();
  const limit = readLimit(params.get('limit'));
  const lang = params.get('lang') ?? '';
  const names = (params.get('searchIndexes') ?? '').split(',').filter(Boolean);
  if (Array.from(keyword).length > MAX_QUERY_LENGTH) {
    throw new BadRequest(`keyword has more than ${MAX_QUERY_LENGTH} characters.`);
  }
  const known = [...new Set(Object.values(indexes).flatMap((engines) => Object.keys(engines)))];
  if (!known.includes(lang)) throw new BadRequest(`lang is one of ${known.join(', ')}.`);
  const asked = Object.entries(indexes).filter(
    ([name]) => names.length === 0 || names.includes(name),
  );
  if (asked.length === 0) {
    throw new BadRequest(`searchIndexes are among ${Object.keys(indexes).join(', ')}.`);
  }
  return { keyword, limit, lang, asked };
}

function answer({ keyword, limit, lang, asked }: Question): object[] {
  return asked
    .map(([index, engines]) => ({
      index,
      hits: engines[lang]?.search(keyword, limit).map(({ record }) => record) ?? [],
    }))
    .filter(({ hits }) => hits.length > 0);
}

function readLimit(text: string | null): number {
  if (text === null || text === '') return DEFAULT_LIMIT;
  const limit = /^\d+$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= MAX_HITS) return limit;
  throw new BadRequest(`limit is a whole number from 1 to ${MAX_HITS}.`);
}

/** One household or server has all IPv6 addresses that begin with the same 64 bits. */
const SHARED_BITS = 64;

/**
 * Names the client whose work is counted: an IPv4 address, or the network of an IPv6 one.
 *
 * @param remote The address that is connected.
 * @param forwarded `X-Forwarded-For`: each proxy appends who has asked it, and anybody can write what stands before.
 * @param proxies How many proxies of one's own stand in front of the service.
 */
export function clientOf(remote = '', forwarded: string | null = null, proxies = 0): string {
  const chain = [...(forwarded?.split(',').map((name) => name.trim()) ?? []), remote];
  const name = chain.at(-1 - proxies) ?? chain[0]!;
  if (!ipaddr.isValid(name)) return remote;
  const address = ipaddr.process(name);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const kept = address.toByteArray().map((byte, i) => (i < SHARED_BITS / 8 ? byte : 0));
  return ipaddr.fromByteArray(kept).toString();
}
