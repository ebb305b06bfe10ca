// Loaded into a process before its own code: writes what it has used to the file named in USAGE_FILE.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  writeFileSync(process.env.USAGE_FILE, JSON.stringify(process.resourceUsage()));
});
