#!/usr/bin/env node
// Runs every check of the project. Usage: node scripts/test.mjs
import { runSteps, STEPS } from './steps.mjs';

await runSteps(Object.keys(STEPS));
