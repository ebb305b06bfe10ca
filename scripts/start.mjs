#!/usr/bin/env node
// Starts a command that is written in TypeScript, which the oldest supported Node.js cannot run itself.
// Usage: node scripts/start.mjs COMMAND [ARGUMENT…], for the command in scripts/COMMAND.ts
//   --help   prints what stands on top of the command
import './tools.mjs';
import { readFileSync } from 'node:fs';
import { createJiti } from 'jiti';

const HELP = ['--help', '-h'];
const WRONG_USAGE = 2;

const [command] = process.argv.splice(2, 1);
const usage = readUsage(new URL(`${command}.ts`, import.meta.url));
if (usage && HELP.some((flag) => process.argv.includes(flag))) {
  console.log(usage);
} else {
  try {
    await createJiti(import.meta.url, { jsx: true }).import(`./${command}.ts`);
  } catch (error) {
    if (!String(error.code).startsWith('ERR_PARSE_ARGS_')) throw error;
    console.error(`${error.message.split('. ')[0]}. What there is, says --help.`);
    process.exitCode = WRONG_USAGE;
  }
}

/** Returns the comment on top of a command if it says how to use it; others have a help of their own. */
function readUsage(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const comment = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('//')),
  );
  const text = comment.map((line) => line.slice('// '.length)).join('\n');
  return text.includes('Usage:') ? text : undefined;
}
