#!/usr/bin/env node
// Starts the MCP server, which programs ask about the library, on standard input and output. Builds it first
// where its sources have changed. Usage: node scripts/mcp.mjs [--build]
//   --build   only builds it; `node dist/funtool-mcp.mjs` then starts it without looking at the sources
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { importTs } from './importTs.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const SERVER = path.join(ROOT, 'dist/funtool-mcp.mjs');

// Standard output belongs to the protocol.
console.log = console.error;

const { refreshServer } = await importTs('features/mcp/build/refreshServer.ts');
const isNew = await refreshServer(ROOT, SERVER);
if (isNew) console.error(`Built ${path.relative(ROOT, SERVER)}`);
if (!process.argv.includes('--build')) await import(pathToFileURL(SERVER).href);
