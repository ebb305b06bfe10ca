#!/usr/bin/env node
// Starts scripts/mcp.ts: the settings of coding agents name this file.
process.argv.splice(2, 0, 'mcp');
await import('./start.mjs');
