#!/usr/bin/env node
// Runs every check of the project. Usage: node scripts/test.mjs [STEP…]
//   STEP   runs these alone, such as Build
import { runSteps, STEPS } from './steps.mjs';

const asked = process.argv.slice(2);
console.log(`Node.js ${process.version}`);
await runSteps(asked.length ? asked : Object.keys(STEPS));
