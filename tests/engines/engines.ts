import { chromium } from './adapters/chromium';
import { firefox } from './adapters/firefox';
import { webkitGtk } from './adapters/webkitGtk';
import type { Adapter } from './engine';

export type EngineName = 'chromium' | 'firefox' | 'webkitGtk';

/** Browsers as packaged by Debian. */
export const ADAPTERS: Record<EngineName, Adapter> = { chromium, firefox, webkitGtk };
