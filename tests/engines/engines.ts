import { chromium, firefox } from './adapters/puppeteer';
import { webkitGtk } from './adapters/webkitGtk';
import type { Adapter } from './engine';

export type EngineName = 'chromium' | 'firefox' | 'webkitGtk';

/** Browsers as packaged by Debian. */
export const ADAPTERS: Record<EngineName, Adapter> = { chromium, firefox, webkitGtk };
