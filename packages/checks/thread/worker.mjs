// Runs blocks of pages in a thread of its own: one that hangs, ends the process or floods the memory ends this
// thread alone.
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const { answerBlocks } = await jiti.import('./answerBlocks.ts');
await answerBlocks();
