#!/usr/bin/env node
// Starts a command that is written in TypeScript, which the oldest supported Node.js cannot run itself.
// Usage: node scripts/start.mjs COMMAND [ARGUMENT…], for the command in scripts/COMMAND.ts
import './folder.mjs';
import { createJiti } from 'jiti';

const [command] = process.argv.splice(2, 1);
await createJiti(import.meta.url, { jsx: true }).import(`./${command}.ts`);
