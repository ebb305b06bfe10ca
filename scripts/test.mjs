#!/usr/bin/env node
// Tests the project. Usage: node scripts/test.mjs [--all | --beyond | STEP…]
//   (nothing)   what `npm test` runs: checks, the build, its files, and journeys of readers
//   --all       both languages, sweeps over all pages, other engines and other releases as well
//   --beyond    these alone but for pictures, on the site in doc_build/
//   STEP…       these steps alone, such as Build (scripts/steps.mjs)
import { runSteps, STEPS, TIERS } from './steps.mjs';

const asked = process.argv.slice(2);
const tier = { '--all': TIERS.all, '--beyond': TIERS.beyond }[asked[0]];
const steps = tier ?? (asked.length ? asked : TIERS.test);
const unknown = steps.filter((name) => !STEPS[name]);
if (unknown.length > 0) {
  console.error(`There is no step "${unknown[0]}"; known are ${Object.keys(STEPS).join(', ')}.`);
  process.exit(2);
}
console.log(`Node.js ${process.version}`);
await runSteps(steps);
